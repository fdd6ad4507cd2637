/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const products = `
yeast extract, marmite, vegemite, savory yeast spread | gluten usually: it is made from beer yeast; celery usually: vegetable extract contains celery; salt; not paleo; fodmap sometimes
salad cream | eggs; mustard; sulfites sometimes: vinegar may contain sulfites; milk sometimes; soy sometimes; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo
mushy peas, canned mushy peas | fodmap: peas are rich in galactans; sugar sometimes: it depends on the portion; carbs; salt sometimes; not paleo
piccalilli | mustard; sulfites sometimes: vinegar may contain sulfites; gluten usually: flour thickens it; celery sometimes; fodmap: cauliflower and onion; sugar; carbs; salt; not paleo
sandwich pickle, sweet brown pickle, branston pickle | gluten usually: barley malt vinegar is used; sulfites usually: dates and vinegar; mustard sometimes; celery sometimes; fodmap: onion and apple; sugar; carbs; salt; not paleo
mint sauce, mint sauce jar | gluten sometimes: barley malt vinegar may be used; sulfites sometimes: vinegar may contain sulfites; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo usually
bread sauce mix, bread sauce | gluten: it contains breadcrumbs; milk usually; lactose usually; fodmap: wheat, onion and milk; carbs; salt; not paleo
gravy granules, instant gravy | gluten sometimes: wheat flour may thicken it; milk sometimes: some contain milk; soy sometimes: some contain soy; celery sometimes: celery is a common seasoning; meat sometimes; poultry sometimes: some contain meat extract; lactose sometimes; fodmap usually: onion and garlic; salt; not paleo; carbs sometimes
parsley sauce mix, white sauce mix, bechamel sauce, bechamel | gluten usually: flour thickens it; milk; lactose; celery sometimes; fodmap: wheat and milk; carbs; salt sometimes; not paleo
peppercorn sauce, peppercorn sauce mix | milk usually: cream is typical; lactose sometimes; gluten sometimes: flour may thicken it; alcohol sometimes: brandy is common; meat sometimes; celery sometimes; soy sometimes; sulfites sometimes; fodmap usually: garlic and onion; salt; not paleo; carbs sometimes
mushroom gravy, vegetarian gravy | gluten usually: flour thickens it; soy sometimes: some cooks add soy sauce; celery sometimes: stock cubes often contain celery; milk sometimes; fodmap: mushrooms and onion; salt; not paleo usually; carbs sometimes
tikka paste, tikka curry paste | mustard usually: mustard is common; milk sometimes; sulfites sometimes: vinegar may contain sulfites; gluten sometimes; fodmap: garlic and onion; salt; not paleo usually; carbs sometimes
balti paste, rogan josh paste, jalfrezi paste, bhuna paste | mustard sometimes: mustard is common; sulfites sometimes: vinegar may contain sulfites; gluten sometimes: commercial asafoetida contains wheat; fodmap: garlic and onion; salt; not paleo usually; carbs sometimes
laksa paste | crustaceans usually: shrimp paste is typical; tree nuts sometimes: candlenuts or cashews; soy sometimes; fish sometimes; peanuts sometimes; fodmap: garlic and onion; salt; not paleo usually; carbs sometimes
tom yum paste | crustaceans usually: shrimp is typical; fish usually: fish sauce; soy usually: soybean oil or soy sauce; gluten sometimes; fodmap: garlic and shallot; salt; not paleo; carbs sometimes
yellow curry paste | crustaceans usually: shrimp paste is typical; mustard sometimes: curry powder may contain mustard; fodmap: garlic and shallot; salt; not paleo sometimes; carbs sometimes
rendang paste | crustaceans sometimes: shrimp paste may be added; tree nuts sometimes; soy sometimes; fodmap: garlic and onion; salt; not paleo usually; carbs sometimes
vegan thai curry paste, vegan curry paste | soy sometimes; fodmap: garlic and shallot; salt; not paleo sometimes; carbs sometimes
thai chili paste, nam prik pao, roasted chili paste | crustaceans usually: dried shrimp is typical; fish usually: fish sauce is common; soy usually: soybean oil is typical; fodmap: garlic and shallot; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo
xo sauce | mollusks: dried scallops; crustaceans: dried shrimp; pork usually: cured ham is typical; soy sometimes; fish sometimes; gluten sometimes; alcohol sometimes; fodmap: garlic and shallot; salt; not paleo; carbs sometimes
shrimp chips, prawn crackers, krupuk | crustaceans usually: shrimp is typical; fish sometimes: some contain fish; mollusks sometimes; gluten sometimes: wheat flour may be added; soy sometimes; eggs sometimes; milk sometimes; sugar sometimes: it depends on the portion; carbs; salt; not paleo
instant miso soup | soy; fish usually: dashi is made from fish; gluten sometimes: some miso contains barley; alcohol sometimes; mollusks sometimes; fodmap sometimes; salt; not paleo; carbs sometimes
instant cup noodles, cup noodles, pot noodle | gluten: wheat noodles; soy usually: soy sauce is typical; sesame sometimes; celery usually; eggs sometimes; milk sometimes; poultry sometimes; meat sometimes; pork sometimes; crustaceans sometimes; fish sometimes; fodmap: garlic, onion and wheat; sugar; carbs; salt; not paleo
instant ramen seasoning, ramen flavor packet | soy usually: soy sauce powder; gluten usually: wheat-based soy sauce; poultry sometimes; meat sometimes; pork sometimes; crustaceans sometimes; fish sometimes; celery sometimes; milk sometimes; sesame sometimes; fodmap: garlic and onion; salt; not paleo; carbs sometimes
instant pho, instant rice noodle soup | fish sometimes: fish sauce may be added; meat sometimes; poultry sometimes; crustaceans sometimes; soy sometimes; gluten sometimes: soy sauce or hydrolyzed wheat; celery sometimes; fodmap: garlic and onion; sugar; carbs; salt; not paleo
fish balls, asian fish cake, kamaboko, fish ball | fish; gluten usually: wheat starch is common; eggs usually: egg white is common; soy sometimes; crustaceans sometimes; mollusks sometimes; alcohol sometimes: mirin may be added; fodmap sometimes; carbs; salt; not paleo; protein; insects sometimes: red coloring may be carmine
shrimp balls, lobster balls | crustaceans usually; fish usually: fish paste is the base; eggs sometimes; gluten sometimes; soy sometimes; insects sometimes; carbs sometimes; salt; not paleo; protein; fodmap sometimes
tempura batter mix, tempura mix | gluten: it is made with wheat flour; eggs sometimes; milk sometimes; soy sometimes; fodmap: wheat is rich in fructans; carbs; salt sometimes; not paleo; sugar sometimes: it depends on the portion
fish batter mix, fish fry mix, beer batter mix | gluten usually: it is made with wheat flour; milk sometimes; eggs sometimes; mustard sometimes; soy sometimes; alcohol sometimes; fodmap: wheat is rich in fructans; carbs; salt; not paleo; sugar sometimes: it depends on the portion
seasoned coating mix, chicken coating mix, shake and bake | gluten: wheat crumbs; soy sometimes; milk sometimes; celery sometimes; mustard sometimes; fodmap: garlic, onion and wheat; carbs; salt; not paleo; sugar sometimes: it depends on the portion
gluten-free breadcrumbs | eggs sometimes; soy sometimes; milk sometimes; lupin sometimes: some contain lupin flour; carbs; not paleo; salt sometimes; sugar sometimes: it depends on the portion; fodmap sometimes
rusk, rusks, melba toast, zwieback | gluten: it is made with wheat flour; milk sometimes; eggs sometimes; soy sometimes; sesame sometimes; fodmap: wheat is rich in fructans; sugar; carbs; salt sometimes; not paleo
crispbread, rye crisp, knackebrod | gluten: rye or wheat; sesame sometimes; milk sometimes; fodmap: rye is rich in fructans; sugar sometimes: it depends on the portion; carbs; salt sometimes; not paleo
oatcake, oatcakes, oat cracker | gluten sometimes: oats may be contaminated with wheat; milk sometimes; fodmap sometimes; carbs; sugar sometimes: it depends on the portion; salt sometimes; not paleo
water cracker, table water cracker, cream cracker | gluten: it is made with wheat flour; milk sometimes; soy sometimes; sesame sometimes; fodmap: wheat is rich in fructans; sugar; carbs; salt sometimes; not paleo
seed cracker, multigrain cracker | gluten usually: it is made with wheat flour; sesame usually: sesame seeds are typical; soy sometimes; milk sometimes; fodmap usually: wheat is rich in fructans; carbs; salt sometimes; not paleo; sugar sometimes: it depends on the portion
gluten-free cracker | sesame sometimes; tree nuts sometimes: almond flour is common; eggs sometimes; milk sometimes; soy sometimes; carbs; salt sometimes; not paleo; sugar sometimes: it depends on the portion; fodmap sometimes
corn cakes, puffed corn cake, corn thins | sugar; carbs; not paleo; salt sometimes; milk sometimes
wafer biscuit, cream wafers, wafer bar | gluten: it is made with wheat flour; milk usually; soy usually: soy lecithin is typical; lactose sometimes; tree nuts sometimes: hazelnut cream is common; eggs sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
ice cream wafer, oblaten, wafer paper | gluten sometimes: some are made of wheat; soy sometimes; carbs; not paleo; sugar sometimes: it depends on the portion; fodmap sometimes
stroopwafel, caramel waffle | gluten: it is made with wheat flour; milk usually: butter is typical; soy usually; eggs usually; lactose sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
speculoos, speculaas, speculoos cookie | gluten: it is made with wheat flour; soy sometimes: soy flour is common; milk sometimes; tree nuts sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
rich tea biscuit, tea biscuit, petit beurre | gluten: it is made with wheat flour; milk sometimes; soy sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
fig roll, fig bar, fig newton | gluten: it is made with wheat flour; sulfites sometimes: figs may be sulfited; soy sometimes; milk sometimes; eggs sometimes; fodmap: wheat and figs; sugar; carbs; not paleo
fortune cookie | gluten: it is made with wheat flour; eggs usually: egg white is typical; soy sometimes; sesame sometimes; milk sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
animal cracker | gluten: it is made with wheat flour; soy sometimes; milk sometimes; eggs sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
chocolate-covered biscuit, chocolate digestive | gluten: it is made with wheat flour; milk usually: milk chocolate; soy usually: chocolate often contains soy lecithin; lactose sometimes; caffeine sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
peanut butter cracker, cheese sandwich cracker | gluten: it is made with wheat flour; peanuts usually: peanut butter filling; milk sometimes: cheese filling; rennet sometimes; soy usually; fodmap: wheat is rich in fructans; sugar; carbs; salt; not paleo
granola bar, cereal bar, muesli bar | gluten sometimes: oats may be contaminated with wheat; tree nuts usually: nuts are common; peanuts sometimes; milk sometimes; soy usually: soy lecithin or crisps; honey usually: honey is common; sesame sometimes; sulfites sometimes: dried fruit is often sulfited; fodmap usually: honey and dried fruit; sugar; carbs; not paleo; choking sometimes
energy bar, energy ball, date bar | tree nuts usually: nuts are common; peanuts sometimes; soy sometimes; milk sometimes; gluten sometimes; sesame sometimes; sulfites sometimes: dried fruit is often sulfited; fodmap usually: dates and cashews; sugar; carbs; not paleo sometimes; caffeine sometimes: some contain caffeine or cocoa
protein bar | milk usually: whey or casein; soy usually: soy protein is common; tree nuts sometimes; peanuts sometimes; lactose sometimes; gelatin sometimes: collagen may be added; gluten sometimes; eggs sometimes; fodmap usually: chicory fiber or polyols; sugar sometimes: it depends on the portion; carbs sometimes; not paleo; protein; caffeine sometimes
protein shake, ready-to-drink protein shake, meal replacement shake | milk usually: milk protein is typical; soy sometimes; lactose sometimes; caffeine sometimes; fodmap sometimes; sugar sometimes: it depends on the portion; carbs sometimes; not paleo; protein; milk drink sometimes
vegan protein powder, pea protein powder, plant protein powder | soy sometimes: some contain soy protein; tree nuts sometimes; gluten sometimes; fodmap sometimes; not paleo; protein
collagen powder, collagen peptides | gelatin: collagen is the same protein; meat usually: it comes from cattle or fish; fish sometimes: marine collagen is fish; pork sometimes; protein
soy protein powder, soy protein isolate powder | soy; not paleo; protein; fodmap sometimes
chocolate cereal, cocoa puffs, chocolate puffed rice cereal | gluten usually: barley malt or wheat; milk sometimes; soy sometimes; caffeine sometimes; fodmap sometimes; sugar; carbs; not paleo
honey nut cereal, honey oat cereal | gluten sometimes: oats may be contaminated with wheat; honey; tree nuts usually: almonds or almond flavor; peanuts sometimes; soy sometimes; fodmap: honey is rich in fructose; sugar; carbs; not paleo
wheat biscuit cereal, shredded wheat, weetabix | gluten: it contains wheat; fodmap: wheat is rich in fructans; sugar sometimes: it depends on the portion; carbs; not paleo
frosted flakes, sugar-frosted cereal | gluten usually: barley malt is common; fodmap sometimes; sugar; carbs; not paleo; gelatin sometimes: frosted wheat may contain gelatin
marshmallow cereal | gelatin: marshmallow pieces; gluten sometimes: oats may be contaminated with wheat; insects sometimes; sugar; carbs; not paleo; fodmap sometimes
raisin bran | gluten: wheat bran; sulfites sometimes: raisins are often sulfited; fodmap: wheat and raisins; sugar; carbs; not paleo; salt sometimes
infant rice cereal | gluten sometimes: some contain wheat or oats; milk sometimes; soy sometimes; sugar sometimes: it depends on the portion; carbs; not paleo
gluten-free oats, certified gluten-free oats | fodmap sometimes; sugar sometimes: it depends on the portion; carbs; not paleo
cream of wheat, semolina porridge | gluten: it contains wheat; milk sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
barley nugget cereal, wheat nugget cereal | gluten: wheat and barley; soy sometimes; fodmap: wheat is rich in fructans; sugar sometimes: it depends on the portion; carbs; not paleo; choking sometimes
gummy bears, gummy candies, wine gums, fruit gums | gelatin usually: gelatin sets them; insects sometimes: shellac or carmine; gluten sometimes: some contain wheat glucose; pork sometimes: gelatin is often from pork; fodmap sometimes; sugar; carbs; not paleo; choking: they are chewy
vegan gummies, pectin gummies | insects sometimes; gluten sometimes; sugar; carbs; not paleo; choking: they are chewy; fodmap sometimes
licorice, liquorice, licorice twists | gluten usually: wheat flour is typical; gelatin sometimes; soy sometimes; insects sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo; choking sometimes
jelly babies, jelly candy, fruit jellies | gelatin usually: gelatin sets them; insects sometimes; gluten sometimes; sugar; carbs; not paleo; choking; pork sometimes; fodmap sometimes
fruit chews, chewy fruit candy, taffy, saltwater taffy | gelatin sometimes: some contain gelatin; soy sometimes; milk sometimes; eggs sometimes; insects sometimes; sugar; carbs; not paleo; choking; fodmap sometimes
chewing gum, bubble gum | soy sometimes: soy lecithin may be used; gelatin sometimes; insects sometimes; fodmap sometimes: sugar-free gum contains polyols; sugar sometimes: it depends on the portion; carbs sometimes; not paleo; choking
lollipop, boiled sweets, sucking candy | insects sometimes; sulfites sometimes; sugar; carbs; not paleo; choking; fodmap sometimes: sugar-free kinds contain polyols
breath mints, mint candy | gelatin sometimes: some contain gelatin; insects sometimes; fodmap sometimes: sugar-free kinds contain polyols; sugar; carbs; not paleo; choking sometimes
chocolate mint, after-dinner mint, peppermint patty | soy usually: chocolate often contains soy lecithin; milk sometimes; eggs sometimes: some contain egg white; caffeine sometimes; sugar; carbs; not paleo; fodmap sometimes
cotton candy, candy floss | insects sometimes; sugar; carbs; not paleo
chocolate bunny | milk usually: milk chocolate; lactose sometimes; soy usually: chocolate often contains soy lecithin; tree nuts sometimes; gluten sometimes; caffeine sometimes; fodmap sometimes; sugar; carbs; not paleo; choking sometimes
chocolate-coated nuts, chocolate-covered nuts | tree nuts usually; peanuts usually; milk usually: milk chocolate; soy usually: chocolate often contains soy lecithin; insects usually: shellac glaze is common; gluten sometimes; lactose sometimes; caffeine sometimes; sugar; carbs; not paleo; choking; fodmap sometimes
chocolate raisins, chocolate-covered raisins | milk usually: milk chocolate; soy usually: chocolate often contains soy lecithin; insects usually: shellac glaze is common; sulfites sometimes: raisins are often sulfited; lactose sometimes; caffeine sometimes; fodmap: raisins are rich in fructose; sugar; carbs; not paleo; choking
malt balls | gluten: barley malt; milk; lactose; soy usually: chocolate often contains soy lecithin; insects sometimes; caffeine sometimes; fodmap sometimes; sugar; carbs; not paleo; choking
chocolate wafer bar, chocolate-covered wafer | gluten: it is made with wheat flour; milk; lactose sometimes; soy usually: chocolate often contains soy lecithin; tree nuts sometimes; caffeine sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
coconut chocolate bar, coconut candy bar | milk usually: milk chocolate; soy usually: chocolate often contains soy lecithin; lactose sometimes; eggs sometimes; tree nuts sometimes; caffeine sometimes; sugar; carbs; not paleo; fodmap sometimes
nougat candy bar, caramel nougat bar, peanut nougat bar | milk; lactose sometimes; soy usually; eggs usually: egg white is typical; peanuts usually: peanuts are common; tree nuts sometimes; gluten sometimes; caffeine sometimes; sugar; carbs; not paleo; fodmap sometimes
praline, praline paste, hazelnut praline | tree nuts: hazelnuts or almonds; soy sometimes; milk sometimes; sugar; carbs; not paleo; fodmap sometimes
pralines, new orleans pralines | tree nuts: it contains pecans; milk: butter and cream; lactose sometimes; alcohol sometimes; sugar; carbs; not paleo; fodmap sometimes
box of chocolates, assorted chocolates, chocolate pralines | milk usually; lactose sometimes; soy usually: chocolate often contains soy lecithin; tree nuts usually: nut fillings are typical; alcohol sometimes: liqueur fillings are common; gluten sometimes; eggs sometimes; gelatin sometimes; caffeine sometimes; insects sometimes; fodmap sometimes; sugar; carbs; not paleo
vegan chocolate, dairy-free chocolate | soy sometimes: chocolate often contains soy lecithin; tree nuts sometimes: some contain almonds; caffeine sometimes: chocolate contains some caffeine; sugar; carbs; not paleo; fodmap sometimes
sugar-free chocolate, keto chocolate | soy sometimes: chocolate often contains soy lecithin; milk sometimes; caffeine sometimes: chocolate contains some caffeine; fodmap usually: polyols or inulin; not paleo; carbs sometimes
chocolate spread, dark chocolate spread | milk usually; soy usually: chocolate often contains soy lecithin; tree nuts usually: hazelnuts are common; lactose sometimes; caffeine sometimes; fodmap sometimes; sugar; carbs; not paleo
vegan marshmallows, vegan marshmallow | soy sometimes: some contain soy protein; sugar; carbs; not paleo; choking; fodmap sometimes
caramel popcorn, kettle corn, cracker jack | milk usually: butter caramel; soy sometimes; peanuts sometimes: some contain peanuts; tree nuts sometimes; sugar; carbs; not paleo; choking; fodmap sometimes
microwave popcorn, butter popcorn | milk usually: butter flavor contains milk; soy sometimes; salt; carbs; not paleo; choking; sugar sometimes: it depends on the portion; lactose sometimes
sesame candy, sesame snaps | sesame; honey sometimes: some recipes use honey; peanuts sometimes; tree nuts sometimes; sugar; carbs; not paleo; choking sometimes; fodmap sometimes
honeycomb candy, cinder toffee | milk sometimes; honey sometimes: some recipes use honey; soy sometimes; sugar; carbs; not paleo; choking sometimes; fodmap sometimes
sugared almonds, jordan almonds, candied almonds | tree nuts: it contains almonds; gluten sometimes; insects sometimes: shellac or carmine; sugar; carbs; not paleo; choking
maraschino cherries, glace cherries, cocktail cherries | sulfites usually: they are bleached with sulfites; insects sometimes: red coloring may be carmine; alcohol sometimes; fodmap: cherries are rich in sorbitol; sugar; carbs; not paleo; choking sometimes
crystallized fruit, glace fruit, candied citrus peel | sulfites usually: they are preserved with sulfites; fodmap sometimes; sugar; carbs; not paleo
instant custard powder | sugar; carbs; not paleo; milk sometimes: instant kinds contain milk powder; lactose sometimes
ready-made custard, canned custard | milk; lactose; eggs sometimes; fodmap: milk is high in lactose; sugar; carbs; not paleo
vegetarian jelly, agar jelly, vegan jelly dessert | insects sometimes; sugar; carbs; not paleo; choking sometimes; fodmap sometimes
blancmange mix, instant dessert mix | milk sometimes: mixed with milk; lactose sometimes; gelatin sometimes; soy sometimes; insects sometimes; fodmap usually; sugar; carbs; not paleo
rice pudding cup, canned rice pudding | milk; lactose; fodmap: milk is high in lactose; sugar; carbs; not paleo
chocolate mousse cup, chocolate pot dessert | milk; lactose; gelatin usually: gelatin is common; eggs sometimes; soy sometimes; caffeine sometimes; fodmap: milk is high in lactose; sugar; carbs; not paleo
fruit yogurt drink, yogurt drink, probiotic yogurt drink | milk; lactose; gelatin sometimes; insects sometimes; fodmap: it is high in lactose; sugar; carbs; not paleo
petit suisse, fromage frais, kids yogurt | milk; lactose; gelatin sometimes; insects sometimes: red coloring may be carmine; fodmap: it is high in lactose; sugar usually; carbs; not paleo; protein sometimes
ice pop, popsicle, ice lolly | milk sometimes: creamy kinds contain milk; lactose sometimes; gelatin sometimes; insects sometimes; fodmap sometimes; sugar; carbs; not paleo
choc ice, ice cream bar, chocolate-coated ice cream | milk; lactose; soy usually: chocolate often contains soy lecithin; tree nuts sometimes: almond kinds are common; eggs sometimes; gluten sometimes; caffeine sometimes; fodmap: ice cream is high in lactose; sugar; carbs; not paleo
vegan ice cream, dairy-free ice cream, non-dairy frozen dessert | tree nuts sometimes: almond or cashew base; soy sometimes: soy base or lecithin; gluten sometimes: oat base may be contaminated; peanuts sometimes; fodmap sometimes; sugar; carbs; not paleo
oat cream, oat cooking cream | gluten sometimes: oats may be contaminated with wheat; carbs sometimes; not paleo; fodmap sometimes; sugar sometimes: it depends on the portion
soy cream, soya cream, soy cooking cream | soy; not paleo; fodmap sometimes; carbs sometimes
coconut whipped cream, vegan whipped cream, plant-based whipping cream | soy sometimes; tree nuts sometimes; lupin sometimes; sugar sometimes: it depends on the portion; carbs sometimes; not paleo usually
oat creamer, almond creamer, vegan creamer | gluten sometimes: oats may be contaminated with wheat; tree nuts sometimes: almond base; soy sometimes; sugar usually; carbs; not paleo
vegan feta, plant-based feta | tree nuts sometimes; soy sometimes; salt; not paleo; carbs sometimes; fodmap sometimes
cashew cheese, nut cheese | tree nuts: cashews or almonds; soy sometimes; salt sometimes; not paleo sometimes; fodmap usually: cashews are rich in galactans; carbs sometimes
lactose-free yogurt | milk; sugar sometimes: it depends on the portion; carbs sometimes; not paleo; protein; gelatin sometimes
lactose-free cheese, lactose-free cream cheese | milk; rennet sometimes; salt; not paleo; protein sometimes
cheese spread, spreadable cheese triangles, cheese wedges | milk; lactose; rennet sometimes; fodmap usually: added milk solids contain lactose; salt; not paleo; carbs sometimes; protein sometimes
cheese powder, cheddar powder | milk; lactose usually: whey is often added; rennet sometimes; salt; not paleo; fodmap sometimes; carbs sometimes
spray cheese, canned cheese | milk; lactose usually; rennet sometimes; fodmap sometimes; salt; not paleo; carbs sometimes
water kefir, tibicos | alcohol sometimes: it forms during fermentation; sugar sometimes: it depends on the portion; carbs sometimes; fodmap sometimes; not paleo sometimes; sulfites sometimes: dried fruit may be used
kefir drink, flavored kefir | milk; lactose usually; fodmap: kefir contains lactose; sugar usually; carbs; not paleo; milk drink sometimes; alcohol sometimes; protein sometimes
cow's milk formula | milk usually: most are based on cow's milk; lactose usually; soy sometimes: soy formulas exist; fish sometimes: some contain fish oil; fodmap sometimes; sugar sometimes: it depends on the portion; carbs; not paleo
soy infant formula, soy baby formula | soy; fish sometimes; sugar sometimes: it depends on the portion; carbs; not paleo
hypoallergenic formula, hydrolyzed formula | milk: it is made from milk protein; fish sometimes; lactose sometimes; sugar sometimes: it depends on the portion; carbs; not paleo
toddler milk, growing up milk | milk; lactose; soy sometimes; fish sometimes; fodmap: milk is high in lactose; sugar sometimes: it depends on the portion; carbs; not paleo; milk drink
baby puree, baby food pouch, fruit puree pouch | milk sometimes: there are yogurt kinds; gluten sometimes: there are cereal kinds; meat sometimes; poultry sometimes; fish sometimes; celery sometimes; lactose sometimes; fodmap usually: apple, pear and mango; sugar sometimes: it depends on the portion; carbs; sulfites sometimes; not paleo sometimes
baby puffs, baby rice snack, teething biscuit | gluten sometimes: some contain wheat or oats; milk sometimes; soy sometimes; peanuts sometimes: peanut puffs exist; carbs; not paleo; sugar sometimes: it depends on the portion; choking sometimes
barley miso, mugi miso | soy; gluten: it is fermented with barley; alcohol sometimes; salt; not paleo; fodmap sometimes
hemp milk, flax milk | not paleo sometimes; sugar sometimes: it depends on the portion; milk drink; carbs sometimes
pea milk, pea protein milk | not paleo; sugar sometimes: it depends on the portion; milk drink; carbs sometimes; fodmap sometimes
coconut milk powder, powdered coconut milk | milk sometimes: it often contains milk casein; carbs sometimes; not paleo usually; fodmap sometimes
hazelnut milk, walnut milk, macadamia milk, pistachio milk | tree nuts; sugar sometimes: it depends on the portion; carbs sometimes; milk drink; not paleo sometimes; fodmap sometimes
fish cakes, fishcake, salmon cakes, breaded fish cakes | fish; gluten usually: it contains breadcrumbs; eggs usually; milk sometimes; mustard sometimes; soy sometimes; celery sometimes; fodmap: onion and wheat; sugar sometimes: it depends on the portion; carbs; salt; not paleo; protein
popcorn shrimp, breaded shrimp, breaded scampi | crustaceans; gluten: it contains breadcrumbs; eggs sometimes; milk sometimes; soy sometimes; mustard sometimes; sulfites sometimes: shrimp are often treated with sulfites; fodmap: wheat is rich in fructans; carbs; salt; not paleo; protein; sugar sometimes: it depends on the portion
seafood sticks, crab flavored sticks | fish; crustaceans sometimes: crab extract may be added; gluten usually: wheat starch is typical; eggs usually: egg white is typical; soy usually: soy protein is common; insects sometimes: red coloring may be carmine; alcohol sometimes: mirin may be added; sugar sometimes: it depends on the portion; carbs; salt; not paleo; protein
fish paste, salmon paste, sardine paste | fish; gluten sometimes: rusk may be added; milk sometimes; soy sometimes; mustard sometimes; salt; not paleo; protein; listeria sometimes
lumpfish caviar, lumpfish roe | fish; raw fish: the roe is raw; not kosher: lumpfish has no scales; insects sometimes; salt; not paleo usually; protein sometimes
tarako, mentaiko, cod roe | fish; raw fish: the roe is raw; alcohol sometimes; salt; protein; not paleo sometimes
smoked mackerel pate, smoked salmon pate, salmon spread | fish; milk usually: cream cheese; lactose usually; listeria: refrigerated smoked fish; raw fish sometimes: cold-smoked fish is raw; sulfites sometimes; salt; not paleo; protein
rollmops, rollmop | fish; raw fish: it is cured, not cooked; mustard usually: mustard seeds are common; sulfites sometimes: vinegar may contain sulfites; gluten sometimes: malt vinegar may be used; fodmap: onion is typical; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo usually; protein
canned sardines in tomato sauce, canned mackerel in tomato sauce | fish; mustard sometimes; celery sometimes; fodmap usually: onion is common; salt; protein; not paleo sometimes; carbs sometimes
tuna pouch, flavored tuna | fish; eggs sometimes: mayonnaise kinds; mustard sometimes; soy sometimes; milk sometimes; mercury sometimes: canned tuna contains some mercury; fodmap sometimes; salt; not paleo sometimes; protein
canned crab soup, canned lobster bisque | crustaceans; milk usually: it contains cream; lactose usually; gluten usually: flour thickens it; celery sometimes; fish sometimes; soy sometimes; alcohol sometimes: sherry is common; sulfites sometimes; fodmap: onion is typical; carbs; salt; not paleo
canned clam chowder | mollusks: it contains clams; milk usually: it contains cream; lactose usually; gluten usually: flour thickens it; celery sometimes; pork sometimes; soy sometimes; fish sometimes; fodmap: onion and wheat; sugar: potatoes raise blood sugar quickly; carbs; salt; not paleo
canned beef stew, canned stew | meat; gluten usually: flour thickens it; soy sometimes; celery sometimes; fodmap: garlic and onion; sugar sometimes: it depends on the portion; carbs; salt; not paleo; protein
canned ravioli, canned spaghetti, spaghetti hoops | gluten: pasta is made from wheat; meat sometimes; milk sometimes; eggs sometimes; soy sometimes; celery sometimes; fodmap: garlic, onion and wheat; sugar; carbs; salt; not paleo
chunky soup, canned beef soup | meat usually; poultry sometimes; gluten usually: flour or pasta; celery usually; soy sometimes; milk sometimes; fodmap: garlic and onion; carbs; salt; not paleo; sugar sometimes: it depends on the portion; protein sometimes
canned refried beans with lard, lard refried beans | pork: it contains lard; fodmap: beans and onion; sugar sometimes: it depends on the portion; carbs; salt; not paleo; protein
baked beans in tomato sauce, british baked beans | fodmap: beans and onion; celery sometimes; sugar sometimes: it depends on the portion; carbs; salt; not paleo; protein
canned corned beef hash | meat; celery sometimes; fodmap: onion is typical; sugar: potatoes raise blood sugar quickly; carbs; salt; not paleo; protein
vienna sausages, cocktail sausages, little smokies | pork usually; poultry usually; meat sometimes; soy sometimes; milk sometimes; gluten sometimes; mustard sometimes; celery sometimes; listeria sometimes; choking: round pieces block airways; fodmap sometimes; salt; not paleo; protein
canned ham, canned pork | pork; gelatin sometimes: gelatin is common; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo; protein
frozen pot pie, frozen chicken pot pie | poultry usually; meat sometimes; gluten: crust and sauce; milk usually; lactose sometimes; soy usually; celery usually; eggs sometimes; pork sometimes: lard is sometimes used; fodmap: onion and wheat; sugar sometimes: it depends on the portion; carbs; salt; not paleo; protein
frozen lasagna, microwave lasagna | gluten: pasta is made from wheat; milk: it contains cheese; lactose usually; rennet sometimes; meat usually; eggs usually; soy sometimes; celery sometimes; fodmap: garlic, onion and wheat; sugar; carbs; salt; not paleo; protein
frozen burrito, microwave burrito | gluten: flour tortilla; meat sometimes; poultry sometimes; pork sometimes; milk usually: it contains cheese; rennet sometimes; soy sometimes; fodmap: beans, garlic and wheat; sugar; carbs; salt; not paleo; protein
pizza rolls, pizza bites, pizza pockets, stuffed pizza snack | gluten: it is made with wheat flour; milk usually: it contains cheese; rennet sometimes; pork usually: pepperoni is common; meat sometimes; soy usually; lactose sometimes; fodmap: garlic and wheat; sugar; carbs; salt; not paleo
gluten-free pizza, gluten-free frozen pizza | milk usually: it contains cheese; rennet sometimes; lactose sometimes; eggs sometimes: egg is common in the crust; soy sometimes; lupin sometimes; pork sometimes; fodmap usually: garlic is typical; sugar; carbs; salt; not paleo; protein sometimes
vegan pizza | gluten usually: the crust is made from wheat; soy sometimes; tree nuts sometimes; fodmap: garlic and wheat; sugar; carbs; salt; not paleo
frozen mac and cheese meal, microwave pasta meal, ready meal pasta | gluten: pasta is made from wheat; milk usually; lactose usually; rennet sometimes; eggs sometimes; soy sometimes; celery sometimes; mustard sometimes; fodmap: wheat and milk; sugar; carbs; salt; not paleo
tv dinner, frozen dinner, ready meal | gluten usually: sauce or breading; milk usually; lactose sometimes; soy usually; meat sometimes; poultry sometimes; pork sometimes; fish sometimes; eggs sometimes; celery sometimes; mustard sometimes; fodmap: garlic, onion and wheat; sugar; carbs; salt; not paleo; protein sometimes
frozen fried rice, microwave egg fried rice | eggs usually; soy usually: it contains soy sauce; gluten usually: soy sauce is brewed with wheat; sesame sometimes; celery sometimes; fodmap: garlic and onion; sugar: white rice raises blood sugar quickly; carbs; salt; not paleo
microwave rice pouch, flavored rice pouch | celery sometimes; milk sometimes; soy sometimes; gluten sometimes: seasonings vary; fodmap sometimes; sugar; carbs; salt sometimes; not paleo
instant couscous mix, flavored couscous | gluten: couscous is made from wheat; milk sometimes; celery sometimes; tree nuts sometimes; sulfites sometimes: dried fruit may be sulfited; fodmap: garlic, onion and wheat; sugar; carbs; salt; not paleo
pasta side dish mix, instant pasta mix, pasta packet | gluten: pasta is made from wheat; milk usually: cheese or cream sauce; lactose sometimes; eggs sometimes; soy sometimes; celery sometimes; mustard sometimes; poultry sometimes; rennet sometimes; fodmap: garlic, onion and wheat; sugar; carbs; salt; not paleo
skillet dinner mix, boxed pasta dinner mix | gluten: pasta is made from wheat; milk usually: cheese powder; lactose sometimes; soy sometimes; rennet sometimes; meat sometimes; fodmap: garlic, onion and wheat; sugar; carbs; salt; not paleo
risotto mix, instant risotto | milk usually: it contains Parmesan; rennet sometimes: Parmesan is made with animal rennet; celery sometimes; poultry sometimes; alcohol sometimes: wine powder may be added; soy sometimes; not kosher sometimes: grape products need certification; sulfites sometimes: wine contains sulfites; fodmap: onion and mushrooms; sugar: white rice raises blood sugar quickly; carbs; salt; not paleo
falafel powder, dry falafel mix | gluten sometimes: wheat flour may be added; sesame sometimes; fodmap: chickpeas, garlic and onion; carbs; salt; not paleo; protein; sugar sometimes: it depends on the portion
veggie nuggets, vegan chicken nuggets, plant-based nuggets | gluten usually: wheat breading; soy usually: soy protein; celery sometimes; mustard sometimes; eggs sometimes; milk sometimes; fodmap: wheat and onion; carbs; salt; not paleo; protein; sugar sometimes: it depends on the portion
mycoprotein pieces | eggs usually: egg white binds it; milk sometimes; gluten sometimes: breaded kinds contain wheat; not paleo; protein; salt sometimes; fodmap sometimes
vegan fish sticks, vegan fish fillets, plant-based fish | gluten usually: wheat breading; soy usually; mustard sometimes; celery sometimes; fodmap: wheat is rich in fructans; carbs; salt; not paleo; protein sometimes; sugar sometimes: it depends on the portion
vegan bacon, plant-based bacon | soy usually; gluten usually: wheat protein is common; salt; not paleo; protein sometimes; fodmap sometimes
vegan ham, plant-based deli slices, vegan lunch meat | gluten usually: wheat protein is common; soy usually; eggs sometimes: vegetarian kinds contain egg; celery sometimes; mustard sometimes; lupin sometimes; salt; not paleo; protein; fodmap sometimes
vegan meatballs, plant-based meatballs | soy usually; gluten usually: wheat protein is common; mustard sometimes; celery sometimes; eggs sometimes; fodmap usually: onion is common; carbs sometimes; salt; not paleo; protein
vegan hot dog, vegetarian hot dog, carrot dog | soy usually; gluten usually: wheat protein is common; eggs sometimes; celery sometimes; mustard sometimes; choking: round pieces block airways; fodmap usually; salt; not paleo; protein
canned green jackfruit, young jackfruit in brine | salt sometimes; carbs sometimes; fodmap sometimes
soy curls, soy strips | soy; fodmap sometimes; carbs sometimes; not paleo; protein
pulled jackfruit, bbq jackfruit | mustard sometimes; soy sometimes; gluten sometimes; celery sometimes; fodmap: garlic and onion; sugar; carbs; salt; not paleo
lupin flakes | lupin; fodmap: legumes are rich in galactans; not paleo; protein; carbs sometimes
lupin pasta, lupin bread | lupin; gluten usually: wheat is often added; eggs sometimes; fodmap: legumes are rich in galactans; carbs sometimes; not paleo; protein; sugar sometimes: it depends on the portion
low-carb bread, keto bread | gluten usually: wheat gluten is typical; soy sometimes; eggs sometimes; sesame sometimes; tree nuts sometimes; lupin sometimes; milk sometimes; fodmap usually: wheat and inulin; not paleo; protein; salt sometimes; carbs sometimes
protein bread, high protein bread | gluten usually: wheat protein is typical; soy usually; sesame usually: seeds are common; lupin sometimes; eggs sometimes; fodmap: wheat is rich in fructans; carbs sometimes; salt sometimes; not paleo; protein; sugar sometimes: it depends on the portion
gluten-free bread mix, gluten-free baking mix | eggs sometimes; milk sometimes; soy sometimes; lupin sometimes; sugar; carbs; not paleo; fodmap sometimes
gluten-free cookie, gluten-free biscuits | eggs sometimes; milk usually; soy sometimes; tree nuts sometimes; lupin sometimes; sugar; carbs; not paleo; fodmap sometimes
gluten-free cake, gluten-free muffin | eggs usually; milk sometimes; tree nuts sometimes: almond flour is common; soy sometimes; sugar; carbs; not paleo; fodmap sometimes
vegan cake, vegan cupcake | gluten usually: it is made with wheat flour; soy sometimes; tree nuts sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
snack cake, cream-filled sponge cake, packaged cake | gluten: it is made with wheat flour; eggs usually; milk usually; soy usually; meat sometimes: some contain beef fat; gelatin sometimes; lactose sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
toaster pastry, pop tart | gluten: it is made with wheat flour; soy usually: soybean oil and lecithin; milk sometimes; gelatin usually: frosting contains gelatin; insects sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
packaged croissant, long-life croissant | gluten: it is made with wheat flour; milk sometimes; eggs usually; soy usually; alcohol sometimes: alcohol may preserve it; tree nuts sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
honey bun, iced bun | gluten: it is made with wheat flour; milk usually; eggs sometimes; soy usually; honey sometimes; lactose sometimes; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
crumpet, crumpets, pikelets | gluten: it is made with wheat flour; milk sometimes; soy sometimes; eggs sometimes; fodmap: wheat is rich in fructans; sugar; carbs; salt sometimes; not paleo
malt loaf | gluten: wheat and barley malt; sulfites sometimes: raisins may be sulfited; milk sometimes; fodmap: wheat and raisins; sugar; carbs; not paleo
tortilla strips, flavored tortilla chips, nacho cheese chips | milk usually: cheese powder; lactose sometimes; rennet sometimes; soy sometimes; fodmap usually: onion and garlic powder; carbs; salt; not paleo; sugar sometimes: it depends on the portion; gluten sometimes
flavored potato chips, sour cream and onion chips, cheese and onion crisps | milk usually: sour cream or cheese powder; lactose sometimes; rennet sometimes; soy sometimes; gluten sometimes: some seasonings contain wheat; fodmap usually: garlic and onion; sugar: potatoes raise blood sugar quickly; carbs; salt; not paleo
salt and vinegar chips, salt and vinegar crisps | gluten sometimes: barley malt vinegar may be used; milk sometimes: lactose may be added; lactose sometimes; sulfites sometimes; sugar: potatoes raise blood sugar quickly; carbs; salt; not paleo; fodmap sometimes
barbecue chips, bbq crisps | milk sometimes; soy sometimes; gluten sometimes: seasonings vary; mustard sometimes; celery sometimes; fodmap usually: garlic and onion; sugar: potatoes raise blood sugar quickly; carbs; salt; not paleo
stacked potato crisps, canister chips | gluten usually: wheat starch is common; milk sometimes: flavored kinds contain milk; soy sometimes; lactose sometimes; fodmap sometimes; sugar: potatoes raise blood sugar quickly; carbs; salt; not paleo
vegetable chips, veggie straws, beet chips | gluten sometimes; milk sometimes; soy sometimes; carbs; salt sometimes; not paleo usually; sugar sometimes: it depends on the portion; fodmap sometimes
lentil chips, chickpea puffs, bean chips | soy sometimes; milk sometimes; mustard sometimes; fodmap usually: legumes are rich in galactans; carbs; salt; not paleo; sugar sometimes: it depends on the portion
plantain chips, banana chips | sulfites sometimes; sugar sometimes: it depends on the portion; carbs; salt sometimes; not paleo usually; fodmap sometimes; honey sometimes
peanut flips | peanuts; sugar sometimes: it depends on the portion; carbs; salt sometimes; not paleo; protein sometimes
coated peanuts, wasabi peanuts, honey roasted peanuts | peanuts; gluten usually: wheat coating is common; soy sometimes: soy sauce is common; mustard sometimes; honey sometimes; gelatin sometimes; choking; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo; protein; fodmap sometimes
bombay mix, chevda, indian snack mix | peanuts usually: peanuts are typical; mustard usually: mustard seeds are common; gluten sometimes: wheat or asafoetida; tree nuts sometimes; sesame sometimes; fodmap: chickpeas and lentils; carbs; salt; not paleo; choking; protein sometimes; sugar sometimes: it depends on the portion
party mix, snack mix, chex mix | gluten: wheat pieces and pretzels; soy usually; fish sometimes: Worcestershire sauce contains anchovies; milk sometimes; peanuts sometimes; tree nuts sometimes; fodmap: garlic, onion and wheat; sugar sometimes: it depends on the portion; carbs; salt; not paleo; choking
japanese rice crackers, arare, senbei, rice cracker mix | soy: it contains soy sauce; gluten usually: soy sauce is brewed with wheat; sesame sometimes; crustaceans sometimes; peanuts sometimes; fish sometimes; sugar; carbs; salt; not paleo; choking sometimes; fodmap sometimes
seaweed snack, roasted seaweed snack | sesame usually: sesame oil is typical; soy sometimes; gluten sometimes: some contain soy sauce; crustaceans sometimes; fish sometimes; salt; not paleo sometimes
wasabi peas | fodmap: peas are rich in galactans; mustard usually: mustard gives the heat; gluten sometimes: wheat flour coating; soy sometimes; sesame sometimes; carbs; salt; not paleo; choking; protein sometimes; sugar sometimes: it depends on the portion
cheese crisps, parmesan crisps | milk; rennet usually: Parmesan is made with animal rennet; salt; not paleo; protein
meat stick, snack sausage, beef stick, biltong stick | meat usually; pork usually; soy sometimes; gluten sometimes: seasonings vary; mustard sometimes; gelatin sometimes: collagen casing is common; listeria sometimes; raw meat sometimes: it is cured raw; choking sometimes; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo; protein; fodmap sometimes; milk sometimes
deli coleslaw, store-bought coleslaw | eggs: mayonnaise contains egg; mustard usually: mayonnaise often contains mustard; sulfites sometimes: vinegar may contain sulfites; milk sometimes; celery sometimes; fodmap sometimes; sugar sometimes: it depends on the portion; carbs sometimes; salt sometimes; not paleo; listeria sometimes
deli potato salad, store-bought potato salad | eggs usually: mayonnaise contains egg; mustard usually; celery usually; sulfites sometimes; milk sometimes; listeria sometimes; fodmap usually: onion is typical; sugar: potatoes raise blood sugar quickly; carbs; salt; not paleo
deli pasta salad, store-bought pasta salad | gluten: pasta is made from wheat; eggs usually: mayonnaise contains egg; mustard usually; celery usually; milk sometimes; sulfites sometimes; listeria sometimes; fodmap: onion and wheat; sugar; carbs; salt; not paleo
seafood salad, crab salad, surimi salad | fish usually: imitation crab is made of fish; crustaceans usually; eggs usually: mayonnaise contains egg; gluten usually: imitation crab contains wheat starch; mustard usually; celery usually; soy sometimes; mollusks sometimes; insects sometimes; listeria sometimes; salt; not paleo; protein; carbs sometimes; fodmap sometimes
deli chicken salad | poultry; eggs: mayonnaise contains egg; mustard usually; celery usually; tree nuts sometimes; soy sometimes; listeria; fodmap sometimes; salt; not paleo; protein
ham salad, deviled ham | pork; eggs usually: mayonnaise contains egg; mustard usually; celery sometimes; sulfites sometimes; listeria sometimes; fodmap sometimes; salt; not paleo; protein
liverwurst, braunschweiger, leberwurst | pork usually; meat sometimes; liver; listeria: refrigerated pate can carry listeria; milk sometimes; soy sometimes; mustard sometimes; celery sometimes; fodmap usually: onion is typical; salt; not paleo; protein
aspic, souse | pork usually; meat sometimes; gelatin: it sets in its own gelatin; sulfites sometimes: vinegar may contain sulfites; mustard sometimes; listeria; fodmap sometimes; salt; protein; not paleo sometimes
teewurst, mettwurst, nduja | pork; meat sometimes; raw meat: it is cured raw; listeria; mustard sometimes; milk sometimes; salt; not paleo; protein; fodmap sometimes
bresaola, cecina, dried beef slices | meat; raw meat: it is cured raw; listeria sometimes; sulfites sometimes; salt; not paleo sometimes; protein
scrapple, goetta | pork; liver sometimes; gluten usually: buckwheat and wheat flour or oats; carbs; salt; not paleo; protein; fodmap sometimes
cheese and ham lunch kit, lunch kit crackers | gluten: crackers are made from wheat; milk: it contains cheese; rennet sometimes; pork usually; poultry sometimes; soy usually; listeria sometimes; fodmap: wheat is rich in fructans; carbs; salt; not paleo; protein; sugar sometimes: it depends on the portion
hummus with pine nuts, flavored hummus | sesame: tahini is sesame paste; tree nuts sometimes: pine nuts are not labeled everywhere; sulfites sometimes; fodmap: chickpeas and garlic; carbs; salt sometimes; not paleo; protein sometimes
seven layer dip, layered bean dip, bean dip | milk usually: sour cream and cheese; lactose sometimes; rennet sometimes; pork sometimes: beans may contain lard; fodmap: beans, garlic and onion; carbs; salt; not paleo; protein sometimes
ranch dip, sour cream dip | milk; lactose; eggs sometimes; soy sometimes; gelatin sometimes; fodmap: garlic, onion and sour cream; salt; not paleo; carbs sometimes
salsa con queso dip, white queso dip | milk; lactose usually; rennet sometimes; soy sometimes; fodmap usually: onion and milk; salt; not paleo; carbs sometimes
artichoke dip, jalapeno dip | milk usually; lactose usually; rennet sometimes; eggs usually: mayonnaise contains egg; mustard sometimes; sulfites sometimes; fodmap: garlic and artichoke; salt; not paleo; carbs sometimes
crab dip | crustaceans usually; fish sometimes: imitation crab is made of fish; milk usually: cream cheese; lactose usually; eggs sometimes; celery sometimes; mustard sometimes; listeria sometimes; fodmap sometimes; salt; not paleo; protein
ajvar, red pepper spread | sulfites sometimes; fodmap usually: garlic is common; salt sometimes; carbs sometimes; not paleo sometimes
romesco sauce, romesco | tree nuts: almonds or hazelnuts; gluten usually: bread thickens it; sulfites sometimes: sherry vinegar contains sulfites; not kosher sometimes: grape products need certification; fodmap: garlic and wheat; salt sometimes; not paleo usually; carbs sometimes
red pesto, sun-dried tomato pesto, pesto rosso | milk usually: Parmesan or pecorino; rennet usually: Parmesan is made with animal rennet; tree nuts usually: cashews, almonds or pine nuts; sulfites sometimes; eggs sometimes: some contain lysozyme from egg; fodmap: garlic and cashews; salt; not paleo; carbs sometimes
vegan pesto | tree nuts usually: cashews or pine nuts; soy sometimes: tofu may be added; sulfites sometimes; fodmap: garlic and cashews; salt; not paleo sometimes; carbs sometimes
remoulade, remoulade sauce | eggs: mayonnaise contains egg; mustard usually: mustard is usual; celery sometimes: celery or celeriac; fish sometimes: some contain anchovies; sulfites sometimes: pickles and capers; soy sometimes; salt; not paleo; carbs sometimes; fodmap sometimes
marie rose sauce, fry sauce, cocktail mayonnaise | eggs: mayonnaise contains egg; mustard sometimes; fish sometimes: Worcestershire sauce contains anchovies; alcohol sometimes: brandy may be added; gluten sometimes; sulfites sometimes; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo; fodmap sometimes
vegan salad dressing, vegan ranch, vegan caesar dressing | soy sometimes; mustard usually: mustard is common; tree nuts sometimes; sesame sometimes; sulfites sometimes; fodmap usually: garlic is typical; salt; not paleo; carbs sometimes
green goddess dressing | eggs usually: mayonnaise contains egg; fish usually: anchovies are traditional; milk sometimes: sour cream or yogurt; lactose sometimes; mustard sometimes; sulfites sometimes; fodmap usually: garlic is common; salt; not paleo usually; carbs sometimes
raspberry vinaigrette, fruit vinaigrette | sulfites sometimes: wine vinegar contains sulfites; mustard sometimes; not kosher sometimes: grape products need certification; honey sometimes; fodmap sometimes; sugar sometimes: it depends on the portion; carbs; salt sometimes; not paleo
honey mustard dressing | mustard; honey; eggs usually: mayonnaise contains egg; sulfites sometimes; fodmap: honey is rich in fructose; sugar; carbs; salt; not paleo
tahini dressing, tahini sauce, tarator | sesame: tahini is sesame paste; sulfites sometimes: bottled lemon juice contains sulfites; fodmap usually: garlic is typical; salt sometimes; carbs sometimes
miso dressing, carrot ginger dressing | soy: miso or soy sauce; gluten sometimes: soy sauce is brewed with wheat; sesame usually: sesame oil is typical; mustard sometimes; alcohol sometimes; fodmap usually: onion is common; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo
nuoc cham, vietnamese dipping sauce | fish: fish sauce; peanuts sometimes; fodmap usually: garlic is typical; sugar; carbs; salt; not paleo
gyoza sauce, dumpling sauce, potsticker sauce | soy: it contains soy sauce; gluten usually: soy sauce is brewed with wheat; sesame usually: sesame oil is typical; sulfites sometimes; fodmap usually; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo
bulgogi sauce, korean bbq sauce, kalbi marinade | soy: it contains soy sauce; gluten usually: soy sauce is brewed with wheat; sesame usually: sesame oil is typical; alcohol sometimes; fodmap: garlic, onion and pear; sugar; carbs; salt; not paleo
ssamjang | soy; gluten usually: wheat is common; sesame usually: sesame is usual; alcohol sometimes; fodmap: garlic and onion; sugar sometimes: it depends on the portion; carbs; salt; not paleo
sukiyaki sauce, warishita, tsuyu, mentsuyu, noodle soup base | soy: it contains soy sauce; gluten usually: soy sauce is brewed with wheat; fish usually: dashi is made from fish; alcohol usually: mirin or sake is typical; fodmap sometimes; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo
general tso sauce, orange sauce, kung pao sauce, szechuan sauce | soy: it contains soy sauce; gluten usually: soy sauce is brewed with wheat; sesame sometimes; mollusks sometimes; peanuts sometimes; alcohol sometimes; sulfites sometimes; fodmap: garlic and onion; sugar; carbs; salt; not paleo
lemon chicken sauce, chinese lemon sauce | soy sometimes; gluten sometimes; sulfites sometimes: lemon juice contains sulfites; sugar; carbs; salt sometimes; not paleo; fodmap sometimes
pad thai sauce | fish usually: fish sauce; soy sometimes; crustaceans sometimes; peanuts sometimes; gluten sometimes; fodmap usually: garlic or shallot; sugar; carbs; salt; not paleo
banana ketchup | sulfites sometimes; celery sometimes; fodmap usually: onion is common; sugar; carbs; salt; not paleo
lechon sauce, sarsa | pork usually: liver is the base; liver usually; gluten usually: breadcrumbs thicken it; soy sometimes; fodmap: garlic, onion and wheat; sugar; carbs; salt; not paleo
jerk marinade, jerk sauce | soy usually: some cooks add soy sauce; gluten sometimes: soy sauce is brewed with wheat; sulfites sometimes; alcohol sometimes; fodmap: garlic and green onion; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo usually
mojo sauce, mojo criollo, mojo marinade | sulfites sometimes; fodmap: garlic is the base; salt sometimes; carbs sometimes
peri peri sauce, piri piri sauce | sulfites sometimes: vinegar may contain sulfites; mustard sometimes; celery sometimes; fodmap: garlic and onion; salt; not paleo usually; carbs sometimes
zhug, zhoug, schug | fodmap: garlic is typical; salt sometimes
chermoula | sulfites sometimes; fodmap: garlic is typical; salt sometimes
duxelles, mushroom pate | milk usually: butter is typical; alcohol sometimes; sulfites sometimes; fodmap: mushrooms and shallot; not paleo usually; salt sometimes
garum, anchovy sauce, colatura | fish; salt
soup thickener, sauce thickener granules, roux granules | gluten usually: wheat flour is common; milk sometimes; fodmap sometimes; carbs; not paleo; sugar sometimes: it depends on the portion
chicken powder, chicken seasoning powder, chicken stock granules | poultry usually; soy sometimes; gluten sometimes: wheat filler is common; eggs sometimes; milk sometimes; celery sometimes; fodmap usually: garlic and onion; salt; not paleo
mushroom seasoning powder, mushroom bouillon | soy sometimes; gluten sometimes; celery sometimes; fodmap sometimes; salt; not paleo
soup base paste, bouillon paste | crustaceans sometimes; meat sometimes; poultry sometimes; soy sometimes; milk sometimes; celery usually; gluten sometimes; fish sometimes: kinds differ; alcohol sometimes; fodmap usually: garlic and onion; salt; not paleo
pot roast seasoning mix, slow cooker mix, meatloaf seasoning mix | gluten usually: wheat flour is common; soy sometimes; celery sometimes; milk sometimes; mustard sometimes; fodmap: garlic and onion; salt; not paleo; carbs sometimes
stroganoff mix, beef stroganoff sauce mix | gluten usually: flour thickens it; milk usually; lactose sometimes; soy sometimes; celery sometimes; mustard sometimes; fodmap: mushrooms and onion; salt; not paleo; carbs
alfredo sauce mix, cheese sauce mix, carbonara sauce jar | milk; lactose; gluten usually: flour thickens it; rennet sometimes; eggs sometimes; pork sometimes; soy sometimes; celery sometimes; fodmap: garlic, milk and wheat; salt; not paleo; carbs
vegan hollandaise | soy sometimes; mustard sometimes; tree nuts sometimes; fodmap sometimes; salt; not paleo; carbs sometimes
sushi vinegar, sushi seasoning | gluten sometimes: some contain malt; sugar; carbs; salt; not paleo
balti sauce jar, jalfrezi sauce jar, madras sauce jar | milk sometimes; tree nuts sometimes; mustard sometimes; sulfites sometimes; fodmap: garlic and onion; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo usually
chinese curry sauce, chip shop curry sauce | gluten usually: flour thickens it; soy sometimes; celery usually; mustard sometimes: curry powder may contain mustard; milk sometimes; fodmap: garlic, onion and wheat; sugar sometimes: it depends on the portion; carbs; salt; not paleo
sambal, sambal badjak, sambal terasi | crustaceans usually: shrimp paste is common; soy sometimes; sulfites sometimes; fodmap: garlic and onion; salt; not paleo usually; carbs sometimes; fish sometimes
lime pickle, indian mixed pickle, mango pickle, achar | mustard usually: mustard seeds or oil; gluten sometimes: commercial asafoetida contains wheat; sulfites sometimes; fodmap usually: garlic is common; salt; carbs sometimes; not paleo usually
umeboshi, pickled plum, ume paste | fish sometimes: bonito may be added; honey sometimes: there are honey kinds; salt; fodmap sometimes; carbs sometimes
takuan, pickled daikon, tsukemono | soy sometimes; gluten sometimes: some contain soy sauce; sulfites sometimes; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo usually
pickled beets, pickled beetroot | sulfites sometimes: vinegar may contain sulfites; gluten sometimes: malt vinegar may be used; fodmap sometimes; sugar sometimes: it depends on the portion; carbs; salt sometimes; not paleo usually
pickled eggs | eggs; sulfites sometimes: vinegar may contain sulfites; gluten sometimes: malt vinegar may be used; mustard sometimes; fodmap sometimes; salt; not paleo sometimes; protein
stuffed olives, marinated olives | sulfites sometimes; fish sometimes: some are stuffed with anchovy; milk sometimes: some are stuffed with cheese; tree nuts sometimes: some are stuffed with almonds; salt; rennet sometimes: some cheeses use animal rennet; fodmap sometimes; choking sometimes; not paleo sometimes
marinated feta, cheese in oil | milk; rennet sometimes; soft cheese sometimes; lactose sometimes; fodmap usually: garlic is common; salt; not paleo; protein
non-alcoholic beer, alcohol-free beer, malt beverage | gluten: it is brewed from barley; alcohol sometimes: traces may remain; sulfites sometimes; fodmap sometimes; sugar sometimes: it depends on the portion; carbs; not paleo
gluten-free beer | alcohol; gluten sometimes: some are made from treated barley; sulfites sometimes; fodmap sometimes; carbs; not paleo; sugar sometimes: it depends on the portion
non-alcoholic wine, alcohol-free wine, dealcoholized wine | sulfites: wine contains sulfites; alcohol sometimes: traces may remain; not kosher sometimes: grape products need certification; fodmap sometimes; sugar sometimes: it depends on the portion; carbs sometimes; not paleo usually
alcoholic seltzer, hard seltzer, alcopop, hard lemonade | alcohol; gluten sometimes: some are malt-based; sulfites sometimes; sugar sometimes: it depends on the portion; carbs sometimes; not paleo; fodmap sometimes
perry, pear cider | alcohol; sulfites usually: cider is often sulfited; fodmap: pear is rich in sorbitol; sugar; carbs; not paleo usually
mead, honey wine | alcohol; honey: it is fermented honey; sulfites sometimes; fodmap sometimes; sugar sometimes: it depends on the portion; carbs; not paleo usually
limoncello, fruit liqueur, elderflower liqueur | alcohol; sulfites sometimes; sugar; carbs; not paleo; insects sometimes
advocaat, egg liqueur, rompope | alcohol; eggs; milk sometimes: some contain cream; lactose sometimes; raw eggs sometimes: the yolks are barely heated; sugar; carbs; not paleo; tree nuts sometimes
nut liqueur, nocino, walnut liqueur | alcohol; tree nuts usually: it is flavored with nuts; sugar; carbs; not paleo
grappa, schnapps, eau de vie | alcohol; not kosher sometimes: grape products need certification; fodmap sometimes; sulfites sometimes
soju, baijiu, shochu | alcohol; gluten sometimes: some are made from wheat or barley; sugar sometimes: it depends on the portion; carbs sometimes; not paleo usually
makgeolli | alcohol; gluten sometimes: some contain wheat; sugar; carbs; not paleo; fodmap sometimes
wine cooler, bottled sangria, wine spritzer | alcohol; sulfites: wine contains sulfites; not kosher sometimes: grape products need certification; fodmap sometimes; sugar; carbs; not paleo
red bitter liqueur, red aperitivo | alcohol; insects sometimes: red coloring may be carmine; sulfites sometimes; sugar; carbs; not paleo
cold brew coffee, canned coffee, bottled iced coffee | caffeine; milk sometimes: many contain milk; lactose sometimes; sugar usually; carbs usually; not paleo usually; fodmap sometimes
iced tea, bottled iced tea, sweet tea | caffeine: it is brewed from tea; sugar usually; carbs usually; not paleo usually; fodmap sometimes; sulfites sometimes
yerba mate, mate tea, guarana drink | caffeine; sugar sometimes: it depends on the portion; carbs sometimes
decaf coffee, decaffeinated coffee | caffeine sometimes: a little caffeine remains
grain coffee, chicory coffee, coffee substitute, barley coffee | gluten usually: barley or rye is typical; fodmap: chicory is rich in fructans; not paleo usually; carbs sometimes
barley water, barley tea, mugicha | gluten: it contains barley; fodmap sometimes; sugar sometimes: it depends on the portion; carbs sometimes; not paleo
squash drink, fruit cordial, fruit syrup drink | sulfites usually: cordials are often sulfited; insects sometimes; fodmap sometimes; sugar; carbs; not paleo
elderflower cordial, rose syrup, coffee syrup | sulfites sometimes; insects sometimes: red coloring may be carmine; sugar; carbs; not paleo; fodmap sometimes
electrolyte drink, rehydration powder | sugar sometimes: it depends on the portion; carbs sometimes; salt sometimes; not paleo
chocolate drink powder, malted chocolate drink, malt drink powder | gluten usually: barley malt is common; milk usually; lactose sometimes; soy usually: soy lecithin is common; caffeine sometimes; fodmap sometimes; sugar; carbs; not paleo
coffee whitener, dairy creamer pods | milk usually: milk protein is common; lactose sometimes; soy sometimes; sugar sometimes: it depends on the portion; carbs sometimes; not paleo; fodmap sometimes
greens powder, superfood powder | gluten sometimes: wheat or barley grass; soy sometimes; caffeine sometimes: green tea may be added; fodmap sometimes; not paleo sometimes
multivitamin gummies, vitamin gummies | gelatin usually: gelatin sets them; insects sometimes; fish sometimes; sugar; carbs; not paleo; choking; fodmap sometimes
cod liver oil, fish oil | fish; liver usually: it is rich in vitamin A
omega-3 capsules, fish oil capsules | fish; gelatin usually: capsules are made of gelatin; soy sometimes; not paleo sometimes
smoked fish dip, smoked trout dip | fish; milk usually: cream cheese or sour cream; lactose usually; eggs sometimes; listeria: refrigerated smoked fish; raw fish sometimes: cold-smoked fish is raw; mustard sometimes; fodmap sometimes; salt; not paleo; protein
clam dip | mollusks: it contains clams; milk: cream cheese or sour cream; lactose; fish sometimes: Worcestershire sauce contains anchovies; fodmap sometimes; salt; not paleo; carbs sometimes
orgeat syrup, almond syrup | tree nuts: it contains almonds; sulfites sometimes; alcohol sometimes; sugar; carbs; not paleo
chocolate-covered peanuts, chocolate peanuts | peanuts; milk usually: milk chocolate; lactose sometimes; soy usually: chocolate often contains soy lecithin; insects usually: shellac glaze is common; caffeine sometimes: chocolate contains some caffeine; sugar; carbs; not paleo; choking; fodmap sometimes
herring in cream sauce, creamed herring | fish; milk: sour cream; lactose; raw fish: it is cured, not cooked; mustard sometimes; sulfites sometimes; listeria sometimes; fodmap: onion and cream; sugar sometimes: it depends on the portion; carbs sometimes; salt; not paleo; protein
brown rice miso, genmai miso | soy; alcohol sometimes; gluten sometimes: some starters contain barley; salt; not paleo; fodmap sometimes; carbs sometimes
soy lecithin, lecithin | soy: it is pressed from soybeans
glucose syrup, glucose | sugar; carbs; not paleo
cocoa butter, cacao butter |
shea butter |
triticale | gluten: it is a cross of wheat and rye; carbs; fodmap; sugar sometimes: it depends on the portion; not paleo
teff flour, teff | carbs; sugar sometimes: it depends on the portion; not paleo
gingelly oil, til oil | sesame: it is pressed from sesame
sesame | sesame
tiger nut, tigernut, chufa | carbs; fodmap sometimes: it depends on the portion; choking sometimes: they are small and hard
tiger nut flour | carbs; fodmap sometimes: it depends on the portion
lovage |
crab apple, crabapple | fodmap; carbs; sugar sometimes: it depends on the portion; choking sometimes: raw pieces are hard
krill oil | crustaceans: krill are crustaceans
caseinate, sodium caseinate, casein, calcium caseinate | milk: it is milk protein; not paleo; protein
whey | milk: it is the liquid of curdled milk; lactose; fodmap; not paleo
lactic acid |
bottarga | fish: it is cured fish roe; salt; raw fish; protein
isinglass | fish: it comes from fish bladders
beef extract, meat extract | meat; salt; celery sometimes: some brands contain it; gluten sometimes: some brands contain yeast extract from barley; not paleo
gomasio, gomashio | sesame: it is ground sesame with salt; salt
english mustard | mustard; gluten sometimes: some jars contain wheat flour; sulfites sometimes
vegetable juice, v8 | celery: it usually contains celery juice; salt sometimes; carbs sometimes; fodmap usually: onion or garlic is typical; sugar sometimes: it depends on the portion
peanut butter cup, peanut butter cups | peanuts; milk: the chocolate contains milk; soy usually: the chocolate contains soy lecithin; lactose; sugar; carbs; choking sometimes; not paleo
peanut puffs, peanut snack puffs | peanuts; salt; carbs; not paleo
cereal with wheat and barley nuggets, grape nuts, grape nuts cereal | gluten: it is made of wheat and barley; carbs; sugar sometimes: it depends on the portion; fodmap; not paleo
ginger nut, ginger nuts, gingernut, ginger biscuit, ginger snap, gingersnap | gluten; milk sometimes: some contain butter; eggs sometimes; soy sometimes; sugar; carbs; fodmap; not paleo
head cheese, brawn | pork; gelatin; salt; listeria; protein
sweetbread, sweetbreads | meat; protein
tripe | meat; protein
cockle, cockles | mollusks; protein
jellyfish | protein sometimes
bombay duck | fish: it is a dried fish; salt
lupin, lupin flour, altramuz, altramuces, tremoco, tremocos | lupin; protein; fodmap; not paleo
garlic infused oil, garlic oil, garlic infused olive oil |
onion infused oil |
unsweetened almond milk | tree nuts; milk drink
diet cola, diet soda, sugar free soda, zero sugar cola | caffeine usually; not paleo
sugar free mint, sugar free candy, sugar free gum | fodmap usually: it is sweetened with polyols; choking usually; not paleo
konjac jelly, konjac jelly cup, jelly cup, fruit jelly cup | choking: it has caused children to choke; sugar usually; carbs sometimes; fodmap sometimes; not paleo
custard powder, birds custard powder, bird custard powder | carbs; not paleo
jarred mayonnaise, store bought mayonnaise | eggs; mustard sometimes
raw milk, unpasteurized milk, unpasteurised milk | milk; lactose; fodmap; listeria: raw milk is not pasteurized; milk drink; carbs sometimes; not paleo; protein
raw milk cheese, unpasteurized cheese, unpasteurised cheese | milk; rennet usually; soft cheese: it is made from raw milk; salt; not paleo; protein
green onion top, spring onion green, green part of green onion, spring onion green top, scallion green |
sweet potato puree | carbs; sugar sometimes: it depends on the portion
fruit puree, apple puree, apple compote | fodmap; carbs; sugar sometimes: it depends on the portion
brioche bun, brioche buns | gluten; eggs; milk; lactose sometimes; sugar; carbs; fodmap; sesame sometimes; not paleo
cream of rice | carbs; sugar; not paleo
nut free pesto | milk; rennet usually; salt
sorbet, fruit sorbet | sugar; carbs; fodmap sometimes: it depends on the fruit; milk sometimes: some brands add it; eggs sometimes: some contain egg white; alcohol sometimes; not paleo
cider, dry cider | alcohol; sulfites usually: it is preserved with them; fodmap; sugar sometimes; carbs sometimes; not paleo
marinara sauce, marinara | fodmap: onion and garlic; salt; carbs sometimes; sugar sometimes: some brands are sweetened
unpasteurized kombucha, unpasteurised kombucha, raw kombucha | alcohol sometimes: a little forms during brewing; caffeine; sugar sometimes; listeria sometimes: it is not pasteurized; carbs sometimes; not paleo
parchment paper, baking paper, wax paper, aluminum foil, foil, plastic wrap, paper towel, cheesecloth, wooden skewer, bamboo skewer, skewer, toothpick, cocktail stick, kitchen twine, butcher twine, springform pan, baking sheet, pie pan, loaf pan, muffin tin, paper liner, cupcake liner, canning jar, mason jar, ice cream maker, candy thermometer, thermometer, popsicle stick, ice pop mold |
sauce, dipping sauce | gluten unknown; milk unknown; eggs unknown; soy unknown; fish unknown; peanuts unknown; tree nuts unknown; sesame unknown; mustard unknown; celery unknown; sulfites unknown; crustaceans unknown; mollusks unknown; lupin unknown
mycoprotein, quorn, quorn mince, quorn piece, meat free mince, vegetarian mince | eggs usually: egg white binds most kinds; protein; fodmap sometimes; salt sometimes; gluten sometimes: coated kinds contain wheat; milk sometimes: some kinds contain it; not paleo
non dairy creamer, nondairy creamer, non dairy coffee creamer | milk sometimes: many contain milk protein; soy sometimes; sugar usually; carbs sometimes; not paleo
lemon sorbet, raspberry sorbet, mango sorbet, strawberry sorbet, orange sorbet, fruit ice | sugar; carbs; fodmap sometimes: it depends on the fruit; milk sometimes: some brands add it; eggs sometimes: some contain egg white; not paleo
royal icing | eggs: it is made with egg white; sugar; carbs; raw eggs sometimes: homemade kinds use raw egg white; not paleo
light beer, lite beer | gluten: it is brewed from barley; alcohol; carbs sometimes; sulfites sometimes; not paleo
salt substitute, potassium chloride | salt sometimes: blends still contain salt
raw cookie dough, raw dough, cake batter, cookie batter | eggs usually; raw eggs usually: it is eaten unbaked; gluten; milk usually; sugar; carbs; fodmap; soy sometimes; not paleo
breast milk, human milk | milk sometimes: traces of what the mother eats pass into it
infant formula, baby formula | milk usually: most are made from cow's milk; lactose usually; soy sometimes: some are made from soy; fish sometimes: fish oil may be added
baby cereal, infant cereal, iron fortified baby cereal, baby rice | gluten sometimes: it depends on the grain; milk sometimes: some contain milk powder; soy sometimes; carbs; not paleo
shark | fish; mercury: large predators collect it; not kosher; protein
slushie, slush, slush drink, icee | sugar; carbs; choking sometimes; insects sometimes: red ones may be colored with carmine; not paleo
probiotic yogurt, live yogurt | milk; lactose; fodmap; gelatin sometimes; listeria sometimes: ask the doctor about live cultures; carbs sometimes; not paleo; protein
raw honey, unprocessed honey | honey; sugar; carbs; fodmap; listeria sometimes: it is not heat-treated
unpasteurized apple cider, unpasteurized juice, unpasteurised juice, raw juice, fresh pressed cider | listeria: it is not pasteurized; sugar; carbs; fodmap
kombucha, kombucha tea | alcohol sometimes: a little forms during brewing; caffeine; listeria sometimes: home-brewed and raw kinds are not pasteurized; sugar sometimes; carbs sometimes; not paleo
sugar free chocolate | milk sometimes; soy usually: it contains soy lecithin; tree nuts sometimes; sugar sometimes: polyols still raise blood sugar a little; fodmap usually: it is sweetened with polyols; caffeine sometimes; carbs sometimes; not paleo
malted milk balls, maltesers, malteser | milk; gluten: malt is made from barley; soy usually; lactose; sugar; carbs; fodmap; choking; not paleo
malted drink, malted milk drink, horlicks, horlick, ovaltine | gluten: malt is made from barley; milk usually; lactose usually; soy sometimes; sugar; carbs; not paleo
stacked potato chips, pringles, pringle original, pringles original | gluten: they contain wheat starch; salt; carbs; sugar sometimes; not paleo; milk sometimes: flavored kinds contain it
maltodextrin | carbs; sugar; not paleo
samphire, sea asparagus | salt
barnacle, goose barnacle, percebe, percebes | crustaceans: barnacles are crustaceans; protein
caramel peanut nougat bar, snickers, snicker | peanuts; milk; eggs: the nougat contains egg white; soy; lactose; sugar; carbs; fodmap; choking sometimes; not paleo
creme egg, chocolate creme egg, cadbury creme egg | milk; eggs usually: the filling contains egg white; soy usually; sugar; carbs; not paleo
chocolate egg, easter egg, kinder surprise, kinder surprise egg | milk; soy usually; lactose; sugar; carbs; tree nuts sometimes; choking sometimes; not paleo
egg replacer powder, egg replacer | soy sometimes: some contain soy; carbs
cheese cracker, goldfish cracker, goldfish crackers | gluten; milk; salt; carbs; fodmap; soy sometimes; not paleo
swedish fish, gummy fish, swedish fish candy | sugar; carbs; insects sometimes; choking; not paleo
foam shrimp, foam shrimps, pink foam shrimp sweet, shrimp sweet, shrimp candy | gelatin: they are set with it; sugar; carbs; insects sometimes; choking; not paleo
anchovy relish, gentlemans relish, gentleman relish | fish; milk: it contains butter; salt; not paleo
menthol lozenge, throat lozenge, fishermans friend, fisherman friend mint | choking; sugar sometimes
monkey nut, monkey nuts | peanuts: they are peanuts in the shell; protein; choking; not paleo
bamba, bamba snack | peanuts: they are peanut puffs; salt; carbs; not paleo
reeses cup, reese cup, reeses cups, reeses peanut butter cups, reese peanut butter cup | peanuts; milk; soy usually; lactose; sugar; carbs; not paleo
cookie spread, speculoos spread, biscoff spread, lotus biscoff spread, biscoff | gluten: it is made of wheat cookies; soy usually; sugar; carbs; not paleo
honey almond nougat chocolate, toblerone | milk; tree nuts: it contains almonds; eggs: the nougat contains egg white; honey; soy usually; sugar; carbs; not paleo
hazelnut chocolate, ferrero rocher, gianduja, praline seashells, guylian seashell, guylian chocolate seashell | tree nuts: it contains hazelnuts; milk; gluten sometimes: wafer kinds contain wheat; soy usually; lactose; sugar; carbs; not paleo
cashew cream, cashew cream sauce, cashew sauce | tree nuts; fodmap; carbs sometimes; protein sometimes
sunflower lecithin |
chickpea tofu, burmese tofu, burmese chickpea tofu | fodmap; carbs sometimes; protein; not paleo
lupin tempeh | lupin; protein; soy sometimes; fodmap; not paleo
cream soda | sugar; carbs; not paleo
quince cheese, quince paste, membrillo | sugar; carbs; fodmap sometimes
milkfish, bangus | fish; protein
celery powder | celery
celery powder bacon, uncured bacon | pork; celery: it is cured with celery powder; salt; protein
kasundi | mustard: it is a mustard relish; salt
panch phoron, panch phoran | mustard usually: mustard seed is one of the five
dijonnaise | mustard; eggs: it contains mayonnaise; sulfites sometimes; salt
everything bagel | gluten; sesame: the topping contains seeds; carbs; sugar; fodmap; salt; milk sometimes; eggs sometimes; soy sometimes; not paleo
benne wafer, benne | sesame: benne is sesame; gluten; milk; eggs; sugar; carbs; not paleo
orange squash, fruit squash, cordial | sulfites usually: they preserve it; sugar usually; carbs usually; not paleo
turmus, turmus snack, lupini snack, chocho | lupin; salt; protein; fodmap; not paleo
clam tomato juice, clamato, clamato juice | mollusks: it contains clam broth; celery usually; salt; fodmap; sulfites sometimes; not paleo
cinnamon snail, cinnamon snail pastry, pain aux raisins | gluten; milk; eggs usually; sugar; carbs; fodmap; sulfites sometimes; not paleo
rocky mountain oyster, rocky mountain oysters | meat; gluten usually: they are breaded; eggs sometimes; protein; not paleo
custard cream, custard creams, custard cream biscuit | gluten; milk usually; soy sometimes; sugar; carbs; fodmap; not paleo
sea salt crisp, salted crisp, plain crisp, ready salted crisp | salt; carbs; sugar sometimes; not paleo
crisp, crisps, flavored crisp, prawn cocktail crisp, prawn cocktail flavour crisp, prawn cocktail flavor crisp | salt; carbs; milk sometimes: flavored kinds contain it; gluten sometimes; soy sometimes; celery sometimes; mustard sometimes; crustaceans sometimes: most prawn flavors have none; not paleo
alcoholic cider, apple cider alcoholic, hard apple cider | alcohol; sulfites usually: it is preserved with them; fodmap; carbs sometimes; not paleo
powdered coffee creamer, powdered creamer, coffee creamer non dairy, powdered coffee creamer non dairy | milk sometimes: many contain milk protein; soy sometimes; sugar usually; carbs sometimes; not paleo
`
