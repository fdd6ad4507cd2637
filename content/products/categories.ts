import { productCategories } from '#core/products/product-categories.ts'

/*
 * Which food the categories of product lists are, in the words that such lists use: a line for each food, with its
 * categories after the bar. Names of our vocabulary needn't be here: "carrots" are carrot anyway.
 */

/** Food as it is cooked with. Of several, the most specific one counts. */
const PLAIN = `
milk | milks whole-milks semi-skimmed-milks uht-milks pasteurised-milks cow-milks homogenized-milks fresh-milks
skim milk | skimmed-milks uht-skimmed-milks
lactose-free milk | lactose-free-milks
goat milk | goat-milks
powdered milk | milk-powders
evaporated milk | evaporated-milks
sweetened condensed milk | condensed-milks sweetened-condensed-milks
buttermilk | buttermilks
kefir | kefirs
butter | butters unsalted-butters sweet-cream-butters salted-butters half-salted-butters
ghee | clarified-butters
margarine | margarines
cream | creams dairy-creams uht-creams
heavy cream | whipping-creams liquid-creams
sour cream | sour-creams soured-creams
creme fraiche | fresh-creams cremes-fraiches
whipped cream | whipped-creams
quark | quarks quark-cheeses
cheese | cheeses cow-cheeses hard-cheeses soft-cheeses sliced-cheeses french-cheeses italian-cheeses pasteurized-cheeses uncooked-pressed-cheeses cooked-pressed-cheeses soft-cheeses-with-bloomy-rind sheep-cheeses processed-cheeses
cream cheese | cream-cheeses fresh-cheeses
mozzarella cheese | mozzarella mozzarellas
cheddar cheese | cheddars cheddar
parmesan cheese | parmigiano-reggiano parmesans parmesan
gouda | goudas
edam | edams
swiss cheese | emmentals emmentaler
gruyere | gruyeres
camembert | camemberts
brie | bries
feta cheese | feta fetas greek-cheeses
goat cheese | goat-cheeses
blue cheese | blue-veined-cheeses gorgonzola roqueforts
ricotta cheese | ricottas ricotta
mascarpone | mascarpones
cottage cheese | cottage-cheeses
halloumi | halloumis
vegan cheese | cheese-substitutes vegan-cheeses
vegan butter | vegan-butters
egg | eggs chicken-eggs free-range-chicken-eggs fresh-eggs organic-eggs barn-chicken-eggs
quail egg | quail-eggs
beef | beef beef-meat fresh-beef
ground beef | ground-beef ground-beef-steaks minced-beef beef-mince
ground meat | ground-meats minced-meats ground-meat-preparations
steak | beef-steaks steaks
pork | pork pork-meat
pork chop | pork-chops
pork tenderloin | pork-tenderloins
ground pork | ground-pork
lamb | lamb lamb-meat
veal | veal-meat
chicken | chickens chicken-meat cooked-chicken
chicken breast | chicken-breasts raw-chicken-breasts chicken-fillets
chicken thigh | chicken-thighs
chicken wing | chicken-wings
chicken drumstick | chicken-drumsticks
turkey | turkeys turkey-meat
turkey breast | turkey-breasts
duck | ducks duck-meat
ham | hams white-hams cooked-hams
prosciutto | dried-hams cured-hams serrano-hams parma-hams prosciutto-di-parma
bacon | bacon sliced-bacon smoked-bacon lardons
salami | salamis salami-sausages
chorizo | chorizos
sausage | sausages pork-sausages fresh-sausages german-sausages french-sausages
hot dog | frankfurters hot-dog-sausages vienna-sausages
bratwurst | bratwursts
lunch meat | cold-cuts sliced-cold-meats
liver | livers
salmon | salmons salmon-fillets
smoked salmon | smoked-salmons
canned salmon | canned-salmons
canned tuna | canned-tunas tunas-in-oil tunas-in-brine
tuna | tunas
sardine | sardines canned-sardines sardines-in-oil sardines-in-olive-oil
mackerel | mackerels canned-mackerels tinned-mackerels smoked-mackerels
herring | herrings pickled-herrings
cod | cods cod-fillets
pollock | alaska-pollocks pollocks
trout | trouts smoked-trouts
anchovy | anchovies anchovies-in-oil
fish | fishes fish-fillets frozen-fishes white-fishes
shrimp | shrimps prawns frozen-shrimps
mussel | mussels
squid | squids
imitation crab | surimi
seafood | mixed-seafood seafood-mixes
caviar | fish-eggs
tofu | tofu tofus plain-tofu
firm tofu | firm-tofu
silken tofu | silken-tofu
tempeh | tempehs
seitan | seitans
rice | rices white-rices long-grain-rices indica-rices
basmati rice | basmati-rices
jasmine rice | jasmine-rices thai-rices
brown rice | brown-rices
arborio rice | risotto-rices arborio-rices
pasta | pastas dry-pastas durum-wheat-pasta durum-wheat-pastas cereal-pastas
spaghetti | spaghetti spaghettis durum-wheat-spaghetti
penne | penne durum-wheat-penne
macaroni | durum-wheat-macaroni
rotini | fusilli durum-wheat-fusilli
farfalle | farfalles
whole wheat pasta | whole-wheat-pastas whole-durum-wheat-pasta wholemeal-pastas
gluten-free pasta | gluten-free-pasta gluten-free-dry-pasta corn-pasta
egg noodle | egg-noodles egg-pastas
fresh pasta | fresh-pasta
noodle | noodles chinese-noodles
ramen noodle | instant-noodles ramen
rice noodle | rice-noodles rice-vermicelli
lasagna noodle | lasagne-sheets dry-lasagna
gnocchi | gnocchis potato-gnocchi
couscous | couscous
bulgur | bulgurs
quinoa | quinoas
millet | millets
oats | oat-flakes rolled-oats rolled-flakes oatmeals
oat bran | oat-brans
flour | flours wheat-flours cereal-flours white-wheat-flours
whole wheat flour | whole-wheat-flours
spelt flour | spelt-flours
rye flour | rye-flours
almond flour | almond-flours ground-almonds
semolina flour | semolinas durum-wheat-semolinas
cornstarch | corn-starches starches
polenta | polentas
sugar | sugars white-sugars granulated-sugars cane-sugars
brown sugar | brown-sugars
powdered sugar | icing-sugars
stevia | stevia-and-derivatives
artificial sweetener | sugar-substitutes sweeteners
honey | honeys flower-honeys liquid-honeys acacia-honeys
maple syrup | maple-syrups
agave nectar | agave-syrups
olive oil | olive-oils virgin-olive-oils extra-virgin-olive-oils
sunflower oil | sunflower-oils
canola oil | rapeseed-oils colza-oils
vegetable oil | vegetable-oils mixed-vegetable-oils
coconut oil | coconut-oils
sesame oil | sesame-oils
salt | salts table-salts
sea salt | sea-salts
black pepper | black-peppers ground-black-peppers
canned tomato | canned-tomatoes canned-peeled-tomatoes peeled-tomatoes canned-whole-tomatoes
diced tomatoes | chopped-tomatoes diced-tomatoes canned-chopped-tomatoes
crushed tomatoes | natural-grated-tomato crushed-tomatoes
tomato puree | tomato-purees tomato-passatas passata
tomato paste | tomato-pastes tomato-concentrates
sun-dried tomato | dried-tomatoes sun-dried-tomatoes
cherry tomato | cherry-tomatoes
tomato | tomatoes
carrot | grated-carrots carrots
potato | potatoes new-potatoes
lettuce | salads-greens lettuces
mixed greens | mixed-salads-greens salad-mixes
mixed vegetables | mixed-vegetables frozen-mixed-vegetables mixed-frozen-vegetables vegetable-mixes soup-vegetables
green onion | spring-onions scallions
bell pepper | bell-peppers sweet-peppers
red bell pepper | red-bell-peppers
corn | sweet-corn canned-sweet-corn sweetcorn
pea | green-peas garden-peas frozen-green-peas canned-green-peas
green bean | green-beans frozen-green-beans canned-green-beans
mushroom | mushrooms canned-mushrooms frozen-mushrooms
button mushroom | champignons button-mushrooms
spinach | spinachs spinaches fresh-spinachs
frozen spinach | frozen-spinachs
beet | beetroots cooked-beetroots
zucchini | zucchinis courgettes
eggplant | eggplants aubergines
olive | olives
green olive | green-olives pitted-green-olives
black olive | black-olives pitted-black-olives
sauerkraut | sauerkrauts
chickpea | chick-peas chickpeas canned-chickpeas
lentil | lentils green-lentils
red lentil | red-lentils
kidney bean | red-kidney-beans kidney-beans canned-red-kidney-beans
white bean | white-beans
black bean | black-beans
bean | common-beans
apple | apples fresh-apples
banana | bananas fresh-bananas
orange | oranges fresh-oranges
berry | berries mixed-berries frozen-berries frozen-mixed-berries
pineapple | pineapples canned-pineapples pineapple-slices
peach | peaches canned-peaches peaches-in-syrup
fruit cocktail | fruits-in-syrup fruit-cocktails
applesauce | apple-compotes applesauces apple-purees
fruit puree | compotes fruit-compotes fruit-purees
raisin | raisins
date | dates dried-dates
prune | prunes dried-plums
dried apricot | dried-apricots
dried fig | dried-figs
dried mango | dried-mangoes dried-mangos
dried apple | dried-apples
dried cranberry | dried-cranberries
dried fruit | dried-fruits dried-mixed-fruits mixed-dried-fruits
shredded coconut | grated-coconuts desiccated-coconut
coconut milk | coconut-milks coconut-milk-for-cooking
nut | nuts mixed-nuts shelled-nuts
almond | almonds shelled-almonds
peanut | peanuts roasted-peanuts salted-peanuts
cashew | cashew-nuts cashews
walnut | walnuts walnut-kernels
hazelnut | hazelnuts shelled-hazelnuts
pistachio | pistachios
pine nut | pine-nuts
sunflower seed | sunflower-seeds
pumpkin seed | pumpkin-seeds
chia seed | chia-seeds
flaxseed | flax-seeds linseeds
sesame seed | sesame-seeds
bread | breads sliced-breads special-breads rustic-breads
white bread | white-breads
whole wheat bread | wholemeal-breads whole-wheat-breads wholemeal-sliced-breads
rye bread | rye-breads
baguette | baguettes
hamburger bun | hamburger-buns burger-buns
toast bread | toast-breads toasts
crispbread | crispbreads rye-crispbreads swedish-crispbreads
rusk | rusks
flatbread | flatbreads
pita bread | pitas pita-breads
naan | naans
tortilla | tortillas wheat-tortillas wraps
puff pastry | puff-pastry-sheets puff-pastries-doughs
pie crust | pie-dough shortcrust-pastry
pizza dough | pizza-dough
breadcrumbs | bread-crumbs
yeast | yeasts baker-s-yeast dried-yeasts
baking powder | baking-powders
cocoa powder | cocoa-powders unsweetened-cocoa-powders
vanilla sugar | vanilla-sugars
gelatin | gelatins
coffee | coffees ground-coffees roasted-coffees coffee-beans arabica-coffees
instant coffee | instant-coffees soluble-coffees
espresso | coffee-pods coffee-capsules
tea | teas black-teas tea-bags
green tea | green-teas
herbal tea | herbal-teas fruit-teas rooibos
candied ginger | crystallized-ginger
`

