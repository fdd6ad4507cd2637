import type { ReadingLanguage } from '#core/pantry/reading-language.ts'

/** French. Regular plurals are derived; articles and prepositions don't count. */
export const fr: ReadingLanguage = {
  code: 'fr',
  names: `
salt | sel, sel fin, sel de table, sel de cuisine
sea salt | sel de mer, fleur de sel, sel de Guérande
black pepper | poivre noir, poivre, poivre moulu, poivre du moulin
white pepper | poivre blanc
peppercorn | poivre en grains, grain de poivre
water | eau, eau du robinet
sparkling water | eau gazeuse, eau pétillante
garlic | ail, gousse d'ail, tête d'ail, ail frais
olive oil | huile d'olive, huile d'olive vierge extra
onion | oignon, oignon jaune
yellow onion | oignon jaune
red onion | oignon rouge
white onion | oignon blanc
green onion | oignon vert, oignon nouveau, cébette, ciboule
shallot | échalote
sugar | sucre, sucre blanc, sucre en poudre, sucre semoule, sucre en morceaux
brown sugar | sucre roux, cassonade, vergeoise, sucre de canne
powdered sugar | sucre glace
vanilla sugar | sucre vanillé
butter | beurre, beurre doux, beurre demi-sel, beurre salé
egg | œuf, œufs
hard-boiled egg | œuf dur
egg white | blanc d'œuf
egg yolk | jaune d'œuf
flour | farine, farine de blé, farine T55, farine T45, farine blanche
whole wheat flour | farine complète, farine de blé complet
rye flour | farine de seigle
buckwheat flour | farine de sarrasin
chickpea flour | farine de pois chiche
rice flour | farine de riz
chicken | poulet, viande de poulet
whole chicken | poulet entier, poulet fermier
chicken breast | blanc de poulet, filet de poulet, escalope de poulet, poitrine de poulet, suprême de poulet
chicken thigh | cuisse de poulet, haut de cuisse de poulet, cuisses de poulet
chicken drumstick | pilon de poulet
chicken wing | aile de poulet
tomato | tomate
cherry tomato | tomate cerise
canned tomato | tomates pelées, tomates en boîte, tomates en conserve
diced tomatoes | tomates concassées, tomates en dés, pulpe de tomate
tomato paste | concentré de tomate, double concentré de tomate
tomato sauce | sauce tomate
sun-dried tomato | tomate séchée, tomates séchées au soleil
milk | lait, lait entier, lait demi-écrémé, lait de vache
skim milk | lait écrémé
buttermilk | babeurre, lait ribot, lait fermenté
oat milk | lait d'avoine, boisson avoine
almond milk | lait d'amande
soy milk | lait de soja
coconut milk | lait de coco
coconut cream | crème de coco
potato | pomme de terre, patate, pdt, pommes de terre
sweet potato | patate douce
mashed potatoes | purée, purée de pommes de terre
french fry | frite, frites surgelées
potato chips | chips
rice | riz, riz long
white rice | riz blanc
brown rice | riz complet, riz brun
basmati rice | riz basmati
jasmine rice | riz jasmin, riz thaï
arborio rice | riz arborio, riz à risotto, riz rond
carrot | carotte
cheese | fromage, fromage râpé
cheddar cheese | cheddar
mozzarella cheese | mozzarella, mozza
parmesan cheese | parmesan
feta cheese | feta, féta
goat cheese | fromage de chèvre, chèvre, bûche de chèvre, chèvre frais
blue cheese | bleu, fromage bleu, roquefort, bleu d'Auvergne, gorgonzola
gruyere | gruyère, gruyère râpé, comté
swiss cheese | emmental, emmental râpé
brie | brie, camembert
gouda | gouda
cream cheese | fromage frais, fromage à tartiner, Saint-Môret, fromage frais à tartiner, philadelphia
cottage cheese | fromage cottage, cottage
farmer cheese | fromage blanc, faisselle
mascarpone | mascarpone
ricotta cheese | ricotta
pasta | pâtes, pâte alimentaire, pâtes fraîches
spaghetti | spaghetti, spaghettis
penne | penne
macaroni | macaroni, coquillettes, coquillette
lasagna noodle | feuilles de lasagne, plaques de lasagne, lasagnes
vermicelli | vermicelle
noodle | nouille
rice noodle | nouilles de riz, vermicelles de riz
rotini | fusilli, torsades
farfalle | papillons
ground beef | bœuf haché, viande hachée, viande de bœuf hachée
ground meat | hachis
ground pork | porc haché
sausage | saucisse, chair à saucisse
vegetable oil | huile végétale
oil | huile, huile de friture, huile neutre
canola oil | huile de colza
sunflower oil | huile de tournesol
peanut oil | huile d'arachide
sesame oil | huile de sésame
coconut oil | huile de coco
walnut oil | huile de noix
bell pepper | poivron
red bell pepper | poivron rouge
green bell pepper | poivron vert
yellow bell pepper | poivron jaune
bread | pain, pain de campagne, tranche de pain, pain rassis
white bread | pain de mie, pain blanc
whole wheat bread | pain complet
rye bread | pain de seigle
baguette | baguette, baguette de pain
brioche | brioche
croissant | croissant
pita bread | pain pita
dinner roll | petit pain
tortilla | tortilla, galette de blé
breadcrumbs | chapelure
crispbread | pain suédois, wasa
rusk | biscotte
lemon | citron, citron jaune
lemon juice | jus de citron
lemon zest | zeste de citron
lime | citron vert
lime juice | jus de citron vert
apple | pomme
applesauce | compote de pommes, compote
apple juice | jus de pomme
corn | maïs, maïs doux, épi de maïs, maïs en boîte
bacon | bacon, lardons, lardon, poitrine fumée, lard
pancetta | lard fumé
baking powder | levure chimique, poudre à lever, poudre à pâte
baking soda | bicarbonate, bicarbonate de soude, bicarbonate alimentaire
yeast | levure, levure de boulanger, levure boulangère, levure fraîche
cornstarch | maïzena, fécule de maïs, amidon de maïs
potato starch | fécule de pomme de terre, fécule
banana | banane
celery | céleri, céleri branche, céleri en branche, branche de céleri
celery root | céleri-rave, céleri rave
cinnamon | cannelle, cannelle en poudre, cannelle moulue
cinnamon stick | bâton de cannelle
mushroom | champignon
button mushroom | champignon de Paris, champignon blanc
wild mushroom | girolle, cèpe, chanterelle, champignon des bois
oyster mushroom | pleurote
spinach | épinard, pousses d'épinard, épinards frais
frozen spinach | épinards surgelés
vanilla extract | extrait de vanille, arôme vanille, vanille liquide
vanilla bean | gousse de vanille, vanille
broccoli | brocoli
cauliflower | chou-fleur, choux-fleurs
cilantro | coriandre fraîche
coriander | coriandre moulue, coriandre en poudre
parsley | persil, persil plat, persil frisé
basil | basilic, basilic frais
chive | ciboulette
mint | menthe, menthe fraîche
rosemary | romarin
thyme | thym
sage | sauge
dill | aneth
oregano | origan
tarragon | estragon
chervil | cerfeuil
marjoram | marjolaine
bay leaf | laurier, feuille de laurier
bouquet garni | bouquet garni
herbes de provence | herbes de Provence
avocado | avocat
cucumber | concombre
pickle | cornichon
garlic powder | ail en poudre, poudre d'ail, ail semoule
onion powder | oignon en poudre
ginger | gingembre, gingembre frais, racine de gingembre
ground ginger | gingembre moulu, gingembre en poudre
honey | miel
maple syrup | sirop d'érable
agave nectar | sirop d'agave
orange | orange
orange juice | jus d'orange
orange zest | zeste d'orange
mandarin orange | mandarine, clémentine
grapefruit | pamplemousse
soy sauce | sauce soja, sauce de soja
fish sauce | nuoc-mâm, nuoc mam, sauce poisson
oyster sauce | sauce huître
chicken broth | bouillon de poulet, bouillon de volaille, fond de volaille
beef broth | bouillon de bœuf, fond de veau
vegetable broth | bouillon de légumes
broth | bouillon
bouillon cube | bouillon cube, cube de bouillon, bouillon en cube, kub or
heavy cream | crème liquide, crème fleurette, crème entière, crème liquide entière, crème
creme fraiche | crème fraîche, crème épaisse, crème fraîche épaisse
whipped cream | chantilly, crème chantilly, crème fouettée
sour cream | crème aigre, crème sure
lettuce | laitue, salade, salade verte, batavia, feuille de salade
romaine lettuce | romaine, laitue romaine, salade romaine
iceberg lettuce | laitue iceberg, iceberg, salade iceberg
mache | mâche
arugula | roquette
mixed greens | mesclun, jeunes pousses, salade mélangée
endive | endive, chicorée, frisée
watercress | cresson
mayonnaise | mayonnaise, mayo
ketchup | ketchup
mustard | moutarde
dijon mustard | moutarde de Dijon
whole grain mustard | moutarde à l'ancienne
hot sauce | sauce piquante
pea | petit pois, petits pois surgelés, pois
snow pea | pois gourmand, pois mange-tout
peanut butter | beurre de cacahuète, beurre de cacahuètes, beurre d'arachide
shrimp | crevette, gambas
salmon | saumon, pavé de saumon, filet de saumon
smoked salmon | saumon fumé
tuna | thon
canned tuna | thon en boîte, thon en conserve, thon à l'huile, boîte de thon, thon au naturel
fish | poisson, filet de poisson
cod | cabillaud, morue, dos de cabillaud
white fish | poisson blanc, colin
sole | sole
trout | truite
mackerel | maquereau
sardine | sardine, sardines à l'huile
anchovy | anchois
mussel | moule
scallop | coquille Saint-Jacques, noix de Saint-Jacques, Saint-Jacques
oyster | huître
squid | calamar, calmar, encornet
crab | crabe
lobster | homard
imitation crab | surimi
zucchini | courgette
eggplant | aubergine
pumpkin | citrouille, potiron, potimarron
butternut squash | courge butternut, butternut, doubeurre
squash | courge
green bean | haricot vert
bean | haricot
white bean | haricot blanc, mogette, coco blanc
kidney bean | haricot rouge
black bean | haricot noir
fava bean | fève
chickpea | pois chiche
lentil | lentille
green lentil | lentille verte, lentilles du Puy
red lentil | lentille corail, lentille rouge
split pea | pois cassé
oats | flocons d'avoine, avoine
granola | muesli, granola
cereal | céréales, céréale
paprika | paprika, paprika doux
smoked paprika | paprika fumé
cumin | cumin, cumin moulu, cumin en poudre
turmeric | curcuma
curry powder | curry, curry en poudre, poudre de curry
nutmeg | noix de muscade, muscade
clove | clou de girofle, girofle, clous de girofle
cardamom | cardamome
star anise | anis étoilé, badiane
saffron | safran
fennel | fenouil, bulbe de fenouil
chili powder | piment en poudre
cayenne pepper | piment de Cayenne, poivre de Cayenne
chili pepper | piment, piment rouge, piment oiseau
hot paprika | piment d'Espelette
strawberry | fraise
blueberry | myrtille, bleuet
raspberry | framboise
blackberry | mûre
currant | groseille, cassis
cranberry | canneberge
berry | fruits rouges, baie
cherry | cerise
grape | raisin, raisin blanc, raisin noir, grappe de raisin
raisin | raisins secs, raisin sec
peach | pêche
nectarine | nectarine, brugnon
apricot | abricot
dried apricot | abricot sec
plum | prune, mirabelle, quetsche
prune | pruneau
pear | poire
pineapple | ananas
mango | mangue
melon | melon
watermelon | pastèque
kiwi | kiwi
fig | figue
date | datte
pomegranate | grenade
rhubarb | rhubarbe
coconut | noix de coco
shredded coconut | noix de coco râpée, coco râpé
nut | fruits à coque, fruits secs
almond | amande
sliced almonds | amandes effilées
almond meal | poudre d'amandes, amande en poudre, amandes moulues
walnut | noix, cerneau de noix
hazelnut | noisette
peanut | cacahuète, cacahouète, arachide
cashew | noix de cajou, cajou
pecan | noix de pécan
pistachio | pistache
pine nut | pignon de pin, pignon
sunflower seed | graine de tournesol
pumpkin seed | graine de courge
sesame seed | graine de sésame, sésame
flaxseed | graine de lin
chia seed | graine de chia
poppy seed | graine de pavot
chestnut | châtaigne, marron
yogurt | yaourt, yaourt nature, yogourt, yoghourt
greek yogurt | yaourt grec, yaourt à la grecque
petit suisse | petit-suisse
chocolate chips | pépites de chocolat, pépite de chocolat
chocolate | chocolat, chocolat pâtissier, tablette de chocolat
dark chocolate | chocolat noir
milk chocolate | chocolat au lait
white chocolate | chocolat blanc
cocoa powder | cacao, cacao en poudre, poudre de cacao
chocolate hazelnut spread | nutella, pâte à tartiner
jam | confiture, confiture de fraises, confiture de fraise
cabbage | chou, chou blanc, chou vert, chou pointu
red cabbage | chou rouge
savoy cabbage | chou frisé
napa cabbage | chou chinois
brussels sprout | chou de Bruxelles
kale | chou kale, kale
kohlrabi | chou-rave
sauerkraut | choucroute
swiss chard | blette, bette
leek | poireau, blanc de poireau
asparagus | asperge, asperge verte, asperge blanche
beet | betterave, betterave rouge
radish | radis
turnip | navet
parsnip | panais
artichoke | artichaut
artichoke heart | cœur d'artichaut, fond d'artichaut
jerusalem artichoke | topinambour
olive | olive
black olive | olive noire
green olive | olive verte
caper | câpre
mixed vegetables | légumes, légume, jardinière de légumes, macédoine, macédoine de légumes, légumes surgelés
bean sprout | germes de soja, pousses de soja, soja
vinegar | vinaigre, vinaigre de vin
apple cider vinegar | vinaigre de cidre
balsamic vinegar | vinaigre balsamique, balsamique
white vinegar | vinaigre blanc, vinaigre d'alcool
red wine vinegar | vinaigre de vin rouge
white wine vinegar | vinaigre de vin blanc
sherry vinegar | vinaigre de Xérès
rice vinegar | vinaigre de riz
beef | bœuf, viande de bœuf, rôti de bœuf
stew beef | bœuf bourguignon, bœuf à braiser
steak | steak, bavette, entrecôte, faux-filet, rumsteck
veal | veau, escalope de veau
pork | porc, viande de porc, rôti de porc
pork chop | côte de porc, côtelette de porc, échine de porc
pork tenderloin | filet mignon, filet mignon de porc
lamb | agneau, viande d'agneau
leg of lamb | gigot d'agneau, gigot
turkey | dinde
turkey breast | escalope de dinde, blanc de dinde, filet de dinde
duck | canard, magret de canard, magret
duck fat | graisse de canard
rabbit | lapin
ham | jambon, jambon blanc, jambon cuit, tranche de jambon
prosciutto | jambon cru, jambon sec, jambon de Bayonne, jambon de Parme
salami | saucisson, saucisson sec, salami
chorizo | chorizo
merguez | merguez
blood sausage | boudin noir, boudin
liver | foie
lunch meat | charcuterie
pate | pâté, pâté de campagne, terrine, rillettes
coffee | café, café moulu, café en grains
tea | thé, thé noir, sachet de thé
green tea | thé vert
herbal tea | tisane, infusion
tofu | tofu
tempeh | tempeh
couscous | couscous, semoule de couscous
bulgur | boulgour, boulghour
quinoa | quinoa
polenta | polenta
semolina flour | semoule, semoule de blé
barley | orge, orge perlé
buckwheat | sarrasin
millet | millet
white wine | vin blanc
red wine | vin rouge
wine | vin
beer | bière
hard cider | cidre
rum | rhum
ice | glaçon
ice cream | glace, crème glacée, glace à la vanille
margarine | margarine
lard | saindoux
puff pastry | pâte feuilletée
pie crust | pâte brisée, pâte sablée
pizza dough | pâte à pizza
phyllo dough | pâte filo, feuille de brick, feuilles de brick
gelatin | gélatine, feuille de gélatine
sweetened condensed milk | lait concentré sucré
evaporated milk | lait concentré, lait concentré non sucré
tortilla chips | tortilla chips
cracker | biscuit apéritif, cracker
cookie | biscuit, petit-beurre, cookie, gâteau sec
ladyfinger | boudoir, biscuit à la cuillère
pesto | pesto
hummus | houmous
tahini | tahini, tahin, purée de sésame
harissa | harissa
horseradish | raifort
tomato soup | soupe de tomate, soupe à la tomate
soup | soupe, potage
gnocchi | gnocchi, gnocchis
ravioli | ravioli, raviolis, ravioles
tortellini | tortellini
quiche | quiche
pizza | pizza
frozen pizza | pizza surgelée
lemonade | limonade
cola | coca, coca-cola
sauce | sauce
butter lettuce | feuille de chêne
plantain | banane plantain
okra | gombo
cassava flour | farine de manioc
yuca | manioc
vermicelli | cheveux d'ange
tomato puree | passata, coulis de tomate, coulis de tomates, purée de tomates
kosher salt | gros sel
cilantro | coriandre
hamburger patty | steak haché, galette de bœuf
chuck roast | paleron, macreuse, bœuf à pot-au-feu
marrow bone | os à moelle
hake | merlu
reblochon | reblochon
dried thyme | thym séché
dried basil | basilic séché
dried oregano | origan séché
dried parsley | persil séché
dried rosemary | romarin séché
dried cranberry | cranberry séchée
jam | confiture*, marmelade*, gelée*
yogurt | yaourt*
soup | soupe*, velouté*
ice cream | glace*
herbal tea | tisane*, infusion*
applesauce | compote*
marshmallow | chamallow
raclette cheese | raclette, fromage à raclette
garlic and herb cheese | boursin
baby potato | pomme de terre grenaille, grenaille, pomme de terre nouvelle
american cheese | fromage fondu
cheese spread | vache qui rit, kiri
cracker | biscuits salés
buckwheat flour | farine de blé noir
rice cake | galette de riz
plum | reine-claude
quenelle | quenelle
corn | maïs en conserve
sugar snap pea | pois croquant
pork shoulder | échine, palette de porc
veal | veau haché
ground veal | veau haché
duck | cuisse de canard, confit de canard
ground turkey | dinde hachée
worcestershire sauce | sauce worcestershire
hot sauce | tabasco
roast chicken | poulet rôti
pollock | lieu noir, lieu jaune, filet de lieu noir
tagliatelle | tagliatelle, tagliatelles
baby potato | pommes grenaille
bechamel sauce | béchamel, sauce béchamel
beer | bière blonde, bière brune, bière blanche
pizza | pizza*
risotto | risotto*
bouillon cube | bouillon cube volaille
yellow onion | oignon jaune
jalapeno | piment jalapeño, jalapeño
red pepper flakes | flocons de piment, piment en flocons
cooking spray | spray de cuisson, huile en spray
italian seasoning | herbes italiennes, mélange d'herbes italiennes
salsa | salsa
barbecue sauce | sauce barbecue
pasta sauce | sauce pour pâtes, sauce bolognaise
roma tomato | tomate roma, tomate allongée
yellow mustard | moutarde douce, moutarde jaune
crushed tomatoes | tomates broyées
egg noodle | nouilles aux œufs, pâtes aux œufs
grape tomato | tomate raisin, tomate cocktail
rotisserie chicken | poulet à la broche
italian sausage | saucisse italienne
panko | panko, chapelure panko
red potato | pomme de terre rouge
yukon gold potato | pomme de terre à chair jaune
cooked chicken | poulet cuit
cornmeal | farine de maïs
hamburger bun | pain à hamburger
taco seasoning | épices à tacos, assaisonnement pour tacos
dark brown sugar | sucre muscovado, vergeoise brune
hot dog | saucisse de Strasbourg, knacki, saucisse de Francfort
orange bell pepper | poivron orange
ramen noodle | nouilles ramen, nouilles instantanées
sweet onion | oignon doux
bread flour | farine de force, farine T65
cream of chicken soup | velouté de poulet
cream of mushroom soup | velouté de champignons, crème de champignons
pumpkin puree | purée de potiron, purée de citrouille
bagel | bagel
chicken tender | aiguillette de poulet
english cucumber | concombre anglais
fettuccine | fettuccine
firm tofu | tofu ferme
graham cracker | biscuit graham
granny smith apple | pomme granny, pomme Granny Smith
green chile | piment vert
kalamata olive | olive de Kalamata
linguine | linguine
pepperoni | pepperoni
`,
  describing: `fumé fumée hier veille bien plein air fermier fermière rassis rassise demi écrémé écrémée rouge blanc blanche vert verte jaune noir noire vierge extra épais épaisse liquide cuisinés assaisonné mariné marinée pelées fraîches frais fraîche haché hachée râpé râpée bio surgelé surgelée congelé congelée cuit cuite cru crue entier entière petit
    petite gros grosse grand grande moyen moyenne moulu moulue coupé coupée tranché tranchée mûr mûre nature reste restant
    restante moelleux émincé émincée épluché épluchée pelé pelée allégé léger maison fin fine ferme jeune bon bonne vieux
    vieille entamé entamée ouvert ouverte séché séchée cubes dés rondelles lamelles dénoyauté dénoyautées morceaux
    conserve boîte nouveau nouvelle demi-écrémé tendre sec sèche grillé grillée`,
  units: `cs cc càs càc cas cac cuillère cuillères cuiller cuillerée cuillerées soupe café g gr gramme grammes kg kilo kilos l litre litres
    ml cl dl verre verres tasse tasses bol bols boîte boîtes conserve bocal bocaux pot pots paquet paquets sachet sachets
    bouteille bouteilles brique briques briquette brick bricks barquette barquettes filet botte bottes bouquet bouquets gousse gousses tête têtes tranche tranches
    morceau morceaux pincée pincées poignée poignées branche branches brin brins feuille feuilles noisette filet
    tablette tablettes plaquette plaquettes carton cartons caisse sac sacs pack packs lot lots douzaine livre livres goutte gouttes tube tubes
    pièce pièces dose part parts bout portion portions zeste louche trait bâton bâtons rouleau rouleaux cube cubes reste fond bûche`,
  numbers: `un une deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt demi demie moitié quart douzaine`,
  vague: `un peu de, un peu, quelques, beaucoup de, beaucoup, plusieurs, une poignée de, un reste de, reste de, des restes de, restes de,
    un demi, une demi, une demie, la moitié d'un, la moitié d'une, un bout de, un morceau de, environ, assez de, plein de, plus de, un fond de, encore un peu de, le reste de, une moitié de, un bon morceau de`,
  joins: 'et ou plus',
  small: 'de d du des la le les l à a au aux en un une que pour ce cette dans',
  headings: `liste du placard, liste, notes, total, frigo, au frigo, dans le frigo, réfrigérateur, frigidaire, congélateur, congélo, placard, placards, dans le placard, garde-manger, liste de courses, liste des courses, courses,
    à acheter, ingrédients, fruits et légumes, légumes, fruits, crèmerie, crémerie, produits laitiers, viande, viandes, boucherie, poisson, poissonnerie,
    épices, épicerie, surgelés, boissons, boulangerie, divers, cave, marché, au marché, supermarché, conserves, hygiène, maison, frais, rayon frais, carrefour, leclerc, monoprix, auchan, picard,
    il me reste, ce que j'ai, épicerie salée, épicerie sucrée, herbes, au congélateur, pour la semaine, corbeille de fruits`,
  places: 'frigo réfrigérateur frigidaire congélateur congélo placard placards courses liste cuisine total',
  filler: `alors donc voilà salut bon ok tout toute mon ma mes mon notre est sont était trouvé peut faire cuisiner quoi qu est-ce que je tu il nous vous reste quelque chose merci aujourd hui semaine bientôt sinon seulement juste faites j'ai encore, j'ai aussi, j'ai, jai, il me reste, il reste, il y a aussi, il y a, y'a, y a, on a encore, on a aussi, on a, nous avons, dans mon frigo j'ai, dans mon frigo il y a, dans le frigo il y a, dans le frigo j'ai, dans mon frigo, dans le frigo,
    il faut, il me faut, besoin de, acheter, pour ce soir, et aussi, aussi, puis, et puis, encore, que faire avec, chez moi j'ai, bonjour, s'il te plaît, merci d'acheter, prendre, ne pas oublier, également, ainsi que`,
  none: `pas de, plus de, sans, pas d', je n'ai pas de, il n'y a pas de, il n'y a plus de`,
  household: `papier-toilette, papier toilette, pq, sopalin, essuie-tout, lessive, savon, shampoing, shampooing,
    dentifrice, sacs-poubelle, poubelle, aluminium, alu, mouchoirs, serviettes, piles, croquettes, litière,
    couches, éponges, éponge, bougies, ampoules, déodorant, javel, adoucissant, cotons, papier cuisson,
    papier aluminium, sacs poubelle, liquide vaisselle, film alimentaire`,
}
