/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const legumes = `
bean | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
black bean | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
chickpea | fodmap: chickpeas are rich in galactans; carbs; protein; not paleo: chickpeas are legumes; salt sometimes: canned ones are often salted
kidney bean | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
lentil | fodmap usually: only small rinsed portions are low; carbs; protein; not paleo: it is a legume; salt sometimes: canned ones are often salted
tofu | soy; protein; not paleo: it is made from soybeans; fodmap sometimes: soft and silken tofu are high
pinto bean | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
firm tofu | soy; protein; not paleo: it is made from soybeans
cannellini bean | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
white bean | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
refried beans | fodmap: beans are rich in galactans; pork sometimes: traditional ones are fried in lard; carbs; salt; protein; not paleo: they are legumes
baked beans | pork usually: bacon or pork is typical in America; fodmap: beans and onion are rich in FODMAPs; sugar: the sauce is sweetened; carbs; salt; protein; not paleo: they are legumes with sugar; mustard sometimes: some sauces contain it; gluten sometimes: some sauces are thickened with wheat; celery sometimes: the spices may contain it; fish sometimes: Worcestershire sauce may be added; soy sometimes: some sauces contain it
great northern bean | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
red lentil | fodmap usually: only small rinsed portions are low; carbs; protein; not paleo: it is a legume
black-eyed pea | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
edamame | soy: they are green soybeans; protein; not paleo: they are legumes; carbs sometimes; salt sometimes: pods are often served salted; choking sometimes: whole beans are small and firm
split pea | fodmap: split peas are rich in galactans; carbs; protein; not paleo: they are legumes
chili beans | fodmap: beans, onion and garlic are high; carbs; salt; protein; not paleo: they are legumes; meat sometimes: some brands contain beef fat; pork sometimes: some brands contain pork fat; gluten sometimes: some sauces are thickened with wheat; soy sometimes: some sauces contain it; mustard sometimes: the spices may contain it; celery sometimes: the spices may contain it; sugar sometimes: the sauce is often sweetened
green lentil | fodmap usually: only small rinsed portions are low; carbs; protein; not paleo: it is a legume; salt sometimes: canned ones are often salted
lima bean | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
navy bean | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
silken tofu | soy; protein; not paleo: it is made from soybeans; fodmap: unpressed tofu keeps its galactans
veggie burger | soy usually: soy protein is typical; gluten usually: wheat gluten or breadcrumbs are typical; eggs usually: egg white is a common binder; milk sometimes: some brands contain cheese or whey; lactose sometimes: some brands contain cheese or whey; celery sometimes: some brands contain it; mustard sometimes: some brands contain it; sesame sometimes: some brands contain it; tree nuts sometimes: some are made with nuts; lupin sometimes: some brands use lupin protein; fodmap usually: beans, onion and garlic are typical; carbs sometimes; salt usually; protein; not paleo: soy, beans or grains are typical
butter bean | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
plant-based ground | soy usually: soy protein is typical; gluten sometimes: some brands contain wheat gluten; eggs sometimes: some vegetarian brands contain egg white; milk sometimes: some vegetarian brands contain it; celery sometimes: some brands contain it; mustard sometimes: some brands contain it; fodmap sometimes: some contain onion, garlic or beans; carbs sometimes; salt sometimes: most are seasoned; protein; not paleo: it is processed soy or pea protein
red bean | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
tempeh | soy; protein; not paleo: it is made from soybeans; gluten sometimes: grain kinds and tempeh bacon contain it; carbs sometimes; salt sometimes: flavored kinds are salted
fava bean | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
mung bean | fodmap usually: larger portions are rich in galactans; carbs; protein; not paleo: it is a legume
vegan sausage | soy usually: soy protein is typical; gluten usually: wheat gluten is typical; eggs sometimes: some vegetarian brands contain egg white; milk sometimes: some vegetarian brands contain it; celery sometimes: the spices may contain it; mustard sometimes: the spices may contain it; lupin sometimes: some brands use lupin protein; sulfites sometimes: some brands add them; salt; fodmap usually: onion and garlic are typical; carbs sometimes; protein; not paleo: it is processed soy or wheat protein; choking sometimes: round slices can block the throat
fried tofu | soy; protein; not paleo: it is made from soybeans; gluten sometimes: flavored kinds contain soy sauce; sesame sometimes: flavored kinds may contain sesame oil; salt sometimes: flavored kinds contain soy sauce
seitan | gluten: it is pure wheat gluten; soy usually: it is simmered in soy sauce; salt usually: it is simmered in soy sauce; fodmap usually: garlic and onion are often added; carbs sometimes; protein; not paleo: it is made from wheat
soybean | soy; fodmap: soybeans are rich in galactans; carbs sometimes; protein; not paleo: it is a legume
adzuki bean | fodmap: beans are rich in galactans; carbs; protein; not paleo: beans are legumes; salt sometimes: canned ones are often salted
bean salad | fodmap: beans and onion are high; carbs; protein; salt usually; sugar sometimes: the dressing is often sweetened; mustard sometimes: the dressing may contain it; celery sometimes: it is often chopped in; sulfites sometimes: the vinegar may contain them; not kosher sometimes: wine vinegar needs certification; not paleo: beans are legumes
chana dal | fodmap: split chickpeas are rich in galactans; carbs; protein; not paleo: chickpeas are legumes
textured vegetable protein | soy: it is made from soy flour; gluten sometimes: some kinds contain wheat protein; fodmap usually: soy flour is rich in galactans; carbs sometimes; protein; not paleo: it is made from soybeans
toor dal | fodmap: it is rich in galactans; carbs; protein; not paleo: it is a legume
urad dal | fodmap usually: larger portions are rich in galactans; carbs; protein; not paleo: it is a legume
lupini bean | lupin; salt usually: they are sold in brine; fodmap: lupins are rich in galactans; carbs sometimes; protein; not paleo: they are legumes; choking sometimes: whole beans are firm
`