/** Food that someone else has made: it is this, whatever is in it. */
const MADE = `
yogurt | yogurts plain-yogurts natural-yogurts stirred-yogurts whole-milk-yogurts fruit-yogurts fermented-dairy-desserts low-fat-yogurts skyrs cow-milk-yogurts sweetened-yogurts
greek yogurt | greek-style-yogurts greek-yogurts
vanilla yogurt | vanilla-yogurts
plant yogurt | plant-based-yogurts non-dairy-yogurts soy-yogurts soy-based-yogurts soy-milk-yogurts dairy-free-yogurts
coconut yogurt | coconut-yogurts coconut-milk-yogurts
oat milk | oat-based-drinks oat-milks oat-drinks
soy milk | soy-based-drinks soy-milks plain-soy-based-drinks soy-drinks
almond milk | almond-based-drinks almond-milks almond-drinks
rice milk | rice-based-drinks rice-milks
coconut drink | coconut-based-drinks
plant milk | plant-based-milk-alternatives nut-based-drinks cereal-based-drinks legume-based-drinks
oat cream | oat-based-creams
plant-based cream | plant-based-creams plant-based-creams-for-cooking soy-based-creams
chocolate milk | chocolate-milks flavoured-milks
water | waters spring-waters mineral-waters natural-mineral-waters still-waters
sparkling water | carbonated-waters sparkling-waters carbonated-mineral-waters
juice | fruit-juices juices-and-nectars squeezed-fruit-juices fruit-nectars multifruit-juices vegetable-juices concentrated-fruit-juices
orange juice | orange-juices squeezed-orange-juices
apple juice | apple-juices squeezed-apple-juices
grape juice | grape-juices grape-juices-from-concentrate
tomato juice | tomato-juices
carrot juice | carrot-juices
lemon juice | lemon-juices
smoothie | smoothies fruit-smoothies
fruit drink | fruit-based-beverages still-fruit-soft-drinks fruit-soft-drinks
soda | sodas carbonated-drinks carbonated-soft-drinks diet-sodas fruit-sodas lemon-soft-drinks sugar-free-soft-drinks
cola | colas diet-cola-soft-drinks cola-soft-drinks
lemonade | lemonades
iced tea | iced-teas tea-based-beverages
energy drink | energy-drinks
sports drink | sports-drinks
kombucha | kombuchas
coconut water | coconut-waters
syrup | syrups flavoured-syrups fruit-syrups
hot chocolate mix | instant-chocolate-powders cocoa-and-chocolate-powders chocolate-powders instant-chocolate-drinks
coffee drink | coffee-drinks coffee-beverages
beer | beers lagers ales non-alcoholic-beers
red wine | red-wines
white wine | white-wines
wine | wines
champagne | champagnes sparkling-wines
hard cider | hard-ciders
vodka | vodkas
liqueur | liqueurs
jam | jams berry-jams strawberry-jams apricot-jams raspberry-jams peach-jams kiwi-jams cherry-jams fig-jams fruit-jams
orange marmalade | marmalades orange-marmalades
jelly | fruit-jellies
chocolate hazelnut spread | cocoa-and-hazelnuts-spreads hazelnut-spreads chocolate-spreads
peanut butter | peanut-butters crunchy-peanut-butters
almond butter | almond-butters
nut butter | nut-butters oilseed-purees mixed-nut-butters
tahini | tahini sesame-purees
cookie butter | speculoos-spreads
hummus | hummus hummuses
guacamole | guacamoles
tzatziki | tzatzikis
dip | dips
vegetable spread | vegetable-spreads plant-based-savoury-spreads vegetarian-pates
pate | pates liver-pates meat-pates rillettes terrines fish-rillettes
cheese spread | cheese-spreads
ketchup | tomato-ketchup ketchups
mayonnaise | mayonnaises
mustard | mustards
dijon mustard | dijon-mustards
vinegar | vinegars wine-vinegars
balsamic vinegar | balsamic-vinegars balsamic-vinegars-of-modena
apple cider vinegar | cider-vinegars
soy sauce | soy-sauces
hot sauce | hot-sauces
barbecue sauce | barbecue-sauces
curry sauce | curry-sauces
pesto | pestos green-pestos red-pestos
pasta sauce | pasta-sauces bolognese-sauces meat-based-pasta-sauces tomato-sauces-with-basil tomato-based-pasta-sauces
tomato sauce | tomato-sauces
salsa | salsas salsa-sauces
salad dressing | salad-dressings vinaigrettes
pickle | pickles pickled-cucumbers gherkins cornichons dill-pickles
pickled vegetables | pickled-vegetables plant-based-pickles
relish | relishes
broth | broths bouillons
bouillon cube | bouillon-cubes dehydrated-broths
soup | soups vegetable-soups canned-soups dehydrated-soups instant-soups
tomato soup | tomato-soups
gazpacho | gazpachos
baked beans | baked-beans baked-beans-in-tomato-sauce beans-in-tomato-sauce
pizza | pizzas
frozen pizza | frozen-pizzas frozen-pizzas-and-pies
quiche | quiches
savory tart | salted-pies savoury-tarts
lasagna | lasagnas prepared-lasagne lasagne meat-lasagnas
ravioli | ravioli raviolis
tortellini | tortellini tortellinis
stuffed pasta | stuffed-pastas
macaroni and cheese | macaroni-and-cheese
sushi | sushi
spring roll | spring-rolls nems
dumpling | dumplings gyoza
sandwich | sandwiches filled-sandwiches
hamburger | hamburgers cheeseburgers
burrito | burritos
salad | prepared-salads mixed-salads potato-salads pasta-salads coleslaws rice-salads
fish stick | fish-sticks fish-fingers
breaded fish | breaded-fish
chicken nugget | chicken-nuggets breaded-chicken
schnitzel | cordons-bleus schnitzels
meatball | meatballs
veggie burger | veggie-burgers vegetarian-patties plant-based-burgers veggie-patties vegetable-patties
vegan sausage | vegetarian-sausages vegan-sausages
plant-based ground | vegetarian-minced-meat
meat substitute | meat-alternatives meat-analogues chicken-alternative
falafel | falafels
omelet | omelettes omelets omlette
french fry | frozen-fried-potatoes frozen-fries fries french-fries oven-baked-fries
hash browns | hash-browns
mashed potatoes | mashed-potatoes potato-purees
instant mashed potatoes | dehydrated-mashed-potatoes
potato chips | potato-crisps flavoured-potato-crisps
chips | crisps vegetable-crisps salty-crisps
tortilla chips | corn-chips tortilla-chips nachos
popcorn | popcorn popcorns sweet-popcorn
pretzel | pretzels
cracker | crackers appetizer-crackers salty-biscuits
salted snacks | puffed-salty-snacks extruded-snacks peanut-puffs
rice cake | puffed-rice-cakes rice-cakes puffed-wholegrain-rice-cakes puffed-rice-cakes-with-black-chocolate
corn cakes | puffed-corn-cakes puffed-corn-cakes-with-black-chocolate
puffed grain cakes | puffed-cereal-cakes
trail mix | nuts-with-dried-fruits mix-of-grains-and-dried-fruit mix-of-grains-and-raisins trail-mixes
cereal | breakfast-cereals chocolate-cereals extruded-cereals puffed-cereals
corn flakes | corn-flakes
bran cereal | bran-cereals
granola | granolas crunchy-mueslis
muesli | mueslis mueslis-with-fruits
porridge | porridge porridges oat-porridges
snack bar | cereal-bars bars granola-bars fruit-bars nut-bars
protein bar | protein-bars energy-bars
protein powder | protein-powders protein-shakes whey-proteins
cookie | biscuits cookies shortbread-cookies butter-biscuits drop-cookies filled-biscuits wafers stuffed-wafers biscuits-and-crackers sandwich-biscuits gingerbreads speculoos
chocolate cookie | chocolate-biscuits dark-chocolate-biscuits milk-chocolate-biscuits chocolate-chip-cookies
macarons | macarons
cake | cakes sponge-cakes chocolate-cakes pound-cakes roulades meringue-roulades tarts sweet-pies
muffin | muffins
brownie | brownies
doughnut | doughnuts donuts
waffle | waffles
pancake | pancakes crepes crepes-and-galettes
croissant | croissants
brioche | brioches milk-breads
pastries | viennoiseries pastries
banana bread | banana-breads
ice cream | ice-creams ice-creams-and-sorbets ice-cream-tubs ice-cream-cones ice-cream-bars
sorbet | sorbets
frozen dessert | frozen-desserts
pudding | puddings custard-desserts chocolate-puddings rice-puddings
plant-based dessert | non-dairy-desserts
custard | custards
chocolate mousse | chocolate-mousses mousses
tiramisu | tiramisu
cheesecake | cheesecakes
chocolate | chocolates filled-chocolates chocolate-bars chocolates-with-almonds
dark chocolate | dark-chocolates dark-chocolate-bars extra-fine-dark-chocolates
milk chocolate | milk-chocolates milk-chocolate-bars
white chocolate | white-chocolates
chocolate candy | chocolate-candies bonbons assorted-chocolate-candies bars-covered-with-chocolate chocolate-covered-nuts chocolate-confectionery-with-dairy-filling chocolate-biscuity-bars chocolate-eggs assorted-chocolates
candy | candies hard-candies gummi-candies gummy-candies lollipops caramels toffees liquorices gums jelly-candies christmas-sweets dragees nougats turron
candy cane | candy-canes
marshmallow | marshmallows
marzipan | marzipans
chewing gum | chewing-gum chewing-gums sugar-free-chewing-gum
fruit leather | fruit-pastes
fig cake | dried-fig-cakes
baby food | baby-foods baby-milks
frosting | frostings icings
cake mix | cake-mixes pastry-helpers-mixes dessert-mixes
spice mix | spice-mixes seasoning-mixes
curry powder | curry-powders
`

