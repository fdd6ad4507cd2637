import type { ReadingLanguage } from '#core/pantry/reading-language.ts'

/** Spanish of Spain and of Latin America. Regular plurals are derived; articles and prepositions don't count. */
export const es: ReadingLanguage = {
  code: 'es',
  names: `
salt | sal, sal fina, sal de mesa, sal de cocina
sea salt | sal marina
black pepper | pimienta negra, pimienta, pimienta molida, pimienta negra molida
white pepper | pimienta blanca
peppercorn | pimienta en grano
water | agua, agua del grifo
sparkling water | agua con gas, agua mineral
garlic | ajo, diente de ajo, cabeza de ajo, ajos
olive oil | aceite de oliva, aceite de oliva virgen extra, aove
onion | cebolla
red onion | cebolla roja, cebolla morada
white onion | cebolla blanca
yellow onion | cebolla amarilla
sweet onion | cebolla dulce
green onion | cebolleta, cebollín, cebolla de verdeo, cebolla cambray, cebollino verde
shallot | chalota, chalote, escalonia
sugar | azúcar, azúcar blanco, azúcar blanca
brown sugar | azúcar moreno, azúcar morena, panela, piloncillo, azúcar de caña
powdered sugar | azúcar glas, azúcar glass, azúcar impalpable, azúcar en polvo, azúcar glacé
vanilla sugar | azúcar vainillado, azúcar avainillado
butter | mantequilla, manteca, mantequilla sin sal
egg | huevo
hard-boiled egg | huevo duro, huevo cocido
egg white | clara de huevo, clara
egg yolk | yema de huevo, yema
flour | harina, harina de trigo, harina común, harina blanca
bread flour | harina de fuerza, harina 000
whole wheat flour | harina integral, harina de trigo integral
self-rising flour | harina leudante, harina bizcochona
chickpea flour | harina de garbanzo, harina de garbanzos
masa harina | harina de maíz, masa harina, maseca
rice flour | harina de arroz
chicken | pollo, carne de pollo
whole chicken | pollo entero
chicken breast | pechuga de pollo, pechuga, filete de pollo, pechugas de pollo
chicken thigh | muslo de pollo, contramuslo de pollo, contramuslo, muslos de pollo, muslo
chicken drumstick | jamoncito de pollo, pierna de pollo
chicken wing | alita de pollo, ala de pollo, alitas
rotisserie chicken | pollo rostizado
tomato | tomate, jitomate, tomate de ensalada
cherry tomato | tomate cherry, tomatitos cherry, tomate cereza
roma tomato | tomate pera, jitomate saladet
canned tomato | tomate en lata, tomate enlatado, tomate pelado, tomate entero pelado, tomate natural
crushed tomatoes | tomate triturado
diced tomatoes | tomate troceado, tomate en cubos
tomato paste | concentrado de tomate, pasta de tomate, extracto de tomate, puré de tomate concentrado
tomato sauce | salsa de tomate, tomate frito
tomato puree | puré de tomate
sun-dried tomato | tomate seco, tomate deshidratado
milk | leche, leche entera, leche semidesnatada, leche de vaca, leche semi
skim milk | leche desnatada, leche descremada
oat milk | leche de avena, bebida de avena
almond milk | leche de almendra, leche de almendras, bebida de almendras
soy milk | leche de soja, leche de soya, bebida de soja
coconut milk | leche de coco
lactose-free milk | leche sin lactosa
potato | patata, papa
sweet potato | batata, boniato, camote
mashed potatoes | puré de patatas, puré de papas, puré de patata
french fry | patatas fritas congeladas, papas fritas
potato chips | patatas fritas, patatas de bolsa
rice | arroz, arroz redondo, arroz largo
white rice | arroz blanco
brown rice | arroz integral
basmati rice | arroz basmati
jasmine rice | arroz jazmín
paella rice | arroz bomba
leftover rice | arroz de ayer
carrot | zanahoria
cheese | queso, queso rallado, queso en lonchas, lonchas de queso
cheddar cheese | queso cheddar, cheddar
mozzarella cheese | mozzarella, queso mozzarella, mozarela
parmesan cheese | parmesano, queso parmesano
feta cheese | queso feta, feta
goat cheese | queso de cabra, rulo de cabra
blue cheese | queso azul, roquefort, cabrales, gorgonzola
manchego | queso manchego, manchego, queso curado, queso semicurado
queso fresco | queso fresco, queso blanco, queso de Burgos
cream cheese | queso crema, queso de untar, queso para untar, queso philadelphia
cottage cheese | requesón, queso cottage
ricotta cheese | ricotta, ricota
oaxaca cheese | queso Oaxaca, quesillo
gouda | gouda, queso gouda
swiss cheese | emmental, queso emmental, queso suizo
brie | brie, queso brie, camembert
mascarpone | mascarpone
pasta | pasta, pasta seca
spaghetti | espaguetis, espagueti, spaghetti
macaroni | macarrones, macarrón, coditos
penne | plumas, penne
fettuccine | tallarines, tallarín, cintas
vermicelli | fideos finos, cabello de ángel
noodle | fideo, noodles
lasagna noodle | placas de lasaña, láminas de lasaña, lasaña
rotini | espirales, hélices, tornillos
rice noodle | fideos de arroz, tallarines de arroz
ground beef | carne picada de ternera, carne picada de vacuno, carne molida de res, ternera picada, carne molida
ground meat | carne picada, carne picada mixta
ground pork | carne picada de cerdo, cerdo picado
vegetable oil | aceite vegetal
oil | aceite
sunflower oil | aceite de girasol
canola oil | aceite de colza, aceite de canola
coconut oil | aceite de coco
sesame oil | aceite de sésamo
corn oil | aceite de maíz
bell pepper | pimiento, pimentón dulce fresco, morrón, chile dulce
red bell pepper | pimiento rojo, morrón rojo
green bell pepper | pimiento verde, pimiento italiano, morrón verde
yellow bell pepper | pimiento amarillo
roasted red pepper | pimiento asado
shishito pepper | pimiento de Padrón, pimientos de Padrón
bread | pan, barra de pan, pan de pueblo, rebanada de pan, hogaza
white bread | pan de molde, pan blanco, pan bimbo
whole wheat bread | pan integral
baguette | baguette, baguete
pita bread | pan de pita, pan pita
hamburger bun | pan de hamburguesa
dinner roll | panecillo, bolillo
tortilla | tortilla
corn tortilla | tortilla de maíz
flour tortilla | tortilla de harina, tortillas de trigo
breadcrumbs | pan rallado
croissant | cruasán, croissant, medialuna
lemon | limón, limón amarillo
lemon juice | zumo de limón, jugo de limón
lemon zest | ralladura de limón
lime | lima, limón verde
lime juice | zumo de lima, jugo de lima
apple | manzana
applesauce | compota de manzana, puré de manzana
apple juice | zumo de manzana, jugo de manzana
corn | maíz, maíz dulce, mazorca, choclo, elote, mazorca de maíz
bacon | bacon, beicon, panceta ahumada, tocineta
pancetta | panceta
baking powder | levadura química, polvo de hornear, polvos de hornear, impulsor, levadura royal
baking soda | bicarbonato, bicarbonato de sodio, bicarbonato sódico
yeast | levadura, levadura fresca, levadura seca, levadura de panadería, levadura de panadero
cornstarch | maicena, almidón de maíz, fécula de maíz
banana | plátano, banana, guineo, banano
plantain | plátano macho, plátano verde
celery | apio, rama de apio
celery root | apionabo, apio nabo
cinnamon | canela, canela en polvo, canela molida
cinnamon stick | canela en rama, rama de canela, palo de canela
mushroom | champiñón, champiñones, seta, hongo
wild mushroom | níscalo, boletus
spinach | espinaca, espinacas frescas
frozen spinach | espinacas congeladas
vanilla extract | extracto de vainilla, esencia de vainilla
vanilla bean | vaina de vainilla, vainilla
broccoli | brócoli, brécol
cauliflower | coliflor
cilantro | cilantro, cilantro fresco
coriander | cilantro molido, coriandro, semillas de cilantro
parsley | perejil, perejil fresco
basil | albahaca, albahaca fresca
chive | cebollino
mint | menta, hierbabuena, yerbabuena
rosemary | romero
thyme | tomillo
sage | salvia
dill | eneldo
oregano | orégano
dried oregano | orégano seco
tarragon | estragón
marjoram | mejorana
bay leaf | laurel, hoja de laurel
avocado | aguacate, palta
cucumber | pepino
pickle | pepinillo, pepinillos en vinagre
garlic powder | ajo en polvo
onion powder | cebolla en polvo
ginger | jengibre, jengibre fresco, kion
ground ginger | jengibre molido, jengibre en polvo
honey | miel, miel de abeja
maple syrup | sirope de arce, jarabe de arce, miel de maple
agave nectar | sirope de agave, miel de agave
orange | naranja
orange juice | zumo de naranja, jugo de naranja
orange zest | ralladura de naranja
mandarin orange | mandarina, clementina
grapefruit | pomelo, toronja
soy sauce | salsa de soja, salsa de soya, soja
fish sauce | salsa de pescado
chicken broth | caldo de pollo
beef broth | caldo de carne, caldo de res
vegetable broth | caldo de verduras, caldo vegetal
fish broth | caldo de pescado, fumet
broth | caldo
bouillon cube | pastilla de caldo, cubito de caldo, avecrem, cubo de caldo
heavy cream | nata, nata para montar, crema de leche, nata líquida, crema para batir, crema
light cream | nata para cocinar, media crema, nata de cocina
whipped cream | nata montada, crema batida
sour cream | crema agria, nata agria
mexican crema | crema mexicana
lettuce | lechuga, cogollo, cogollos, cogollos de Tudela
romaine lettuce | lechuga romana
iceberg lettuce | lechuga iceberg
mixed greens | ensalada mixta, mezclum, ensalada, brotes tiernos, mezcla de lechugas
arugula | rúcula, rúgula
mache | canónigos
endive | endibia, endivia, escarola
watercress | berro
mayonnaise | mayonesa, mahonesa
ketchup | kétchup, ketchup, catsup
mustard | mostaza
dijon mustard | mostaza de Dijon
hot sauce | salsa picante
barbecue sauce | salsa barbacoa
pea | guisante, arveja, chícharo
peanut butter | mantequilla de cacahuete, mantequilla de maní, crema de cacahuete, crema de cacahuate, mantequilla de cacahuate
shrimp | gamba, camarón, langostino, camarones
salmon | salmón, lomo de salmón
smoked salmon | salmón ahumado
tuna | atún, bonito
canned tuna | atún en lata, lata de atún, atún en aceite, atún al natural
fish | pescado, filete de pescado
cod | bacalao
white fish | pescado blanco
salt cod | bacalao salado
trout | trucha
sea bass | lubina
mackerel | caballa
sardine | sardina
anchovy | anchoa, boquerón
mussel | mejillón, mejillones
clam | almeja
squid | calamar, sepia, chipirón
octopus | pulpo
crab | cangrejo
zucchini | calabacín, calabacita, zapallito
eggplant | berenjena
pumpkin | calabaza, zapallo, auyama
butternut squash | calabaza butternut, calabaza cacahuete
green bean | judía verde, ejote, vainita, chaucha, habichuela verde
bean | alubia, judía, frijol, habichuela, poroto
white bean | alubia blanca, judía blanca, judión, faba, frijol blanco
black bean | alubia negra, frijol negro, judía negra
kidney bean | alubia roja, frijol rojo, judía roja, judía pinta, alubia pinta
pinto bean | frijol pinto
refried beans | frijoles refritos
fava bean | haba
chickpea | garbanzo, garbanzos cocidos
lentil | lenteja, lenteja pardina
red lentil | lenteja roja
oats | avena, copos de avena
cereal | cereales, cereal
granola | muesli, granola
paprika | pimentón, pimentón dulce, pimentón de la Vera, páprika
hot paprika | pimentón picante
smoked paprika | pimentón ahumado
cumin | comino, comino molido
turmeric | cúrcuma
curry powder | curry, curry en polvo
nutmeg | nuez moscada
clove | clavo, clavo de olor, clavos de olor
cardamom | cardamomo
saffron | azafrán
star anise | anís estrellado
fennel | hinojo
chili powder | chile en polvo
cayenne pepper | cayena, pimienta de cayena
chili pepper | guindilla, ají, chile, chile fresco
jalapeno | jalapeño, chile jalapeño
serrano pepper | chile serrano
strawberry | fresa, frutilla, fresón
blueberry | arándano
raspberry | frambuesa
blackberry | mora, zarzamora
currant | grosella
berry | frutos rojos, frutos del bosque
cherry | cereza
grape | uva
raisin | pasa, uva pasa, pasas
peach | melocotón, durazno
nectarine | nectarina
apricot | albaricoque, damasco, chabacano
plum | ciruela
prune | ciruela pasa
pear | pera
pineapple | piña, ananá
mango | mango
melon | melón
watermelon | sandía
papaya | papaya
kiwi | kiwi
fig | higo
date | dátil
pomegranate | granada
coconut | coco
shredded coconut | coco rallado
nut | frutos secos, fruto seco
almond | almendra
sliced almonds | almendra laminada
almond meal | almendra molida
walnut | nuez, nueces
hazelnut | avellana
peanut | cacahuete, maní, cacahuate
cashew | anacardo, castaña de cajú
pecan | nuez pecana
pistachio | pistacho, pistache
pine nut | piñón, piñones
sunflower seed | pipas de girasol, semilla de girasol, pipas
pumpkin seed | semilla de calabaza, pipas de calabaza, pepitas
sesame seed | sésamo, ajonjolí, semilla de sésamo
flaxseed | linaza, semilla de lino
chia seed | chía, semilla de chía
chestnut | castaña
yogurt | yogur, yogur natural, yogurt
greek yogurt | yogur griego
chocolate chips | chispas de chocolate, pepitas de chocolate, gotas de chocolate
chocolate | chocolate, tableta de chocolate
dark chocolate | chocolate negro, chocolate amargo
milk chocolate | chocolate con leche
white chocolate | chocolate blanco
cocoa powder | cacao, cacao en polvo, cocoa, cola cao
chocolate hazelnut spread | nutella, nocilla, crema de cacao, crema de avellanas
jam | mermelada, mermelada de fresa
dulce de leche | dulce de leche, cajeta
cabbage | col, repollo, berza
red cabbage | lombarda, col lombarda, repollo morado
brussels sprout | col de Bruselas
kale | kale, col rizada
napa cabbage | col china
sauerkraut | chucrut
swiss chard | acelga
leek | puerro
asparagus | espárrago, espárrago verde, espárrago blanco, espárragos trigueros
beet | remolacha, betabel
radish | rábano, rabanito
turnip | nabo
parsnip | chirivía
artichoke | alcachofa, alcaucil
artichoke heart | corazón de alcachofa, corazones de alcachofa
olive | aceituna, oliva
black olive | aceituna negra
green olive | aceituna verde
caper | alcaparra
mixed vegetables | verdura, verduras, menestra, menestra de verduras, verduras congeladas, vegetales, verduras mixtas
bean sprout | brotes de soja
vinegar | vinagre, vinagre de vino
apple cider vinegar | vinagre de manzana
balsamic vinegar | vinagre balsámico, vinagre de módena
white vinegar | vinagre blanco
red wine vinegar | vinagre de vino tinto
white wine vinegar | vinagre de vino blanco
sherry vinegar | vinagre de Jerez
beef | ternera, res, carne de res, carne de vaca, vacuno, carne de ternera
veal | ternera blanca
steak | bistec, filete de ternera, entrecot, bife, solomillo de ternera, filete, chuletón
pork | cerdo, carne de cerdo, chancho
pork chop | chuleta de cerdo, chuleta, costilla de cerdo fina
pork rib | costilla de cerdo, costillas
pork tenderloin | solomillo de cerdo
pork loin | lomo de cerdo, lomo
pork belly | tocino, panceta de cerdo
lamb | cordero
turkey | pavo
turkey breast | pechuga de pavo
deli turkey | fiambre de pavo
rabbit | conejo
duck | pato
ham | jamón, jamón york, jamón cocido, jamón dulce
prosciutto | jamón serrano, jamón ibérico
chorizo | chorizo
salami | salchichón, salami
sausage | salchicha, longaniza, butifarra
hot dog | salchicha frankfurt, salchichas de Frankfurt
blood sausage | morcilla
liver | hígado
lunch meat | embutido, fiambre
meatball | albóndiga
coffee | café, café molido
tea | té, té negro
green tea | té verde
herbal tea | infusión, manzanilla
tofu | tofu
tempeh | tempeh
seitan | seitán
couscous | cuscús, cous cous
quinoa | quinoa, quinua
bulgur | bulgur
polenta | polenta
semolina flour | sémola
barley | cebada
white wine | vino blanco
red wine | vino tinto
wine | vino
beer | cerveza
champagne | cava
rum | ron
sherry | jerez
ice | hielo, cubitos de hielo
ice cream | helado, helado de vainilla
margarine | margarina
lard | manteca de cerdo
puff pastry | hojaldre, masa de hojaldre
pie crust | masa quebrada, masa brisa
pizza dough | masa de pizza
gelatin | gelatina
sweetened condensed milk | leche condensada
evaporated milk | leche evaporada
tortilla chips | totopos, nachos
cracker | galleta salada
cookie | galleta, galletas maría
salsa | salsa
salsa verde | salsa verde
pesto | pesto
hummus | hummus
tahini | tahini, tahina
guacamole | guacamole
gnocchi | ñoquis, ñoqui
pizza | pizza
frozen pizza | pizza congelada
soup | sopa
spanish tortilla | tortilla de patatas, tortilla española
yuca | yuca, mandioca
jicama | jícama
tomatillo | tomatillo, tomate verde
nopales | nopal, nopales
lemonade | limonada
cola | coca-cola, coca cola
soda | refresco, gaseosa
fish stick | palitos de pescado, varitas de merluza
imitation crab | surimi, palitos de cangrejo
quince cheese | membrillo, dulce de membrillo
sauce | salsas
kosher salt | sal gruesa, sal gorda
vermicelli | fideos
pimiento | pimiento del piquillo, pimientos del piquillo
hake | merluza
tomato puree | tomate tamizado
croquette | croqueta
potato chips | patatas fritas de bolsa
rice vinegar | vinagre de arroz
dried thyme | tomillo seco
dried basil | albahaca seca
stuffed olives | aceitunas rellenas
jam | mermelada*, confitura*
yogurt | yogur*, yogurt*
soup | sopa*
ice cream | helado*
herbal tea | infusión*
applesauce | compota*
quince | membrillo fresco
monkfish | rape
sea bream | dorada
sole | lenguado
anchovy | anchoas en aceite
mussel | mejillones en escabeche
champagne | espumoso
buttermilk | suero de leche
pork loin | cinta de lomo, lomo embuchado
beef broth | caldo de ternera
cottage cheese | queso granulado
white bean | alubias cocidas
sugar snap pea | tirabeque
baby potato | patatas pequeñas, patata baby
marshmallow | nube
rice cake | tortita de arroz
tortilla chips | tortillas chips
cheese | queso rallado, queso curado rallado
american cheese | queso en lonchas, tranchetes
worcestershire sauce | salsa inglesa, salsa perrins
hot sauce | tabasco
chipotle pepper | chile chipotle
poblano pepper | chile poblano
cannellini bean | judiones
cracker | galletitas saladas
roast chicken | pollo asado
bechamel sauce | bechamel, besamel
choricero pepper | pimiento choricero
pizza | pizza*
risotto | risotto*
red pepper flakes | hojuelas de chile, chile en hojuelas, copos de chile, cayena en copos
cooking spray | aceite en spray, spray de cocina
ground turkey | pavo picado, carne picada de pavo, pavo molido
italian seasoning | hierbas italianas
pasta sauce | salsa para pasta
yellow mustard | mostaza amarilla
egg noodle | fideos de huevo, pasta al huevo
grape tomato | tomate uva
dried parsley | perejil seco
dried rosemary | romero seco
italian sausage | salchicha italiana
panko | panko
red potato | patata roja, papa roja
yukon gold potato | patata amarilla, papa amarilla
button mushroom | champiñón blanco
cooked chicken | pollo cocido, pollo desmenuzado
taco seasoning | sazonador para tacos, condimento para tacos
cremini mushroom | champiñón portobello pequeño, champiñón marrón
dark brown sugar | azúcar mascabado, azúcar moreno oscuro
dried cranberry | arándano seco
orange bell pepper | pimiento naranja
ramen noodle | fideos ramen, fideos instantáneos
cream of mushroom soup | crema de champiñones
cream of chicken soup | crema de pollo
pumpkin puree | puré de calabaza
bagel | bagel
chicken tender | solomillo de pollo, tiras de pollo
chuck roast | aguja de ternera, espaldilla de res
english cucumber | pepino holandés
firm tofu | tofu firme
graham cracker | galleta integral
granny smith apple | manzana verde, manzana Granny Smith
green chile | chile verde
kalamata olive | aceituna kalamata
linguine | linguine
mexican cheese blend | mezcla de quesos mexicanos
pepperoni | pepperoni
chocolate chips | trocitos de chocolate
`,
  describing: `desalado desalada ayer clásico clásica rojo roja verde blanco blanca negro negra amarillo amarilla filete filetes lomos pelada peladas peladas naturales ahumado ahumada desgrasado rebanado asado asada cabeza semidesnatado medias fresco fresca frescos picado picada rallado rallada molido molida ecológico ecológica bio congelado congelada cocido
    cocida cocinado crudo cruda entero entera pequeño pequeña grande mediano mediana maduro madura natural resto restos sobrante
    sobrantes casero casera fino fina pelado pelada cortado cortada dados rodajas lonchas tierno tierna seco seca
    virgen extra duro dura lata bote abierto abierta viejo vieja ligero light desnatado buen buena suave integral tostado tostada trozos hervido hervida`,
  units: `lomo lomos filete filetes cucharada cucharadas cda cdas cucharadita cucharaditas cdta cdtas cdita g gr gramo gramos kg kilo kilos l lt litro litros ml
    cl dl taza tazas vaso vasos lata latas bote botes tarro tarros frasco paquete paquetes paq bolsa bolsas sobre sobres
    botella botellas brik briks tetrabrik cartón cartones caja cajas bandeja bandejas manojo manojos ramo ramillete rama ramas ramita
    diente dientes cabeza cabezas loncha lonchas rebanada rebanadas rodaja rodajas trozo trozos pedazo pedazos pizca pizcas
    puñado puñados hoja hojas chorro chorrito docena libra libras unidad unidades ud uds pieza piezas barra barras malla
    tableta pastilla gota gotas racimo ración raciones tarrina tarrinas envase pack onza onzas cucharón filetes porción terrón maceta poco`,
  numbers: `un una uno unos unas dos tres cuatro cinco seis siete ocho nueve diez once doce medio media cuarto docena par`,
  vague: `un poco de, un poco, unos, unas, algunos, algunas, algo de, mucho, mucha, muchos, muchas, varios, varias, un puñado de, un resto de,
    restos de, medio, media, un par de, una pizca de, un trozo de, un cacho de, bastante, bastantes, cuarto de, unos pocos, unas pocas, poco, poca, casi un, casi una, aproximadamente, un montón de, como`,
  joins: 'y e o u más',
  small: 'de del la el los las al a en un una para que este esta',
  headings: `notas, total, lista, inventario, cocina, nevera, en la nevera, frigorífico, frigo, refrigerador, refri, heladera, congelador, despensa, en la despensa, alacena, lista de la compra, lista de compras, lista del super, lista del súper, compra, compras, súper, supermercado,
    ingredientes, frutas y verduras, fruta y verdura, verduras, verdura, fruta, frutas, lácteos, carnes, carne, carnicería, pescadería, pescado, frutería, panadería, especias, bebidas,
    congelados, conservas, otros, varios, limpieza, hogar, mercado, mercadona, carrefour, comprar, por comprar, tengo, lo que tengo, básicos, para la semana, en el congelador, abarrotes`,
  places:
    'nevera frigorífico frigo refrigerador refri heladera congelador despensa alacena compra compras lista inventario recibo cocina total',
  filler: `hago hacer cocinar puedo qué mi mis nuestro nuestra es son está están había creo solo sólo nada más pues bueno oye gracias hoy semana algo cosas casa pronto gastar usar completa ya todo todos todavía aún tengo también, también tengo, tengo, tenemos, hay también, hay, me queda, me quedan, nos queda, quedan, queda, en la nevera tengo, en la nevera hay, en casa tengo, en mi nevera tengo, en mi nevera hay, en el refri tengo,
    necesito, necesitamos, comprar, falta, faltan, también, además, y también, luego, por favor, qué puedo cocinar con, qué puedo hacer con, hola, ah y, y además, creo que, todavía tengo, aún tengo, me sobró, me sobraron, sobró`,
  none: 'no tengo, no hay, sin, nada de, no queda, no quedan',
  household: `papel higiénico, servilletas, detergente, jabón, champú, lavavajillas, suavizante, pilas, lejía, pañales,
    velas, estropajo, estropajos, cepillo, desodorante, compresas, bombillas, papel de cocina,
    papel de aluminio, papel de horno, bolsas de basura, gel de ducha, pasta de dientes, papel film`,
}
