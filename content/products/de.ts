import type { LabelWords } from '#core/products/label-words.ts'

/** What German, Austrian and Swiss shops print. */
export const de: LabelWords = {
  names: `
ground beef | Rinderhackfleisch, Rinder Hackfleisch, Rinderhack, *rinderhack, Rindergehacktes
salmon | *lachsfilet, *lachsfilets, Wildlachs, Lachsfilet
pork | Nackensteak, Nackensteaks, Schweinenacken, Schweinenackensteak
hazelnut | Haselnusskerne
peanut | Erdnüsse, Erdnuss, Erdnüsse geröstet
chicken | Geflügel, Geflügelfleisch, Hähnchen Geflügel, Geflügel Hähnchen, Geflügel Hähnchen Fleisch
dinner roll | *brötchen, *semmel, *weckle, *weck, *schrippe, *laugenstange, Laugenstange, Krustis, Kaiserbrötchen
brioche | Brioche, Briocheknoten, Hefezopf, *zopf
bread | *brot, *kruste, *laib, *krusti, Brot Backwaren, Backwaren, Körner Krus, Körnerkruste
white bread | *toast, *toastbrot
whole wheat bread | *vollkornbrot
crispbread | Knäckebrot, Knäcke, *knäcke
baguette | *baguette, Baguettes
pretzel | Brezel, Laugenbrezel, Breze, *brezel, *brezn, Salzstangen, Salzbrezel
croissant | *croissant, Buttercroissant
cake | Kuchen, *kuchen, *torte, Torte, *stollen, Stollen, Gugelhupf
doughnut | Berliner, Krapfen, Donut, *donut
cookie | Keks, Kekse, *keks, *kekse, Plätzchen, *plätzchen, Gebäck, *gebäck, Leibniz, Butterkeks, Spekulatius, Cookies
waffle | Waffel, *waffel, Waffeln, *waffeln
muffin | Muffin, *muffin
herbal tea | Kamillentee, Pfefferminztee, Kräutertee, Fencheltee, Früchtetee, Rooibostee, Rotbuschtee, Salbeitee, Hagebuttentee, Ingwertee
green tea | Grüner Tee, Grüntee
tea | *tee, Eistee, Schwarztee, Darjeeling, Earl Grey, Assam
coffee | *kaffee, Kaffee gemahlen, Bohnenkaffee, Espresso, Kaffeepads, Kaffeekapseln, Caffe Crema
cocoa powder | Kakao
sugar | *zucker, Feinzucker, Raffinade, Würfelzucker
brown sugar | Rohrzucker, Rohrohrzucker
honey | *honig
jam | *marmelade, *konfitüre, Fruchtaufstrich, *gelee
salad | Salatbar, *salat, Salatschale
lettuce | Kopfsalat, Blattsalat, Pflücksalat, Salatherzen
iceberg lettuce | Eisbergsalat, Eissalat
mache | Feldsalat
romaine lettuce | Romanasalat, Romanaherzen, Mini Romana
potato salad | Kartoffelsalat
coleslaw | Krautsalat, Farmersalat
egg salad | Eiersalat
pasta salad | Nudelsalat
potato pancakes | Reibekuchen, Kartoffelpuffer, Reiberdatschi, Rösti
tv dinner | Fertiggericht, Fertiggerichte, Fertigmenü, Tellergericht
frozen pizza | *pizza, Steinofenpizza, Pizza
soup | *suppe, Suppe, *eintopf, Eintopf
sauce | *sauce, *soße, *sosse, Sauce, Soße
chip | Chips, *chips, Crisps
peanut puffs | Erdnussflips, Flips
candy | Bonbon, Bonbons, *bonbons, Fruchtgummi, Weingummi, Lakritz, Goldbären, Gummibären, Gummibärchen, Lutscher, Kaubonbon
chewing gum | Kaugummi, *kaugummi
chocolate candy | Pralinen, Praline, *pralinen, Schokoriegel, Kinder Riegel, Riegel, Überraschungsei, Ü Ei, Konfekt, Toffee
chocolate | *schokolade, *schoko, Schokolade, Schoko, Tafelschokolade, Vollmilchschoko
granola bar | Müsliriegel
granola | *müsli, Müsli, *müesli
ice cream | *eis, *eiscreme, Eis am Stiel
pudding | *pudding, Pudding, Grießpudding, Götterspeise
rice pudding | Milchreis fertig
yogurt | *joghurt, *jogurt, Fruchtjoghurt, Joghurt pur, Jog, Joghurt mild, *joghurtdrink
greek yogurt | Skyr, griechischer Joghurt, Joghurt griechischer Art
farmer cheese | *quark, Frühlingsquark, Kräuterquark, Magerquark, Speisequark
cream cheese | *frischkäse, Frischkäsezubereitung
cheese | *käse, Käseaufschnitt, Bergkäse, Butterkäse, Tilsiter, Maasdamer, Edamer, Leerdammer, Appenzeller, Raclette, Scheibletten
swiss cheese | Emmentaler, Schweizer Emmentaler, Emmentaler Stück
mozzarella cheese | *mozzarella
meatloaf | Leberkäse, Fleischkäse
milk | H-Milch, *vollmilch, Frischmilch, Weidemilch, Heumilch, Alpenmilch, Landmilch, Milch fettarm, H Vollmilch
rice milk | Reismilch, Reisdrink
oat milk | Haferdrink, Hafermilch
evaporated milk | Kondensmilch, Dosenmilch, Kaffeemilch
buttermilk | *buttermilch
heavy cream | *schlagsahne, *sahne
sour cream | Saure Sahne, Schmand
butter | Deutsche Markenbutter, *markenbutter, Weidebutter, Kräuterbutter, Süßrahmbutter, Irische Butter
margarine | *margarine
egg | Eier, *eier, Freilandeier, Eier Freiland, Eier Bodenhaltung, Eier 10er
juice | *saft, Saft, Multivitaminsaft, *nektar, Nektar, Multivitamin
orange juice | Orangensaft, Orangensaft mild, Orangendirektsaft
apple juice | Apfelsaft, Apfeldirektsaft
tomato juice | Tomatensaft
orange | Saftorange, Saftorangen, *orange, *orangen
lemonade | *limonade, *limo, Limo, Limonade, Zitronenlimonade
soda | *brause, Spezi, Cola Mix
cola | *cola
water | *wasser, Mineralwasser still, Wasser still, Stilles Wasser, Quellwasser
sparkling water | Mineralwasser, Sprudel, Mineralwasser Medium, Mineralwasser Classic, Sprudelwasser
coconut water | Kokoswasser
apple spritzer | Apfelschorle, *schorle
beer | *bier, Pils, Pilsener, Pilsner, *pils, Weizen Bier, Hefeweizen, Weißbier, Radler, Kölsch, Altbier, Helles
white wine | *weißwein, Riesling, Grauburgunder, Chardonnay, Müller Thurgau, Silvaner
red wine | *rotwein, Dornfelder, Merlot, Spätburgunder, Primitivo, Tempranillo
wine | *wein, Rosé, Rosewein
champagne | *sekt, Prosecco, Secco, Crémant
rum | *rum, Überseerum, Übersee Rum
vodka | Wodka, Vodka, *wodka, *vodka
whiskey | Whisky, Bourbon
liqueur | *likör, Likör, Eierlikör
sausage | *wurst, *würstchen, *wurstchen, Bockwurst, Wiener, Nürnberger, Rostbratwurst, Krakauer, Cabanossi, Knacker
bologna | Mortadella, Lyoner, Fleischwurst, Bierschinken, Gelbwurst
liverwurst | Leberwurst, *leberwurst
salami | *salami
ham | *schinken, Kochschinken, Hinterschinken
lunch meat | *aufschnitt, Hähnchenaufschnitt
ground meat | *hackfleisch, Hack gemischt
pork | *schweinebraten, Kassler, Kasseler
meatball | Frikadelle, Frikadellen, Bulette, Hackbällchen, Köttbullar
turkey | Puten, Pute
smoked salmon | Räucherlachs
herring | *hering, Matjes, Rollmops, Heringsfilet, Heringsfilets
fish | *fisch, Schlemmerfilet
vegetable broth | *brühe
bell pepper | *paprika, Paprikamix
carrot | Möhren, Karotten, Bundmöhren, Möhre
potato | *kartoffeln, *kartoffel, Speisekartoffeln, Kartoffeln festkochend
tomato | *tomaten, *tomate, Rispentomaten, Strauchtomaten
cucumber | *gurke, *gurken, Salatgurke, Minigurken
pickle | Gewürzgurken, Cornichons, Spreewälder Gurken
apple | *apfel, *äpfel, Äpfel, Elstar, Gala, Braeburn, Pink Lady, Jonagold, Boskoop
pear | *birne, Conference
banana | *banane, *bananen, Babybananen
grape | *trauben, Tafeltrauben
walnut | Walnüsse, *walnüsse, Walnusskerne
nut | *nüsse, Nusskernmischung, Studentenfutter
mushroom | *pilze, Champignons
green onion | Lauchzwiebeln
onion | *zwiebel, *zwiebeln
cabbage | *kohl, *kraut
olive | *oliven
olive oil | *olivenöl, Olivenöl nativ
oil | *öl
vinegar | *essig
mustard | *senf
ketchup | *ketchup
flour | *mehl, Mehl Typ 405, Weizenmehl 405
rice | *reis
pasta | *nudeln, Nudeln
tortellini | Tortelloni
lasagna noodle | Lasagneblätter
spaghetti | *spaghetti
spaetzle | Spätzle
gnocchi | *gnocchi
maultaschen | Maultaschen
french fry | Pommes, Backofenpommes, *pommes
fish stick | Fischstäbchen
pepper | Pfeffer
applesauce | Apfelmus, Apfelmark, Apfelpause
berry | Beerenmix, *beeren
blueberry | Heidelbeeren, Kulturheidelbeeren
chicken tikka masala | Chicken Tikka
sandwich | Sandwich
apple strudel | Apfelstrudel
turnover | Apfeltasche, Apfeltaschen
mixed greens | Salatmix
`,
  short: `hähn=hähnchen hahn=hähnchen hähnch=hähnchen hä=hähnchen gefl=geflügel geflü=geflügel fl=fleisch fri=frisch frkäse=frischkäse frischk=frischkäse
    fk=frischkäse jog=joghurt jogh=joghurt joghu=joghurt joh=johannisbeer schok=schokolade schoko=schokolade vm=vollmilch vollm=vollmilch
    hmilch=h-milch hvollmilch=h-milch kart=kartoffeln kartoff=kartoffeln karto=kartoffeln tom=tomaten toma=tomaten gurk=gurke salatg=salatgurke
    pap=paprika papr=paprika zwieb=zwiebeln möhr=möhren apf=apfel äpf=äpfel ban=bananen bana=bananen orang=orangen zitr=zitrone zitro=zitronen
    erdb=erdbeeren erdbe=erdbeeren himb=himbeeren heidelb=heidelbeeren br=brötchen brö=brötchen bröt=brötchen vk=vollkorn vollk=vollkorn
    vollkbrot=vollkornbrot weizenm=weizenmehl mozz=mozzarella mozza=mozzarella parm=parmesan emment=emmentaler schweiz=schweizer
    schw=schweine schwein=schwein ri=rinder rinderh=rinderhackfleisch hackfl=hackfleisch gem=gemischt gemi=gemischt fil=filet brustfil=brustfilet
    hähnbrust=hähnchenbrust hähnchenbr=hähnchenbrust hähnchenbrfil=hähnchenbrustfilet putenbr=putenbrust putenschn=putenschnitzel
    marg=margarine marm=marmelade konf=konfitüre konfi=konfitüre mineralw=mineralwasser minw=mineralwasser wass=wasser osaft=orangensaft
    orangens=orangensaft apfels=apfelsaft spag=spaghetti spagh=spaghetti nud=nudeln sonnenbl=sonnenblumen sonnenblöl=sonnenblumenöl
    rapsö=rapsöl olivenö=olivenöl natives=nativ griech=griechischer saur=saure schlags=schlagsahne schlags=schlagsahne
    räucherl=räucherlachs fischst=fischstäbchen leberw=leberwurst fleischw=fleischwurst sal=salami champ=champignons champi=champignons
    broc=brokkoli brok=brokkoli blumenk=blumenkohl eisb=eisbergsalat eisbergs=eisbergsalat petersil=petersilie schnittl=schnittlauch
    frühl=frühlings früh=frühlings fruhl=frühlings kräut=kräuter  gek=gekochter gekr=gekocht geräu=geräucherter 
    magerqu=magerquark speisequ=speisequark haferfl=haferflocken paniermehl=paniermehl knäckebr=knäckebrot
    zuck=zucker feinz=zucker pudz=puderzucker sz=salz speisek=speisekartoffeln weintr=weintrauben traub=trauben clem=clementinen mand=mandarinen`,
  brands: `
margarine | Lätta, Rama, Becel, Sanella, Deli Reform
coffee | Jacobs Krönung, Jacobs Kronung, Dallmayr, Tchibo, Melitta, Lavazza, Eduscho, Senseo
instant coffee | Nescafe
chocolate | Moser Roth, Milka, Ritter Sport, Merci, Alpia, Schogetten, Sarotti, Lindt, Toblerone, Choceur, Chateau, Fin Carre
chocolate candy | Ferrero Rocher, Kinder Riegel, Kinder Bueno, Duplo, Hanuta, Snickers, Twix, Bounty, Mon Cheri, Raffaello, Toffifee
candy | Haribo, Katjes, Trolli, Nimm 2, Werthers, Ricola, Sugarland, Tic Tac, Mentos, Maoam
chewing gum | Orbit, Wrigleys, Airwaves
chocolate hazelnut spread | Nutella, Nusskati, Nudossi
cream cheese | Philadelphia, Bresso, Exquisa, Almette
swiss cheese | Leerdammer, Leerd, Leerdam
cheese | Babybel, Leerdammer, Grünländer, Bavaria Blu, Rougette
champagne | Stolzenfels, Rotkäppchen, Freixenet, Mumm, Söhnlein
beer | Krombacher, Warsteiner, Veltins, Becks, Bitburger, Paulaner, Erdinger, Jever, Radeberger, Oettinger, Paderborner, Carlsberg, Heineken
sparkling water | Gerolsteiner, Apollinaris, Adelholzener, Vöslauer, Rosbacher
water | Volvic, Vittel, Evian
cola | Coca Cola, Pepsi, Afri Cola, Fritz Kola, Coca-Cola
soda | Fanta, Sprite, Mezzo Mix, Schwip Schwap, Bionade
energy drink | Red Bull
juice | Capri Sun, Capri Sonne, Hohes C, Valensina
cookie | Leibniz, Oreo, Prinzenrolle, Bahlsen
chip | Chipsfrisch, Pringles, Funny Frisch, Crunchips
frozen pizza | Ristorante, Wagner Pizza, Big Pizza, Gustavo Gusto
yogurt | Activia, Actimel, Fruchtzwerge, Froop
bouillon cube | Maggi Brühwürfel
liqueur | Jägermeister, Baileys, Aperol, Ramazzotti
vodka | Gorbatschow, Sobieski, Sobj, Absolut
canola oil | Rapso
frozen spinach | Blubb Spinat, Rahmspinat
`,
  usual: `
soup | Maggi, Knorr, Erasco
frozen pizza | Wagner, Dr Oetker
yogurt | Müller, Ehrmann, Zott
ice cream | Langnese, Magnum, Mövenpick Eis
jam | Schwartau, Schwart, Zentis
juice | Albi, Granini, Amecke, Rauch
sausage | Meica, Herta
fish stick | Iglo, Käptn Iglo
tea | Teekanne, Messmer, Meßmer
cookie | De Beukelaer, Coppenrath
chocolate candy | Ferrero
tonic water | Thomas Henry, Schweppes, Th Henry
`,
  makers: `gut bio, gutbio, gutfried, milbona, milsani, milfina, milram, milr, milde, edeka, g+g, gut & günstig, gut und günstig, gut günstig, gg, e, ja, ja!, rewe, rewe bio, rewe beste wahl,
    beste wahl, penny, kaufland, k-classic, k classic, classic, kl classic, lidl, aldi, netto, real, real quality, rq, tip, marktkauf, km, bioland, demeter, alnatura, dennree, dm bio, dmbio,
    weihenstephan, landliebe, bärenmarke, berchtesgadener land, müllermilch, albi, thomas henry, th henry, trader joes, chef select, vemondo, favorina, belbake, crownfield, snackday, freshona, golden sun,
    combino, vitafit, solevita, saskia, freeway, freshona, pilos, cien, dulano, metzgerfrisch, grafschafter, harvest basket, alesto, deluxe, lacura, meine metzgerei, wiesenhof, farmer, goldähren, back family,
    mein bestes, gourmet, gourmet finest, finest cuisine, king s crown, kings crown, happy harvest, natur lieblinge, all seasons, almare, golden seafood, rio d oro, westcliff, barissimo, moreno, river, cucina, cucina nobile,
    bio zentrale, seeberger, oro di parma, mutti, barilla, buitoni, birkel, de cecco, kühne, hengstenberg, develey, thomy, heinz, bonduelle, frosta, iglo, orto mio, today, penny ready, naturgut, san fabio, best moments, mühlenhof,
    fair trade, fairtrade, balance, hofburger, bauern gut, bauerngut, tegut, globus, spar, billa, clever, migros, coop, prix garantie, hipp, alete, yc, youcook, you cook, dr oetker, kerrygold, arla, zott, ehrmann, danone, bauer, onken, elinas`,
  nothing: `bio frisch frische lose kl kl1 kl2 klasse hkl hkl1 vorgereift gereift premium kreation pur natur original aroma fs stück st stk packung pack pck pg becher glas dose flasche fl tüte beutel netz schale
    bund vol angebot aktion sonderpreis neu gemischt mix sortiert sort versch gr groß klein mini maxi xl xxl xxxl big echter echt echte feine feiner fein feines extra super top best beste qualität tradition klassik klassisch
    classic mild würzig fettarm natürlich hausgemacht regional deutschland spanien italien d e sp it holland import eigene ernte ca mit ohne und in aus vom der die das fürs für sk bedi bed bedienung theke
    grün gruen rot rote roter gelb weiß golden jung ganz ganze geschnitten scheiben scheibe am block 1a 2er 3er 4er 6er 10er kg liter ltr abtr abgetr getr msc asc ohg vegan vegetarisch laktosefrei glutenfrei zuckerfrei light ungesalzen gesalzen
    herzhaft zart zarte knusprig gewürfelt doppel doppelt steinofen vollkorn fitness frühlings kräuter dampfnudel party familie family sb ew mw artikel ware div diverse sonst mm 30mm mildgesäuert knoten rispen strauch`,
  nonFood: `hundesnack*, katzensnack*, alufol*, aluf, zahncreme, zahnpasta, zahnbürste*, zahnseide, zahn*, *mundspülung, mundwasser, müllbeute*, müllbeutel, mülls*, *müllbeutel, *tüte, tragetasche, einkaufstasche, tasche, *tragetasche, papiertragetasche, permanenttasche, einkaufstüte, spülmittel, spülmasch*, *spülmittel,
    geschirr*, waschmittel, *waschmittel, waschpulver, weichspüler, *reiniger, reiniger, *tücher, tücher, taschentuch, *tuch, taschentücher, toilettenpapier, toilettenp*, klopapier, küchenrolle*, küchentücher, haushaltsrolle, servietten, alufolie, *folie, backpapier, gefrierbeutel*, frischhaltebeutel,
    shampoo, *shampoo, spülung, duschgel, dusch*, duschdas, seife, *seife, flüssigseife, handseife, deo, deospray, deoroller, *deo, creme dusche, handcreme, *creme haut, körperlotion, bodylotion, lotion, sonnenmilch, sonnencreme, rasier*, *rasierer, windel*, pampers, damenbinden, tampon*, binden, slipeinlagen, wattepads, wattestäbchen, watte*,
    hautklar, *hautcreme, gesichts*, haarspray, haargel, haarfarbe, haarkur, sebamed, nivea, garnier, balea, dove, axe, colgate, elmex, blendamed, blend a med, b-a-m, bam zahn, odol, meridol, persil, ariel, lenor, somat, fairy, frosch, domestos, ajax, meister proper, pril, tempo, zewa, swiffer, vileda, always, o b,
    nachfüllbe*, nachfüllpack*, *nachfüllbeutel, katzenfutter, hundefutter, katzenstreu, *katzenstreu, whiskas, felix katze, sheba, pedigree, tierfutter, vogelfutter, kitekat, batterie*, *batterien, glühbirne*, led lampe, leuchtmittel, kerze*, *kerzen, teelicht*, feuerzeug*, streichhölzer, grillkohle, holzkohle, anzünder, zeitung, zeitschrift, bild zeitung, magazin, tv movie, spiegel magazin, zigaretten, marlboro, tabak, blumen, *strauß, blumenstrauß, rosen, tulpen, orchidee, topfpflanze, blumenerde, pflanze,
    socken, *socken, strumpf*, t-shirt, shirt, hose, unterhose, handschuh*, buch, schreib*, kugelschreiber, collegeblock, klebe*, klebstoff, papier, umschlag, geschenk*, grußkarte, guthaben, gutschein, prepaid, *schwamm, schwämme, topfreiniger, staubsauger*, wc, wc stein, wc frisch, insekten*, mückens*, ibuprofen, paracetamol, pflaster, nasenspray, vitamin tabletten, maske, mundschutz, ffp2, briefmarken, versand`,
}