/**
 * Says only that it is made, not of what. It rules out that the product is one of its ingredients; a made food beside it
 * tells what it is, and otherwise this is its name.
 */
const MARKS = `
ready meal | meals frozen-ready-made-meals combination-meals ready-made-meals microwave-meals canned-meals prepared-meals vegetable-dishes bean-dishes meat-dishes rice-dishes pasta-dishes fish-dishes poultry-dishes stews risottos refrigerated-meals meals-with-meat meals-with-fish potato-dishes legume-dishes
candy | confectioneries
cookie | biscuits-and-cakes
dessert | desserts dairy-desserts
food supplement | dietary-supplements
`

/** Says only where it belongs, and so which names can be meant: the categories of our vocabulary. */
const GROUPS = `
beverages non-alcoholic-beverages plant-based-beverages sweetened-beverages unsweetened-beverages hot-beverages | drinks dairy pantry
snacks | nuts fruits pantry baking bread grains meat seafood
sweet-snacks | pantry baking sweeteners
salty-snacks salted-snacks appetizers | nuts pantry bread condiments fruits
spreads sweet-spreads plant-based-spreads salted-spreads | sweeteners nuts baking condiments dairy
condiments | condiments spices herbs oils pantry sweeteners vegetables drinks
sauces dressings-sauces | condiments pantry sweeteners drinks
herbs-and-spices spices herbs culinary-plants aromatic-plants seasonings | spices herbs condiments vegetables
dairies fermented-milk-products | dairy
meats meats-and-their-products prepared-meats | meat poultry
poultries | poultry
fishes-and-their-products seafood seafood-products canned-fishes | seafood
cereals-and-their-products cereals-and-potatoes | grains pasta bread baking vegetables
vegetables vegetables-based-foods fresh-vegetables canned-vegetables frozen-vegetables | vegetables fruits legumes herbs
fruits fruits-based-foods fresh-fruits canned-fruits frozen-fruits | fruits
legumes legumes-and-their-products pulses | legumes vegetables
fats vegetable-fats | oils dairy nuts
cooking-helpers baking-decorations | baking spices condiments
`

export const PRODUCT_CATEGORIES = productCategories({
  plain: PLAIN,
  made: MADE,
  marks: MARKS,
  groups: GROUPS,
})
