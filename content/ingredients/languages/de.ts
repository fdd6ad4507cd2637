import type { ReadingLanguage } from '#core/pantry/reading-language.ts'

/** German. Regular plurals and inflected adjectives are derived. */
export const de: ReadingLanguage = {
  code: 'de',
  names: `
salt | Salz, Speisesalz, Kochsalz, Tafelsalz, Jodsalz
sea salt | Meersalz, Fleur de Sel
black pepper | schwarzer Pfeffer, Pfeffer, gemahlener Pfeffer, Pfeffer aus der Mühle
white pepper | weißer Pfeffer
peppercorn | Pfefferkorn, Pfefferkörner
water | Wasser, Leitungswasser
sparkling water | Sprudel, Mineralwasser, Sprudelwasser
garlic | Knoblauch, Knoblauchzehe, Knoblauchknolle, Knobi
olive oil | Olivenöl
onion | Zwiebel, Gemüsezwiebel, Haushaltszwiebel, Speisezwiebel
red onion | rote Zwiebel
white onion | weiße Zwiebel
green onion | Frühlingszwiebel, Lauchzwiebel, Jungzwiebel
shallot | Schalotte
sugar | Zucker, Kristallzucker, Haushaltszucker, weißer Zucker
brown sugar | brauner Zucker, Rohrzucker, Rohrohrzucker
powdered sugar | Puderzucker, Staubzucker
vanilla sugar | Vanillezucker, Vanillinzucker
butter | Butter, Süßrahmbutter, Markenbutter
egg | Ei, Eier, Hühnerei, Freilandei, Bodenhaltungsei
hard-boiled egg | hartgekochtes Ei, hart gekochtes Ei, gekochtes Ei
egg white | Eiweiß, Eiklar
egg yolk | Eigelb, Eidotter, Dotter
flour | Mehl, Weizenmehl, Weißmehl, Mehl Type 405, Weizenmehl Type 405, Mehl 405
bread flour | Weizenmehl Type 550, Mehl Type 550, Brotmehl
whole wheat flour | Vollkornmehl, Weizenvollkornmehl
rye flour | Roggenmehl
spelt flour | Dinkelmehl
chicken | Huhn, Hühner, Hähnchen, Hühnchen, Hähnchenfleisch, Hühnerfleisch, Hendl, Poulet
whole chicken | ganzes Hähnchen, ganzes Huhn, Suppenhuhn, Brathähnchen
chicken breast | Hähnchenbrust, Hähnchenbrüste, Hähnchenbrustfilet, Hühnerbrust, Hühnerbrüste, Hühnerbrustfilet, Hähnchenfilet, Pouletbrust
chicken thigh | Hähnchenoberkeule, Hähnchenoberschenkel, Hähnchenkeule, Hühnerkeule, Hähnchenschenkel, Hühnerschenkel
chicken drumstick | Hähnchenunterkeule, Hähnchenunterschenkel
chicken wing | Hähnchenflügel, Chicken Wings
tomato | Tomate, Strauchtomate, Rispentomate, Paradeiser, Fleischtomate
cherry tomato | Kirschtomate, Cherrytomate, Cocktailtomate, Cocktailtomaten
roma tomato | Romatomate, Flaschentomate, Eiertomate
canned tomato | Dosentomate, Tomaten aus der Dose, geschälte Tomaten, Pelati
diced tomatoes | stückige Tomaten, gehackte Tomaten, Tomatenstücke
tomato paste | Tomatenmark
tomato sauce | Tomatensauce, Tomatensoße
sun-dried tomato | getrocknete Tomate, sonnengetrocknete Tomate
milk | Milch, Vollmilch, Kuhmilch, Frischmilch, H-Milch, Haltbare Milch, fettarme Milch
skim milk | Magermilch
buttermilk | Buttermilch
oat milk | Hafermilch, Haferdrink
almond milk | Mandelmilch, Mandeldrink
soy milk | Sojamilch, Sojadrink
coconut milk | Kokosmilch, Kokosnussmilch
potato | Kartoffel, Erdapfel, Erdäpfel, Speisekartoffel, festkochende Kartoffel, mehlige Kartoffel, mehligkochende Kartoffel, Salzkartoffel
sweet potato | Süßkartoffel, Batate
mashed potatoes | Kartoffelpüree, Kartoffelbrei
french fry | Pommes frites, Fritten
potato chips | Kartoffelchips
rice | Reis, Langkornreis
white rice | weißer Reis
brown rice | Naturreis, Vollkornreis, brauner Reis
basmati rice | Basmatireis, Basmati
jasmine rice | Jasminreis
arborio rice | Risottoreis, Arborioreis
carrot | Karotte, Möhre, Mohrrübe, gelbe Rübe, Rüebli
cheese | Käse, geriebener Käse, Reibekäse, Streukäse, Käsescheibe, Scheibenkäse, Schnittkäse
cheddar cheese | Cheddar, Cheddarkäse
mozzarella cheese | Mozzarella, Mozarella
parmesan cheese | Parmesan, Parmesankäse
feta cheese | Feta, Fetakäse, Schafskäse, Hirtenkäse
goat cheese | Ziegenkäse, Ziegenfrischkäse
gouda | Gouda, Goudakäse
swiss cheese | Emmentaler, Schweizer Käse
blue cheese | Blauschimmelkäse, Edelpilzkäse, Gorgonzola
brie | Brie, Camembert
gruyere | Gruyère, Greyerzer
cream cheese | Frischkäse, Doppelrahmfrischkäse, Philadelphia
cottage cheese | Hüttenkäse, körniger Frischkäse
mascarpone | Mascarpone
ricotta cheese | Ricotta
halloumi | Halloumi, Grillkäse
pasta | Nudel, Nudeln, Pasta, Teigwaren
spaghetti | Spaghetti, Spagetti
penne | Penne, Penne Rigate
macaroni | Makkaroni, Hörnchennudeln, Hörnli
lasagna noodle | Lasagneplatte, Lasagneblatt, Lasagneblätter, Lasagneplatten
egg noodle | Eiernudel
rice noodle | Reisnudel
farfalle | Farfalle, Schmetterlingsnudel
rotini | Fusilli, Spirelli, Spiralnudel
noodle | Mie-Nudel, Mienudel, asiatische Nudeln, Suppennudel
ground beef | Rinderhackfleisch, Rinderhack, Rindergehacktes, Rindfleisch gehackt
ground meat | Hackfleisch, Hack, Gehacktes, Faschiertes, gemischtes Hackfleisch, Hackfleisch gemischt
ground pork | Schweinehackfleisch, Schweinehack, Mett
vegetable oil | Pflanzenöl
canola oil | Rapsöl
sunflower oil | Sonnenblumenöl
coconut oil | Kokosöl, Kokosfett
sesame oil | Sesamöl
oil | Öl, Speiseöl, Bratöl
bell pepper | Paprika, Paprikaschote, Gemüsepaprika, Paprikas, Spitzpaprika
red bell pepper | rote Paprika, rote Paprikaschote, Paprika rot, roter Paprika
green bell pepper | grüne Paprika, grüne Paprikaschote, Paprika grün
yellow bell pepper | gelbe Paprika, gelbe Paprikaschote, Paprika gelb
bread | Brot, Bauernbrot, Graubrot, Mischbrot, Laib Brot, Brotscheibe
white bread | Weißbrot, Toastbrot, Toast
whole wheat bread | Vollkornbrot, Vollkorntoast, Schwarzbrot
rye bread | Roggenbrot
dinner roll | Brötchen, Semmel, Schrippe, Weckerl
baguette | Baguette, Stangenbrot
tortilla | Tortilla, Wrap, Tortillafladen, Weizentortilla
pita bread | Pitabrot, Fladenbrot, Pita
croissant | Croissant, Hörnchen
bagel | Bagel
breadcrumbs | Paniermehl, Semmelbrösel, Brösel, Semmelmehl
lemon | Zitrone
lemon juice | Zitronensaft
lemon zest | Zitronenschale, Zitronenabrieb
lime | Limette
lime juice | Limettensaft
apple | Apfel, Äpfel
applesauce | Apfelmus, Apfelmark
apple juice | Apfelsaft
corn | Mais, Maiskolben, Zuckermais, Dosenmais, Gemüsemais
bacon | Speck, Bacon, Frühstücksspeck, Schinkenspeck, Speckwürfel, Bauchspeck, Schinkenwürfel
baking powder | Backpulver
baking soda | Natron, Speisenatron, Backnatron
yeast | Hefe, Trockenhefe, frische Hefe, Germ, Hefewürfel
cornstarch | Speisestärke, Maisstärke, Stärke, Mondamin
banana | Banane
celery | Staudensellerie, Stangensellerie, Bleichsellerie
celery root | Sellerie, Knollensellerie, Sellerieknolle
cinnamon | Zimt, gemahlener Zimt, Zimtpulver
cinnamon stick | Zimtstange
mushroom | Pilz, Pilze, Champignon, frische Champignons, Schwammerl
button mushroom | weiße Champignons
cremini mushroom | braune Champignons, brauner Champignon
oyster mushroom | Austernpilz
dried porcini mushroom | getrocknete Steinpilze
wild mushroom | Pfifferling, Steinpilz, Waldpilz
spinach | Spinat, Blattspinat, Babyspinat
frozen spinach | Rahmspinat, TK-Spinat, tiefgekühlter Spinat
vanilla extract | Vanilleextrakt, Vanillearoma
vanilla bean | Vanilleschote
broccoli | Brokkoli, Broccoli, Brokoli
cauliflower | Blumenkohl, Karfiol
cilantro | Koriandergrün, frischer Koriander, Korianderblätter
coriander | Koriander, gemahlener Koriander, Korianderpulver
parsley | Petersilie, glatte Petersilie, krause Petersilie, Peterli
basil | Basilikum
dill | Dill
chive | Schnittlauch
mint | Minze, Pfefferminze
rosemary | Rosmarin
thyme | Thymian
sage | Salbei
oregano | Oregano
dried oregano | getrockneter Oregano, Oregano getrocknet
marjoram | Majoran
tarragon | Estragon
bay leaf | Lorbeerblatt, Lorbeerblätter, Lorbeer
avocado | Avocado
cucumber | Gurke, Salatgurke, Schlangengurke
pickle | Gewürzgurke, saure Gurke, Essiggurke, Gewürzgurken, Cornichon, Salzgurke
garlic powder | Knoblauchpulver, Knoblauchgranulat
onion powder | Zwiebelpulver
ginger | Ingwer, Ingwerwurzel, frischer Ingwer, Ingwerknolle
ground ginger | gemahlener Ingwer, Ingwerpulver
honey | Honig, Bienenhonig
maple syrup | Ahornsirup
agave nectar | Agavendicksaft, Agavensirup
orange | Orange, Apfelsine
orange juice | Orangensaft, O-Saft
orange zest | Orangenschale
mandarin orange | Mandarine, Clementine, Klementine
grapefruit | Grapefruit, Pampelmuse
soy sauce | Sojasauce, Sojasoße, Soja-Soße
fish sauce | Fischsauce, Fischsoße
oyster sauce | Austernsauce
chicken broth | Hühnerbrühe, Hühnersuppe klar, Geflügelbrühe, Hühnerbouillon, Geflügelfond
beef broth | Rinderbrühe, Fleischbrühe, Rinderfond, Rindsuppe
vegetable broth | Gemüsebrühe, Gemüsebouillon, Gemüsefond, Gemüsebrühpulver
broth | Brühe, Bouillon
bouillon cube | Brühwürfel, Suppenwürfel
heavy cream | Schlagsahne, Sahne, Schlagobers, süße Sahne, Rahm, Schlagrahm
light cream | Kochsahne, Kaffeesahne, Cremefine
whipped cream | geschlagene Sahne, Sprühsahne
sour cream | saure Sahne, Sauerrahm, Schmand
creme fraiche | Crème fraîche, Creme fraiche
lettuce | Salat, Kopfsalat, Blattsalat, grüner Salat, Salatkopf
iceberg lettuce | Eisbergsalat, Eissalat
romaine lettuce | Römersalat, Romanasalat, Romana
mixed greens | gemischter Salat, Salatmix, Pflücksalat, Blattsalatmischung
mache | Feldsalat, Vogerlsalat, Rapunzel, Nüsslisalat
arugula | Rucola, Rauke
radicchio | Radicchio
endive | Chicorée, Chicoree, Endivie, Endiviensalat
mayonnaise | Mayonnaise, Mayo, Majonäse
ketchup | Ketchup, Tomatenketchup
mustard | Senf, mittelscharfer Senf
dijon mustard | Dijonsenf, Dijon-Senf
hot sauce | scharfe Sauce, Chilisauce scharf, scharfe Soße
barbecue sauce | Grillsauce, Barbecuesauce, BBQ-Sauce
pea | Erbse, TK-Erbsen, grüne Erbse
peanut butter | Erdnussbutter, Erdnussmus, Erdnusscreme
shrimp | Garnele, Krabbe, Shrimps, Riesengarnele, Gambas
salmon | Lachs, Lachsfilet
smoked salmon | Räucherlachs, geräucherter Lachs
tuna | Thunfisch, Tunfisch, Thunfischfilet
canned tuna | Dosenthunfisch, Thunfisch in der Dose, Thunfischdose, Thunfisch in Öl
fish | Fisch, Fischfilet
cod | Kabeljau, Dorsch, Kabeljaufilet
white fish | Seelachs, Seelachsfilet, Weißfisch
fish stick | Fischstäbchen
trout | Forelle
herring | Hering
mackerel | Makrele
sardine | Sardine, Ölsardine
anchovy | Sardelle, Anchovis
mussel | Muschel, Miesmuschel
squid | Tintenfisch, Calamari, Kalmar
crab | Krebs
zucchini | Zucchini, Zucchetti
eggplant | Aubergine, Melanzani
pumpkin | Kürbis, Hokkaido, Hokkaidokürbis, Speisekürbis
butternut squash | Butternutkürbis, Butternut-Kürbis, Butternut
green bean | grüne Bohne, Brechbohne, Prinzessbohne, Fisole, Stangenbohne, Buschbohne
bean | Bohne
kidney bean | Kidneybohne, Kidney Bohne, Kidney-Bohne, rote Kidneybohne, rote Bohne
black bean | schwarze Bohne
white bean | weiße Bohne
fava bean | dicke Bohne, Saubohne, Ackerbohne
chickpea | Kichererbse
chickpea flour | Kichererbsenmehl
lentil | Linse, Tellerlinse
red lentil | rote Linse
green lentil | grüne Linse
soybean | Sojabohne
oats | Haferflocken, Hafer, zarte Haferflocken, kernige Haferflocken
granola | Müsli, Knuspermüsli
corn flakes | Cornflakes
paprika | Paprikapulver, Paprika edelsüß, edelsüßes Paprikapulver, Paprikapulver edelsüß
smoked paprika | geräuchertes Paprikapulver, Räucherpaprika
hot paprika | Paprikapulver rosenscharf, rosenscharfes Paprikapulver
cumin | Kreuzkümmel, Kumin, gemahlener Kreuzkümmel
caraway seed | Kümmel
turmeric | Kurkuma, Gelbwurz
curry powder | Curry, Currypulver
nutmeg | Muskat, Muskatnuss
clove | Gewürznelke, Nelke
cardamom | Kardamom
allspice | Piment
star anise | Sternanis
anise seed | Anis
saffron | Safran
juniper berry | Wacholderbeere
fennel | Fenchel, Fenchelknolle
chili powder | Chilipulver
cayenne pepper | Cayennepfeffer
red pepper flakes | Chiliflocken
chili pepper | Chili, Chilischote, Peperoni, Pfefferoni, rote Chili
strawberry | Erdbeere
blueberry | Heidelbeere, Blaubeere
raspberry | Himbeere
blackberry | Brombeere
currant | Johannisbeere, Ribisel
cranberry | Preiselbeere
gooseberry | Stachelbeere
berry | Beere, Beerenmischung, gemischte Beeren
cherry | Kirsche, Süßkirsche, Sauerkirsche
grape | Traube, Weintraube, Trauben
peach | Pfirsich
nectarine | Nektarine
apricot | Aprikose, Marille
plum | Pflaume, Zwetschge, Zwetschke
prune | Trockenpflaume, Backpflaume, Dörrpflaume
pear | Birne
pineapple | Ananas
mango | Mango
melon | Melone, Honigmelone
watermelon | Wassermelone
kiwi | Kiwi
fig | Feige
date | Dattel
pomegranate | Granatapfel, Granatäpfel
rhubarb | Rhabarber
coconut | Kokosnuss
shredded coconut | Kokosraspel, Kokosflocken
raisin | Rosine, Sultanine
nut | Nuss, Nüsse
almond | Mandel, ganze Mandeln
sliced almonds | Mandelblättchen, gehobelte Mandeln
almond meal | gemahlene Mandeln
walnut | Walnuss, Baumnuss, Walnusskern
hazelnut | Haselnuss, gemahlene Haselnüsse
peanut | Erdnuss
cashew | Cashew, Cashewkern, Cashewnuss
pistachio | Pistazie
pine nut | Pinienkern
sunflower seed | Sonnenblumenkern
pumpkin seed | Kürbiskern
sesame seed | Sesam, Sesamsamen, Sesamkörner
flaxseed | Leinsamen
poppy seed | Mohn
chia seed | Chiasamen, Chia
chestnut | Kastanie, Marone, Esskastanie
yogurt | Joghurt, Naturjoghurt, Jogurt, Joghurt natur
greek yogurt | griechischer Joghurt, Sahnejoghurt
farmer cheese | Quark, Magerquark, Speisequark, Topfen, Sahnequark
chocolate chips | Schokotropfen, Schokoladentropfen, Schokodrops
chocolate | Schokolade, Schoki, Kuvertüre
dark chocolate | Zartbitterschokolade, dunkle Schokolade, Bitterschokolade, Zartbitterkuvertüre
milk chocolate | Vollmilchschokolade, Milchschokolade
white chocolate | weiße Schokolade
cocoa powder | Kakao, Kakaopulver, Backkakao
chocolate hazelnut spread | Nutella, Nuss-Nougat-Creme, Schokocreme, Nougatcreme
jam | Marmelade, Konfitüre, Erdbeermarmelade, Erdbeerkonfitüre
cabbage | Kohl, Weißkohl, Weißkraut, Kraut, Spitzkohl
red cabbage | Rotkohl, Blaukraut, Rotkraut
savoy cabbage | Wirsing, Wirsingkohl
napa cabbage | Chinakohl
brussels sprout | Rosenkohl, Kohlsprossen
kale | Grünkohl
kohlrabi | Kohlrabi
sauerkraut | Sauerkraut
bok choy | Pak Choi, Pak Choy
swiss chard | Mangold
leek | Lauch, Porree, Lauchstange
asparagus | Spargel, grüner Spargel, weißer Spargel
beet | Rote Bete, Rote Beete, Rote Rübe, Rande
radish | Radieschen, Rettich
turnip | Weiße Rübe, Mairübe
parsnip | Pastinake
artichoke | Artischocke
artichoke heart | Artischockenherz, Artischockenherzen
olive | Olive
black olive | schwarze Olive
green olive | grüne Olive
caper | Kaper
mixed vegetables | Gemüse, Mischgemüse, Suppengemüse, Suppengrün, Gemüsemischung, TK-Gemüse
bean sprout | Sojasprosse, Sprossen, Mungbohnensprossen
bamboo shoot | Bambussprosse
vinegar | Essig, Weinessig, Tafelessig
apple cider vinegar | Apfelessig
balsamic vinegar | Balsamico, Balsamicoessig, Balsamessig, Aceto Balsamico
white wine vinegar | Weißweinessig
red wine vinegar | Rotweinessig
white vinegar | Essigessenz, Branntweinessig
beef | Rind, Rindfleisch, Rindergulasch
stew beef | Gulasch, Gulaschfleisch, Rindergulasch
steak | Steak, Rindersteak, Rumpsteak, Hüftsteak
roast beef | Roastbeef
veal | Kalb, Kalbfleisch
pork | Schwein, Schweinefleisch
pork chop | Schweinekotelett, Kotelett, Schweineschnitzel, Schnitzel
pork tenderloin | Schweinefilet, Schweinelende
pork belly | Schweinebauch
lamb | Lamm, Lammfleisch
turkey | Pute, Truthahn, Putenfleisch
turkey breast | Putenbrust, Putenschnitzel, Putenbrustfilet
duck | Ente, Entenbrust
goose | Gans
rabbit | Kaninchen
ham | Schinken, Kochschinken, gekochter Schinken
prosciutto | Rohschinken, roher Schinken, Parmaschinken, Serranoschinken, luftgetrockneter Schinken
salami | Salami
sausage | Wurst, Würstchen, Bratwurst, Würste, Wiener, Wiener Würstchen
lunch meat | Aufschnitt, Wurstaufschnitt
liver | Leber
coffee | Kaffee, Kaffeepulver, Kaffeebohnen
tea | Tee, Schwarztee, schwarzer Tee, Teebeutel
green tea | Grüntee, grüner Tee
herbal tea | Kräutertee
tofu | Tofu
tempeh | Tempeh
worcestershire sauce | Worcestersauce, Worcestersoße
couscous | Couscous, Kuskus
bulgur | Bulgur
quinoa | Quinoa
polenta | Polenta, Maisgrieß
semolina flour | Grieß, Hartweizengrieß, Weichweizengrieß
millet | Hirse
barley | Gerste, Graupen, Perlgraupen
buckwheat | Buchweizen
white wine | Weißwein
red wine | Rotwein
wine | Wein
beer | Bier
champagne | Sekt
rum | Rum
ice | Eiswürfel
ice cream | Eis, Eiscreme, Speiseeis, Vanilleeis
margarine | Margarine
lard | Schmalz, Schweineschmalz
ghee | Butterschmalz
puff pastry | Blätterteig
pizza dough | Pizzateig
phyllo dough | Filoteig, Yufkateig
gelatin | Gelatine
pudding mix | Puddingpulver
sweetened condensed milk | Kondensmilch gezuckert, Milchmädchen
evaporated milk | Kondensmilch
tortilla chips | Tortillachips, Nachos
cracker | Cracker, Kräcker, Salzgebäck
cookie | Keks, Plätzchen, Butterkeks
crispbread | Knäckebrot
ladyfinger | Löffelbiskuit
salsa | Salsa, Salsasauce
pesto | Pesto, Basilikumpesto, grünes Pesto
hummus | Hummus, Humus
tahini | Tahini, Tahin, Sesampaste, Sesammus
horseradish | Meerrettich, Kren
pasta sauce | Nudelsauce, Pastasauce, Nudelsoße
gnocchi | Gnocchi
ravioli | Ravioli
tortellini | Tortellini
dumpling | Knödel, Kloß, Klöße, Semmelknödel, Kartoffelknödel
spaetzle | Spätzle
italian seasoning | italienische Kräuter
herbes de provence | Kräuter der Provence
garam masala | Garam Masala
sweet chili sauce | süße Chilisauce
pizza | Pizza
frozen pizza | Tiefkühlpizza, TK-Pizza
lemonade | Limonade, Limo
cola | Cola
soda | Softdrink
vegetable juice | Gemüsesaft
tomato juice | Tomatensaft
apple cider | Apfelmost
sesame | Sesamkorn
liverwurst | Leberwurst
meatball | Frikadelle, Bulette, Hackbällchen, Fleischpflanzerl
potato salad | Kartoffelsalat
soup | Suppe
sauce | Sauce, Soße
alpine cheese | Bergkäse
tomato puree | passierte Tomaten, Tomatenpassata, Passata, Tomatenpüree
kosher salt | grobes Salz
french fry | Pommes, Pommes frites
american cheese | Schmelzkäse, Toastkäse
fried onion | Röstzwiebel, geröstete Zwiebel
parsley root | Petersilienwurzel
rice vinegar | Reisessig
dried thyme | getrockneter Thymian
dried basil | getrocknetes Basilikum
dried rosemary | getrockneter Rosmarin
dried parsley | getrocknete Petersilie
hamburger bun | Hamburgerbrötchen, Burgerbrötchen, Burger Buns
hamburger patty | Burgerpatty, Rinderpatty
garlic bread | Kräuterbaguette, Knoblauchbaguette
leberkäse | Leberkäse, Fleischkäse
herring | Matjes
hake | Seehecht
redfish | Rotbarsch
plaice | Scholle
quince | Quitte
elderberry | Holunderbeere
sparkling water | Selters
jam | *marmelade, *konfitüre, *gelee
yogurt | *joghurt
bread | *brot
dinner roll | *brötchen, *semmel
herbal tea | *tee
ice cream | Erdbeereis, Schokoladeneis, Schokoeis, Eis am Stiel
sausage | *würstchen, *wurst
soup | *suppe
mushroom | *pilze
potato chips | Chips
rice cake | Reiswaffel, Maiswaffel
oat cream | Hafersahne, Hafercuisine
beef roast | Rinderbraten, Sauerbraten
pork shoulder | Schweinebraten, Schweineschulter, Schweinenacken
ground turkey | Putenhack, Putenhackfleisch
beef rouladen | Rinderroulade
cheese spread | Streichkäse
tart cherry | Schattenmorelle
sugar snap pea | Zuckerschote, Zuckererbse
baby potato | Drilling, Drillinge, kleine Kartoffeln
date | Datteln
lactose-free milk | laktosefreie Milch
tagliatelle | Bandnudel, Tagliatelle
mixed herbs | Kräuter, gemischte Kräuter, Kräutermischung, 8-Kräuter-Mischung
apple spritzer | Apfelschorle
mixed vegetables | Kaisergemüse, Buttergemüse
short-grain rice | Milchreis, Rundkornreis
nut butter | Nussmus
bologna | Lyoner, Fleischwurst
bechamel sauce | Bechamel, Bechamelsauce
roast chicken | Brathuhn, Grillhähnchen
jalapeno | Jalapeño, Jalapeno-Chili
cooking spray | Backtrennspray, Ölspray, Sprühöl
flour tortilla | Weizentortilla
yellow mustard | gelber Senf, amerikanischer Senf
crushed tomatoes | zerdrückte Tomaten
grape tomato | Datteltomate, Snacktomate
rotisserie chicken | Grillhendl
italian sausage | Salsiccia
panko | Panko, Pankomehl
red potato | rote Kartoffel, rotschalige Kartoffel
yukon gold potato | gelbe Kartoffel
cooked chicken | gekochtes Hähnchen, gegartes Hähnchen, gekochtes Huhn
cornmeal | Maismehl
taco seasoning | Taco-Gewürz, Tacogewürz
dark brown sugar | dunkler brauner Zucker, dunkler Rohrzucker
dried cranberry | getrocknete Cranberry, getrocknete Preiselbeere
hot dog | Hotdog-Würstchen
orange bell pepper | orange Paprika, Paprika orange
pie crust | Mürbeteig, Kuchenboden
ramen noodle | Ramennudel, Instantnudel
sweet onion | süße Zwiebel
cream of mushroom soup | Pilzcremesuppe, Champignoncremesuppe
cream of chicken soup | Hühnercremesuppe
marshmallow | Marshmallow
pumpkin puree | Kürbispüree
chicken tender | Hähnchen-Innenfilet, Hähnchenstreifen
chuck roast | Rinderschulter, Rindernacken
english cucumber | Gewächshausgurke
fettuccine | Fettuccine
firm tofu | fester Tofu, Naturtofu
graham cracker | Vollkornkeks
granny smith apple | Granny Smith
green chile | grüne Chili
kalamata olive | Kalamata-Olive
linguine | Linguine
pepperoni | Peperoniwurst, Peperonisalami
`,
  describing: `gestern geräuchert gewaschen weich hart rot-weiß abgepackt fertig angebraten halbfett vollfett eingefroren frisch gehackt gewürfelt gerieben gemahlen geschnitten klein groß mittelgroß mittel reif bio tk tiefgekühlt
    tiefkühl gefroren ungesalzen gesalzen gekocht roh geschält ungeschält übrig restlich rest reste selbstgemacht glatt
    fettarm haltbar ganz ganze lang alt neu angebrochen offen geöffnet fein grob mager geraspelt gepresst natur
    unbehandelt entsteint getrocknet eingelegt gegart gebraten gegrillt mild scharf gut vorgekocht regional
    laktosefrei vegan leicht stück frischgepresst aufgetaut`,
  units: `er el tl esslöffel teelöffel g gr gramm kg kilo kilogramm pfund pfd l liter ml milliliter cl dl tasse tassen becher
    glas gläser dose dosen dös'chen büchse büchsen packung packungen pck pkg päckchen pack pckg tüte tüten beutel sack
    netz kiste karton kasten flasche flaschen fl stück stk st stücke scheibe scheiben zehe zehen bund bündel bd kopf köpfe
    knolle knollen stange stangen zweig zweige blatt blätter prise prisen msp messerspitze handvoll hand tropfen schuss
    spritzer würfel kugel kugeln rolle rollen laib laibe tafel tafeln riegel tetrapack tetrapak schale schalen
    schälchen tube tuben portion portionen ecke ecken block blöcke eimer körbchen haufen topf töpfe tropfen spritzer zweiglein
    stiel stiele ring ringe filets paar dutzend`,
  numbers: `ne nen n ein eine einen einem einer eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf halb halbe halber halbes
    halben viertel anderthalb eineinhalb zweieinhalb dutzend paar`,
  vague: `ne halbe, nen halben, ein halbes glas, ein paar, paar, einige, etwas, ein bisschen, bisschen, ein wenig, wenig, viel, viele, mehrere, genug, ein rest,
    rest, reste, reste von, einen rest, ein halbes, eine halbe, einen halben, ein halber, eine menge, noch etwas, noch ein paar, ca, circa,
    etwa, ungefähr, knapp, ein kleines stück, ein stück, ein stückchen, n bisschen, 'n bisschen, bissl, a bissl, jede menge`,
  joins: 'und u sowie oder bzw plus',
  small: 'am von vom der die das den dem des aus an im in zum zur für noch auch',
  headings: `tür, vorratsregal, regal, oben, unten, mitte, summe, gesamt, bar, fach, schublade, notizen, kühlschrank, im kühlschrank, gefrierschrank, tiefkühler, tiefkühlfach, gefrierfach, vorratskammer, vorrat, vorräte, vorratsschrank,
    einkaufsliste, einkaufszettel, einkauf, einkaufen, zutaten, obst und gemüse, obst & gemüse, obst, gemüse, milchprodukte, fleisch, gewürze,
    tiefkühl, tiefgekühltes, tiefkühlkost, getränke, backwaren, backzutaten, trockenwaren, konserven, kühlregal, sonstiges, speisekammer, keller, brot,
    haushalt, drogerie, kräuter, fleisch und fisch, fisch, molkereiprodukte, wochenmarkt, supermarkt, noch zu kaufen, besorgen,
    was ich habe, noch da, vorhanden, schrank, küche, im schrank, im vorrat, süßes, snacks, basics, kühlung, aldi, lidl, rewe, edeka`,
  places:
    'kühlschrank gefrierschrank tiefkühler tiefkühlfach gefrierfach vorratskammer vorratsschrank vorratsregal vorrat vorräte speisekammer einkaufsliste einkaufszettel einkauf gemüsekiste schrank küche regal tür summe gesamt',
  filler: `da hätte habe dabei alles sonst so nur leider gerade eigentlich ist sind war liegen liegt rum rumliegen gefunden weg machen kann man was daraus damit hallo hi moin danke einfach vielleicht glaube ich meine mein unser unsere diese dieser woche muss müssen verbraucht werden bald ich habe noch, ich habe, ich hab noch, ich hab, hab noch, habe noch, wir haben noch, wir haben, wir brauchen, ich brauche, es gibt noch, es gibt,
    da ist noch, da sind noch, im kühlschrank sind, im kühlschrank ist, im kühlschrank habe ich, im kühlschrank liegen, im kühlschrank liegt, zu hause habe ich, außerdem, dann noch, dazu,
    bitte, hier, also, haben wir, habe ich, hab ich, noch, auch, und dann, und noch, im schrank, im tiefkühler, bitte kaufen, kaufen, brauchen, was kann ich kochen mit, zuhause habe ich, bei mir liegen, übrig sind, übrig ist, dann habe ich noch, heute`,
  none: 'kein, keine, keinen, ohne, kein bisschen',
  household: `klopapier toilettenpapier, küchenrolle, küchenpapier, spülmittel, waschmittel, seife, shampoo, zahnpasta,
    zahncreme, müllbeutel, müllsäcke, alufolie, backpapier, frischhaltefolie, taschentücher, servietten,
    batterien, katzenfutter, hundefutter, windeln, putzmittel, duschgel, deo, kerzen, spülmaschinentabs,
    schwämme, glühbirnen, katzenstreu, waschpulver, weichspüler, blumen, zahnbürste, blumenerde`,
}
