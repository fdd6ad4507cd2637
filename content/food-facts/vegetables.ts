/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const vegetables = `
garlic | fodmap: garlic is rich in fructans; carbs sometimes
onion | fodmap: onions are rich in fructans; carbs sometimes
tomato | fodmap sometimes: large portions contain excess fructose
potato | sugar: its starch is digested quickly; carbs; not paleo sometimes: strict paleo leaves out white potatoes
carrot | carbs sometimes; choking sometimes: raw pieces are hard
bell pepper | fodmap sometimes: large portions contain excess fructose
corn | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion; not paleo: corn is a grain; choking sometimes: whole kernels are risky for toddlers
celery | celery; fodmap usually: a stalk contains enough mannitol; choking sometimes: raw stalks are stringy and hard
mushroom | fodmap usually: button mushrooms are rich in mannitol
spinach |
green onion | fodmap sometimes: the white part is rich in fructans
broccoli | fodmap sometimes: the stalks and large portions are high; choking sometimes: raw florets are hard
cucumber |
ginger |
lettuce |
pea | fodmap: peas are rich in galactans; carbs sometimes; not paleo sometimes: strict paleo leaves out legumes
red onion | fodmap: onions are rich in fructans; carbs sometimes
red bell pepper | fodmap sometimes: large portions contain excess fructose
sweet potato | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: large portions contain mannitol
yellow onion | fodmap: onions are rich in fructans; carbs sometimes
green bell pepper | fodmap sometimes: it depends on the portion
green bean | fodmap sometimes: it depends on the portion; not paleo sometimes: strict paleo leaves out legumes
zucchini | fodmap sometimes: it depends on the portion
jalapeno |
cabbage | fodmap sometimes: it depends on the portion
cherry tomato | fodmap sometimes: large portions contain excess fructose; choking: whole ones must be quartered for toddlers
cauliflower | fodmap: cauliflower is rich in mannitol; choking sometimes: raw florets are hard
shallot | fodmap: shallots are rich in fructans; carbs sometimes
chili pepper |
russet potato | sugar: its starch is digested quickly; carbs; not paleo sometimes: strict paleo leaves out white potatoes
white onion | fodmap: onions are rich in fructans; carbs sometimes
asparagus | fodmap: it is rich in fructans and fructose
roma tomato | fodmap sometimes: large portions contain excess fructose
eggplant | fodmap sometimes: it depends on the portion
romaine lettuce |
grape tomato | fodmap sometimes: large portions contain excess fructose; choking: whole ones must be quartered for toddlers
kale |
yellow bell pepper | fodmap sometimes: large portions contain excess fructose
mixed vegetables | fodmap usually: peas, cauliflower or onions are typical; carbs sometimes: corn, peas and carrots are common; sugar sometimes: it depends on the portion; not paleo usually: corn, peas or beans are typical; celery sometimes: soup and stir-fry mixes may contain it
red potato | sugar: its starch is digested quickly; carbs; not paleo sometimes: strict paleo leaves out white potatoes
yukon gold potato | sugar: its starch is digested quickly; carbs; not paleo sometimes: strict paleo leaves out white potatoes
beet | fodmap sometimes: larger fresh portions contain fructans; carbs sometimes; sugar sometimes: it depends on the portion
brussels sprout | fodmap sometimes: more than a few contain fructans
butternut squash | fodmap sometimes: larger portions contain mannitol; carbs sometimes; sugar sometimes: it depends on the portion
button mushroom | fodmap usually: fresh ones are rich in mannitol
leek | fodmap usually: the white part is rich in fructans; carbs sometimes
cremini mushroom | fodmap: they are rich in mannitol
frozen spinach |
iceberg lettuce |
orange bell pepper | fodmap sometimes: large portions contain excess fructose
sun-dried tomato | sulfites sometimes: they are often added to keep color; fodmap usually: drying concentrates the fructose; salt sometimes: many are salted; carbs sometimes
sweet onion | fodmap: onions are rich in fructans; carbs sometimes
arugula |
radish | choking sometimes: raw pieces are hard
baby potato | sugar: its starch is digested quickly; carbs; not paleo sometimes: strict paleo leaves out white potatoes
english cucumber |
green chile | salt sometimes: canned ones are salted
pumpkin | fodmap sometimes: larger portions are high; carbs sometimes; sugar sometimes: it depends on the portion
mixed greens | listeria sometimes: prepacked salad has caused outbreaks
red cabbage | fodmap sometimes: it depends on the portion
roasted red pepper | salt sometimes: jarred ones are salted; sulfites sometimes: some jarred ones contain them; fodmap sometimes: large portions contain excess fructose
bok choy |
serrano pepper |
shiitake mushroom | fodmap: they are rich in mannitol
squash | fodmap sometimes: it depends on the kind and portion; carbs sometimes; sugar sometimes: it depends on the portion
sugar snap pea | fodmap: they are rich in fructose and fructans; carbs sometimes; not paleo sometimes: strict paleo leaves out legumes; choking sometimes: raw pods are firm
artichoke heart | fodmap usually: artichokes are rich in fructans; salt sometimes: canned and marinated ones are salted; sulfites sometimes: some canned or marinated ones contain them; carbs sometimes
poblano pepper | fodmap sometimes: it depends on the portion
snow pea | fodmap usually: more than a few pods are high; carbs sometimes; not paleo sometimes: strict paleo leaves out legumes
yellow squash | fodmap sometimes: it depends on the portion
portobello mushroom | fodmap: they are rich in mannitol
bean sprout | listeria usually: raw sprouts can carry harmful bacteria; soy sometimes: some are grown from soybeans; not paleo: they are sprouted legumes
fennel | fodmap sometimes: larger portions contain fructans and mannitol
napa cabbage |
turnip | choking sometimes: raw pieces are hard
collard greens |
okra | fodmap sometimes: it depends on the portion
parsnip | carbs; sugar sometimes: it depends on the portion
swiss chard |
thai chili |
cauliflower rice | fodmap: cauliflower is rich in mannitol
coleslaw mix | fodmap sometimes: it depends on the portion; carbs sometimes; listeria sometimes: precut bagged vegetables can carry it
pickled jalapeno | salt: they are pickled in brine; sulfites sometimes: some brands add them; not paleo sometimes: the brine may contain sugar
tomatillo |
artichoke | fodmap: artichokes are rich in fructans; carbs sometimes
butter lettuce |
heirloom tomato | fodmap sometimes: large portions contain excess fructose
mini sweet pepper | fodmap sometimes: large portions contain excess fructose
spaghetti squash |
acorn squash | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion
broccolini | fodmap sometimes: the heads contain excess fructose
fried onion | gluten usually: they are coated with wheat flour; fodmap: onions are rich in fructans; soy sometimes: some brands use soy flour; milk sometimes: some batters contain it; carbs; salt usually; not paleo usually: they are floured and fried
habanero |
yam | carbs; sugar sometimes: it depends on the portion
banana pepper | salt sometimes: jarred ones are pickled in brine; sulfites sometimes: jarred ones often contain them
daikon | choking sometimes: raw pieces are hard
nori | salt sometimes: seasoned sheets are salted
pepperoncini | salt: they are pickled in brine; sulfites usually: most jars contain sodium bisulfite
rhubarb | sugar sometimes: it is usually eaten sweetened
roasted garlic | fodmap: garlic is rich in fructans; carbs sometimes
water chestnut | carbs sometimes
dried porcini mushroom | fodmap sometimes: many mushrooms are rich in mannitol
fingerling potato | sugar: its starch is digested quickly; carbs; not paleo sometimes: strict paleo leaves out white potatoes
pearl onion | fodmap: onions are rich in fructans; carbs sometimes; sulfites sometimes: cocktail onions often contain them; salt sometimes: cocktail onions are pickled; choking sometimes: whole ones are small and round
pimiento | salt sometimes: jarred ones are salted; sulfites sometimes: some jars contain them; fodmap sometimes: large portions contain excess fructose
seaweed | salt usually: it is naturally rich in sodium; fodmap sometimes: kombu is rich in mannitol
watercress |
bamboo shoot | sulfites sometimes: some canned or dried ones contain them
endive |
oyster mushroom |
plantain | carbs; sugar sometimes: it depends on the portion
anaheim pepper | fodmap sometimes: it depends on the portion
baby corn | not paleo: corn is a grain; sulfites sometimes: some canned ones contain them; carbs sometimes
jicama | carbs sometimes; choking sometimes: raw pieces are hard; fodmap sometimes: it depends on the portion
radicchio |
rutabaga | carbs sometimes; fodmap sometimes: it depends on the portion
savoy cabbage | fodmap sometimes: larger portions contain fructans
celery root | celery: it is the root of celery; carbs sometimes; fodmap sometimes: it depends on the portion
green tomato |
mustard greens | mustard: they are leaves of the mustard plant
wild mushroom | fodmap usually: many mushrooms are rich in mannitol
broccoli rabe |
delicata squash | carbs sometimes; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion
fresno pepper |
galangal |
heart of palm | salt sometimes: canned ones are salted; sulfites sometimes: some cans contain them
enoki mushroom | fodmap: they are rich in mannitol; listeria sometimes: raw enoki has caused outbreaks
shishito pepper |
sprouts | listeria: raw sprouts can carry harmful bacteria; mustard sometimes: some mixes contain mustard sprouts
yuca | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion
chayote |
fresh turmeric |
kohlrabi | choking sometimes: raw pieces are hard
microgreens | mustard sometimes: some mixes contain mustard cress; listeria sometimes: they are eaten raw like sprouts
turnip greens |
wax bean | fodmap sometimes: it depends on the portion; not paleo sometimes: strict paleo leaves out legumes
chinese broccoli |
cubanelle pepper | fodmap sometimes: it depends on the portion
horseradish root |
taro | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion
jerusalem artichoke | fodmap: it is very rich in fructans; carbs sometimes; sugar sometimes: it depends on the portion
nopales | salt sometimes: jarred ones are brined; fodmap unknown: it has rarely been tested
ramp | fodmap usually: the bulbs are rich in fructans
truffle |
beet greens |
bitter melon | fodmap sometimes: it depends on the portion
dandelion greens |
garlic scape | fodmap: garlic is rich in fructans
lotus root | carbs; sugar sometimes: it depends on the portion; sulfites sometimes: packed slices may be bleached with them
wood ear mushroom | fodmap sometimes: many mushrooms are rich in mannitol
mache |
squash blossom |
`
