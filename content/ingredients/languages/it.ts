import type { ReadingLanguage } from '#core/pantry/reading-language.ts'

/** Italian. Regular plurals are derived; articles and prepositions don't count. */
export const it: ReadingLanguage = {
  code: 'it',
  names: `
salt | sale, sale fino, sale da cucina
sea salt | sale marino
black pepper | pepe nero, pepe, pepe macinato
white pepper | pepe bianco
peppercorn | pepe in grani
water | acqua, acqua naturale
sparkling water | acqua frizzante, acqua gassata, acqua minerale
garlic | aglio, spicchio d'aglio, testa d'aglio
olive oil | olio d'oliva, olio di oliva, olio extravergine, olio extravergine d'oliva, olio evo, olio extra vergine di oliva
onion | cipolla
yellow onion | cipolla dorata
red onion | cipolla rossa, cipolla di Tropea
white onion | cipolla bianca
green onion | cipollotto, cipolla verde
pearl onion | cipolline, cipollina borettana
shallot | scalogno
sugar | zucchero, zucchero bianco, zucchero semolato
brown sugar | zucchero di canna, zucchero bruno
powdered sugar | zucchero a velo
vanilla sugar | zucchero vanigliato, vanillina
butter | burro
egg | uovo, uova
hard-boiled egg | uovo sodo, uova sode
egg white | albume, bianco d'uovo, chiara d'uovo, albumi
egg yolk | tuorlo, tuorlo d'uovo, rosso d'uovo
flour | farina, farina di grano tenero, farina bianca, farina 0
00 flour | farina 00
bread flour | farina manitoba
whole wheat flour | farina integrale
rye flour | farina di segale
chickpea flour | farina di ceci
rice flour | farina di riso
almond flour | farina di mandorle
polenta | farina di mais, polenta, farina per polenta
chicken | pollo, carne di pollo
whole chicken | pollo intero
chicken breast | petto di pollo, petti di pollo, filetto di pollo, fettine di pollo
chicken thigh | coscia di pollo, sovracoscia di pollo, cosce di pollo, sovracosce di pollo, sovracosce
chicken drumstick | fuso di pollo, fusi di pollo
chicken wing | ala di pollo, ali di pollo, alette di pollo
tomato | pomodoro
cherry tomato | pomodorino, pomodoro ciliegino, ciliegino, datterino, pomodorini
roma tomato | pomodoro San Marzano, pomodoro perino
canned tomato | pelati, pomodori pelati, pelato, pomodori in scatola
crushed tomatoes | polpa di pomodoro, polpa
diced tomatoes | pomodori a pezzi, pomodori a cubetti
tomato paste | concentrato di pomodoro, doppio concentrato
tomato sauce | salsa di pomodoro, sugo di pomodoro, sugo al pomodoro
pasta sauce | sugo, sugo pronto
sun-dried tomato | pomodoro secco, pomodori secchi
milk | latte, latte intero, latte parzialmente scremato, latte fresco, latte vaccino
skim milk | latte scremato
lactose-free milk | latte senza lattosio
oat milk | latte d'avena, latte di avena
almond milk | latte di mandorla, latte di mandorle
soy milk | latte di soia
coconut milk | latte di cocco
rice milk | latte di riso
potato | patata
sweet potato | patata dolce, patata americana
mashed potatoes | purè, purè di patate
french fry | patatine fritte
potato chips | patatine
rice | riso
white rice | riso bianco
brown rice | riso integrale
basmati rice | riso basmati
arborio rice | riso arborio, riso carnaroli, riso per risotti, carnaroli
carrot | carota
cheese | formaggio, formaggio grattugiato, formaggio a fette
cheddar cheese | cheddar
mozzarella cheese | mozzarella
fresh mozzarella | mozzarella di bufala, fiordilatte, mozzarella fresca
parmesan cheese | parmigiano, parmigiano reggiano, parmigiano grattugiato
grana padano | grana, grana padano
pecorino romano | pecorino, pecorino romano
feta cheese | feta
goat cheese | formaggio di capra, caprino
blue cheese | gorgonzola, formaggio erborinato
ricotta cheese | ricotta
ricotta salata | ricotta salata
mascarpone | mascarpone
cream cheese | formaggio spalmabile, formaggio cremoso, philadelphia
provolone | provolone
fontina | fontina
swiss cheese | emmental, emmentaler
brie | brie
burrata | burrata
cottage cheese | fiocchi di latte
pasta | pasta, pasta corta
fresh pasta | pasta fresca, pasta all'uovo
spaghetti | spaghetti
penne | penne, penne rigate
macaroni | maccheroni
fettuccine | fettuccine
tagliatelle | tagliatelle
rotini | fusilli
rigatoni | rigatoni
linguine | linguine
farfalle | farfalle
lasagna noodle | lasagne, sfoglie per lasagne, fogli di lasagna
orecchiette | orecchiette
noodle | tagliolini, noodles
gnocchi | gnocchi, gnocco
tortellini | tortellini
ravioli | ravioli
ground beef | macinato di manzo, carne macinata di manzo, manzo macinato, macinato di bovino, trita di manzo
ground meat | carne macinata, macinato, carne trita, trita, macinato misto
ground pork | macinato di maiale
vegetable oil | olio vegetale
oil | olio, olio di semi
sunflower oil | olio di girasole, olio di semi di girasole
peanut oil | olio di arachidi
corn oil | olio di mais
coconut oil | olio di cocco
sesame oil | olio di sesamo
bell pepper | peperone
red bell pepper | peperone rosso
green bell pepper | peperone verde
yellow bell pepper | peperone giallo
bread | pane, fetta di pane, pagnotta, pane casereccio, pane raffermo
white bread | pancarrè, pane bianco, pane in cassetta, pan carré, pan bauletto
whole wheat bread | pane integrale
dinner roll | panino, rosetta
baguette | baguette, filone
ciabatta | ciabatta
focaccia | focaccia
flatbread | piadina
breadstick | grissini, grissino
tortilla | tortilla
breadcrumbs | pangrattato, pan grattato
rusk | fette biscottate
croissant | cornetto, croissant
lemon | limone
lemon juice | succo di limone
lemon zest | scorza di limone, buccia di limone
lime | lime
lime juice | succo di lime
apple | mela
applesauce | purea di mele, composta di mele
apple juice | succo di mela
corn | mais, pannocchia, mais dolce, mais in scatola
bacon | bacon
pancetta | pancetta, pancetta affumicata, pancetta a cubetti, pancetta dolce
guanciale | guanciale
speck | speck
baking powder | lievito per dolci, lievito in polvere, lievito chimico, lievito istantaneo, lievito vanigliato
baking soda | bicarbonato, bicarbonato di sodio
yeast | lievito, lievito di birra, lievito fresco, lievito secco, lievito di birra secco
sourdough starter | lievito madre
cornstarch | amido di mais, maizena
potato starch | fecola di patate, fecola
banana | banana
celery | sedano, costa di sedano, gambo di sedano
celery root | sedano rapa
cinnamon | cannella, cannella in polvere
cinnamon stick | stecca di cannella, bastoncino di cannella
mushroom | fungo, champignon
dried porcini mushroom | porcini secchi, funghi secchi, funghi porcini secchi
wild mushroom | porcini, funghi porcini, porcino, finferli
spinach | spinaci, spinacino, spinaci freschi
frozen spinach | spinaci surgelati
vanilla extract | estratto di vaniglia, essenza di vaniglia
vanilla bean | bacca di vaniglia, baccello di vaniglia, vaniglia
broccoli | broccoli, broccolo
broccoli rabe | cime di rapa
cauliflower | cavolfiore
cilantro | coriandolo fresco, coriandolo
coriander | coriandolo in polvere, coriandolo macinato, semi di coriandolo
parsley | prezzemolo
basil | basilico, basilico fresco
chive | erba cipollina
mint | menta
rosemary | rosmarino
thyme | timo
sage | salvia
dill | aneto
oregano | origano
dried oregano | origano secco
marjoram | maggiorana
tarragon | dragoncello
bay leaf | alloro, foglia di alloro, foglie di alloro, lauro
avocado | avocado
cucumber | cetriolo
pickle | cetriolini, cetriolo sottaceto, cetriolini sottaceto, cetriolino
garlic powder | aglio in polvere
onion powder | cipolla in polvere
ginger | zenzero, zenzero fresco, radice di zenzero
ground ginger | zenzero in polvere
honey | miele
maple syrup | sciroppo d'acero
agave nectar | sciroppo d'agave
orange | arancia, arance
orange juice | succo d'arancia, spremuta d'arancia, succo di arancia
orange zest | scorza d'arancia
mandarin orange | mandarino, clementina, mandarancio
grapefruit | pompelmo
soy sauce | salsa di soia
fish sauce | salsa di pesce
chicken broth | brodo di pollo
beef broth | brodo di carne, brodo di manzo
vegetable broth | brodo vegetale, brodo di verdure
broth | brodo
bouillon cube | dado, dado da brodo, dado vegetale, dadi
heavy cream | panna, panna fresca, panna da montare, panna liquida
light cream | panna da cucina
whipped cream | panna montata
sour cream | panna acida
lettuce | lattuga, insalata, insalata verde, cappuccina, cespo di insalata, cespo di lattuga
romaine lettuce | lattuga romana
iceberg lettuce | lattuga iceberg, iceberg
mixed greens | insalata mista, misticanza, insalatina
arugula | rucola, rughetta
radicchio | radicchio
mache | valeriana, songino
endive | indivia, scarola, cicoria
mayonnaise | maionese
ketchup | ketchup
mustard | senape
dijon mustard | senape di Digione
hot sauce | salsa piccante
pea | pisello, piselli surgelati
peanut butter | burro di arachidi, burro d'arachidi
shrimp | gambero, gamberetto, gamberone, mazzancolla
salmon | salmone, trancio di salmone, filetto di salmone
smoked salmon | salmone affumicato
tuna | tonno
canned tuna | tonno in scatola, tonno sott'olio, tonno sottolio, scatoletta di tonno, tonno al naturale
fish | pesce, filetto di pesce
cod | merluzzo, filetto di merluzzo
salt cod | baccalà
white fish | nasello
sea bass | branzino, spigola, orata
trout | trota
mackerel | sgombro
sardine | sardina, sarda
anchovy | acciuga, alice, acciughe, filetti di acciuga
mussel | cozza
clam | vongola
squid | calamaro, totano, seppia
octopus | polpo
crab | granchio
zucchini | zucchina, zucchino, zucchine
eggplant | melanzana
pumpkin | zucca
green bean | fagiolino
bean | fagiolo
cannellini bean | cannellini, fagioli cannellini, cannellino
white bean | fagioli bianchi, fagiolo bianco
kidney bean | fagioli rossi, fagiolo rosso
pinto bean | borlotti, fagioli borlotti, borlotto
black bean | fagioli neri, fagiolo nero
fava bean | fava
chickpea | cece, ceci
lentil | lenticchia
red lentil | lenticchie rosse, lenticchia rossa
oats | avena, fiocchi d'avena, fiocchi di avena
cereal | cereali
granola | muesli, granola
paprika | paprica, paprika, paprika dolce
smoked paprika | paprika affumicata
hot paprika | paprika piccante
cumin | cumino
turmeric | curcuma
curry powder | curry, curry in polvere
nutmeg | noce moscata
clove | chiodo di garofano, chiodi di garofano
cardamom | cardamomo
saffron | zafferano
star anise | anice stellato
juniper berry | bacche di ginepro
fennel | finocchio
fennel seed | semi di finocchio
chili powder | peperoncino in polvere
cayenne pepper | pepe di Cayenna
chili pepper | peperoncino, peperoncino fresco
strawberry | fragola
blueberry | mirtillo
raspberry | lampone
blackberry | mora
currant | ribes
berry | frutti di bosco
cherry | ciliegia, ciliegie, amarena
grape | uva
raisin | uvetta, uva passa, uva sultanina
peach | pesca
nectarine | nettarina, pesca noce
apricot | albicocca
plum | prugna, susina
prune | prugna secca
pear | pera
pineapple | ananas
mango | mango
melon | melone
watermelon | anguria, cocomero
kiwi | kiwi
fig | fico, fichi
date | dattero
pomegranate | melagrana, melograno
coconut | cocco, noce di cocco
shredded coconut | cocco grattugiato, farina di cocco
nut | frutta secca
almond | mandorla
sliced almonds | mandorle a lamelle, mandorle a scaglie
walnut | noce, gheriglio di noce
hazelnut | nocciola
peanut | arachide, nocciolina, noccioline
cashew | anacardo
pistachio | pistacchio
pine nut | pinolo, pinoli
sunflower seed | semi di girasole
pumpkin seed | semi di zucca
sesame seed | sesamo, semi di sesamo
flaxseed | semi di lino
chia seed | semi di chia
poppy seed | semi di papavero
chestnut | castagna
yogurt | yogurt, yogurt bianco, yogurt naturale
greek yogurt | yogurt greco
chocolate chips | gocce di cioccolato
chocolate | cioccolato, cioccolata
dark chocolate | cioccolato fondente, fondente
milk chocolate | cioccolato al latte
white chocolate | cioccolato bianco
cocoa powder | cacao, cacao amaro, cacao in polvere
chocolate hazelnut spread | nutella, crema spalmabile, crema di nocciole
jam | marmellata, confettura, marmellata di fragole
cabbage | cavolo, verza, cavolo cappuccio, cavolo verza
red cabbage | cavolo rosso, cavolo viola
brussels sprout | cavoletti di Bruxelles, cavolini di Bruxelles, cavoletto
kale | cavolo nero, cavolo riccio
napa cabbage | cavolo cinese
sauerkraut | crauti
swiss chard | bietola, bietole, coste, erbette
leek | porro
asparagus | asparago, asparagi
beet | barbabietola, rapa rossa
radish | ravanello
turnip | rapa
parsnip | pastinaca
artichoke | carciofo
artichoke heart | cuore di carciofo, cuori di carciofo, carciofini
olive | oliva
black olive | oliva nera, olive taggiasche
green olive | oliva verde
caper | cappero
mixed vegetables | verdura, verdure, misto verdure, verdure miste, minestrone surgelato, verdure surgelate
bean sprout | germogli di soia
vinegar | aceto, aceto di vino
apple cider vinegar | aceto di mele
balsamic vinegar | aceto balsamico
white wine vinegar | aceto di vino bianco, aceto bianco
red wine vinegar | aceto di vino rosso
beef | manzo, carne di manzo, bovino
veal | vitello, carne di vitello
steak | bistecca, fettina di manzo, tagliata
pork | maiale, carne di maiale, suino
pork chop | braciola di maiale, costoletta di maiale, braciola
pork tenderloin | filetto di maiale
pork loin | arista, lonza, lonza di maiale
pork rib | costine di maiale, costine
lamb | agnello
turkey | tacchino
turkey breast | petto di tacchino, fesa di tacchino
rabbit | coniglio
duck | anatra
ham | prosciutto cotto, cotto
prosciutto | prosciutto crudo, prosciutto, crudo
salami | salame
sausage | salsiccia
hot dog | wurstel, würstel
bologna | mortadella
bresaola | bresaola
liver | fegato
lunch meat | affettati, affettato, salumi
meatball | polpetta
hamburger patty | hamburger
coffee | caffè, caffè macinato
espresso | espresso
tea | tè, tè nero, the
green tea | tè verde
herbal tea | tisana, camomilla
tofu | tofu
tempeh | tempeh
seitan | seitan
couscous | cous cous, cuscus
quinoa | quinoa
bulgur | bulgur
farro | farro
barley | orzo, orzo perlato
semolina flour | semolino, semola, semola di grano duro
buckwheat | grano saraceno
millet | miglio
white wine | vino bianco
red wine | vino rosso
wine | vino
beer | birra
champagne | spumante, prosecco
rum | rum
ice | ghiaccio
ice cream | gelato, gelato alla vaniglia
margarine | margarina
lard | strutto
puff pastry | pasta sfoglia, pastasfoglia
pie crust | pasta brisée, pasta frolla, pasta brisè
pizza dough | pasta per pizza, impasto per pizza
phyllo dough | pasta fillo
gelatin | gelatina, colla di pesce
sweetened condensed milk | latte condensato
cracker | cracker
cookie | biscotto
ladyfinger | savoiardo, savoiardi
pesto | pesto, pesto alla genovese
hummus | hummus
tahini | tahina, tahini
pizza | pizza
frozen pizza | pizza surgelata
lemonade | limonata
cola | coca-cola, coca cola
soup | zuppa, minestra
minestrone | minestrone
fish stick | bastoncini di pesce
italian seasoning | erbe aromatiche, erbe aromatiche miste
tomato puree | passata, passata di pomodoro, pomodoro passato
kosher salt | sale grosso
scamorza | scamorza
provolone | provola
stracchino | stracchino, crescenza
american cheese | sottilette, sottiletta
hake | nasello
hamburger bun | panino da hamburger
cream of tartar | cremor tartaro
dried thyme | timo secco
dried basil | basilico secco
dried rosemary | rosmarino secco
jam | marmellata*, confettura*
yogurt | yogurt*
soup | zuppa*, minestra*
ice cream | gelato*
herbal tea | tisana*
sugar snap pea | taccola, taccole
baby potato | patate novelle, patata novella
broccoli | broccolo romano, broccolo romanesco
chicory | puntarelle
nduja | nduja
taleggio cheese | taleggio
asiago cheese | asiago
caciocavallo | caciocavallo
worcestershire sauce | salsa worcester, salsa worcestershire
hot sauce | tabasco
puff pastry | rotolo di pasta sfoglia
fava bean | fave fresche
rice cake | galletta di riso, gallette di riso
pork chop | bistecca di maiale
stew beef | spezzatino, spezzatino di manzo
veal | ossobuco
sea bream | orata
marshmallow | marshmallow
roast chicken | pollo arrosto
bechamel sauce | besciamella
caper | capperi sotto sale, capperi sottaceto
pizza | pizza*
risotto | risotto*
canola oil | olio di colza
jalapeno | jalapeño, peperoncino jalapeño
red pepper flakes | peperoncino in scaglie, peperoncino a scaglie, peperoncino secco
cooking spray | olio spray, spray da cucina
white vinegar | aceto di alcol, aceto di alcool
ground turkey | macinato di tacchino, tacchino macinato
salsa | salsa messicana
barbecue sauce | salsa barbecue
yellow mustard | senape gialla, senape dolce
egg noodle | tagliatelle all'uovo
grape tomato | pomodoro datterino
rotisserie chicken | pollo allo spiedo
dried parsley | prezzemolo secco
italian sausage | salsiccia di maiale
panko | panko
red potato | patata rossa
yukon gold potato | patata gialla
butternut squash | zucca butternut, zucca violina
button mushroom | funghi champignon, champignon bianco
cooked chicken | pollo cotto, pollo lesso
cornmeal | farina di mais fine
taco seasoning | spezie per tacos
tortilla chips | nachos, tortilla chips
cremini mushroom | champignon crema
dark brown sugar | zucchero muscovado, zucchero di canna scuro
dried cranberry | mirtilli rossi secchi, mirtillo rosso secco
orange bell pepper | peperone arancione
ramen noodle | noodles istantanei
sweet onion | cipolla dolce
cream of mushroom soup | crema di funghi, vellutata di funghi
cream of chicken soup | crema di pollo
pumpkin puree | purea di zucca
bagel | bagel
chicken tender | filetti di pollo, straccetti di pollo
chuck roast | cappello del prete
english cucumber | cetriolo lungo
firm tofu | tofu compatto
graham cracker | biscotti integrali
granny smith apple | mela verde, mela Granny Smith
green chile | peperoncino verde
kalamata olive | oliva kalamata
pepperoni | salame piccante
`,
  describing: `ieri raffermo rafferma rosso rossa verde verdi bianca nero nera neri nere giallo gialla affumicato affumicata grattugiati pelato sgocciolato sottaceto sottolio cubetti classico classica fresco fresca freschi fresche tritato tritata grattugiato grattugiata macinato macinata biologico biologica bio surgelato
    surgelata surgelati surgelate congelato cotto cotta crudo cruda intero intera piccolo piccola grande grandi medio media maturo matura mature maturi avanzato
    avanzata avanzati avanzi resto casalingo casereccio fino fine sbucciato tagliato tagliata cubetti fette dadini tenero
    secco secca secchi secche morbido aperto aperta naturale scatola barattolo vecchio vecchia buono buona sottile precotto precotti bollito bollita bolliti lesso lessi tostato`,
  units: `cucchiaio cucchiai cucchiaino cucchiaini cucchiaiata g gr grammo grammi kg kilo chilo chili etto etti hg l lt litro litri ml cl
    dl tazza tazze tazzina bicchiere bicchieri scatola scatole scatoletta scatolette lattina lattine latta barattolo barattoli vasetto vasetti vaso
    pacco pacchi pacchetto pacchetti conf confezione confezioni busta buste bustina bustine bottiglia bottiglie brick brik cartone cartoni
    vaschetta vaschette mazzo mazzi mazzetto ciuffo ciuffi spicchio spicchi testa teste fetta fette fettine pezzo pezzi pezzetto
    pizzico pizzichi manciata manciate foglia foglie rametto rametti costa coste gambo gambi filo goccio goccia gocce
    dozzina panetto panetti cubetto cubetti tavoletta rotolo retina cespo cespi filetto filetti trancio tranci sacchetto sacchetti noce tubetto tubo
    cassetta bustone panino porzione porzioni avanzi cestino`,
  numbers: `un uno una due tre quattro cinque sei sette otto nove dieci undici dodici mezzo mezza mezzi metà quarto dozzina paio`,
  vague: `un po' di, un po di, un po', un po, po' di, qualche, alcuni, alcune, molto, molta, molti, molte, parecchi, parecchie, diversi, un paio di, una manciata di, avanzi di,
    un avanzo di, resto di, mezzo, mezza, un pizzico di, un pezzo di, un pezzetto di, un filo di, circa, metà, abbastanza, tanto, tanta, tanti, tante, poco, poca, pochi, poche, un sacco di, ancora un po' di, quasi un`,
  joins: 'e ed o più',
  small:
    'di d del della dell dello dei delle degli il lo la i gli le l al alla all allo ai alle da dal in nel nella un una per che questo questa sott',
  headings: `inventario, cucina, inventario cucina, totale, lista, note, lista spesa, frigo, in frigo, frigorifero, nel frigo, freezer, congelatore, in freezer, dispensa, in dispensa, credenza, lista della spesa, spesa, la spesa, da comprare, comprare, ingredienti, frutta e verdura, verdura, verdure,
    frutta, latticini, carne, macelleria, pesce, pescheria, spezie, surgelati, bevande, panetteria, pane, scatolame, altro, varie, casa, mercato, supermercato, esselunga, conad, coop, ho in casa, quello che ho, banco frigo, ortofrutta, salumeria, per la casa, dolci, colazione`,
  places:
    'frigo frigorifero freezer congelatore dispensa credenza spesa lista inventario cucina totale scontrino',
  filler: `ciao allora tutto mio mia miei nostra è sono c solo niente altro credo penso cosa faccio fare cucinare con oggi settimana presto rimane rimasto rimasta rimasti finire usare già grazie casa che lista ho anche, ho ancora, ho, abbiamo, c'è anche, ci sono anche, c'è, ci sono, mi è rimasto, mi è rimasta, mi sono rimasti, mi sono rimaste, mi restano, mi resta, è rimasto, sono rimasti, è rimasta, sono rimaste, nel frigo ho, in frigo ho, in frigo c'è, in frigo ci sono, nel mio frigo c'è, in casa ho, nel frigo ci sono,
    mi serve, mi servono, serve, servono, comprare, anche, e anche, inoltre, poi, e poi, per favore, cosa posso cucinare con, ciao, manca, mancano, ancora, cosa posso fare con, forse, bisogna comprare, ricordati`,
  none: "non ho, niente, senza, non ci sono, non c'è, nessun, nessuna",
  household: `carta igienica, tovaglioli, detersivo, sapone, shampoo, dentifricio, spugne, pannolini, candele, pile,
    ammorbidente, crocchette, lettiera, lampadine, fazzoletti, scottex, alluminio, candeggina, carta forno,
    carta da forno, carta assorbente, sacchetti della spazzatura, sacchi spazzatura, pellicola trasparente,
    detersivo piatti`,
}
