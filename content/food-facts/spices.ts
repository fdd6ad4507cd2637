/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const spices = `
salt | salt
black pepper |
cinnamon |
garlic powder | fodmap: garlic is rich in fructans
kosher salt | salt
cumin |
paprika |
chili powder | fodmap usually: most blends contain garlic or onion; salt sometimes: some blends are salted
sea salt | salt
onion powder | fodmap: onions are rich in fructans
cayenne pepper |
red pepper flakes |
nutmeg |
smoked paprika |
curry powder | mustard usually: most blends contain mustard seed; celery sometimes: some blends contain celery seed; gluten sometimes: some blends contain wheat flour; fodmap sometimes: some blends contain garlic or onion; salt sometimes: some blends are salted
ground ginger |
turmeric |
taco seasoning | salt; fodmap: it contains garlic and onion; gluten sometimes: some brands are thickened with wheat flour; milk sometimes: some brands contain whey; lactose sometimes: some brands contain whey; soy sometimes: some brands contain it; celery sometimes: some brands contain it; mustard sometimes: some brands contain it; carbs sometimes; not paleo usually: starch, sugar and additives are typical
clove |
coriander |
allspice |
garlic salt | salt; fodmap: garlic is rich in fructans
chipotle pepper | salt sometimes: canned ones in adobo are salted; fodmap sometimes: adobo sauce contains onion and garlic; not paleo sometimes: adobo sauce contains sugar
cinnamon stick |
garam masala | mustard sometimes: some blends contain it; celery sometimes: some blends contain it
mustard powder | mustard
peppercorn |
seasoned salt | salt; fodmap usually: garlic and onion are typical; celery sometimes: some brands contain celery seed; mustard sometimes: some brands contain it; gluten sometimes: some brands contain wheat; not paleo usually: sugar and starch are typical
cajun seasoning | salt usually; fodmap: it contains garlic and onion; celery sometimes: some blends contain celery seed; mustard sometimes: some blends contain it
cardamom |
cumin seed |
pumpkin pie spice |
ranch seasoning | milk usually: buttermilk powder is typical; lactose usually: buttermilk powder is typical; salt; fodmap: it contains garlic and onion; gluten sometimes: some brands contain wheat; soy sometimes: some brands contain it; eggs sometimes: some brands contain egg powder; celery sometimes: some brands contain it; mustard sometimes: some brands contain it; carbs sometimes; not paleo: it contains dairy and additives
white pepper |
chinese five spice |
everything bagel seasoning | sesame: sesame seeds are a main ingredient; salt; fodmap: it contains garlic and onion
fennel seed |
lemon pepper | salt usually: most blends are salted; fodmap usually: most blends contain garlic and onion; celery sometimes: some blends contain it; mustard sometimes: some blends contain it; sugar sometimes: some blends contain it; not paleo sometimes: some blends contain sugar and starch
poppy seed |
poultry seasoning | celery sometimes: some blends contain celery seed; mustard sometimes: some blends contain it; gluten sometimes: some blends contain wheat; salt sometimes: some blends are salted; fodmap sometimes: some blends contain garlic and onion
seafood seasoning | celery usually: celery salt is typical; mustard usually: mustard seed is typical; salt; fodmap sometimes: some blends contain garlic and onion
vanilla bean | sugar sometimes: vanilla paste contains sugar
dried onion | fodmap: onions are rich in fructans; sulfites sometimes: some dried onion is treated; carbs sometimes
mustard seed | mustard
steak seasoning | salt; fodmap: it contains garlic and onion; mustard sometimes: some blends contain it; celery sometimes: some blends contain it; soy sometimes: some blends contain it; gluten sometimes: some blends contain wheat
celery seed | celery
coriander seed |
dried chili |
celery salt | celery; salt
himalayan salt | salt
saffron |
star anise |
all-purpose seasoning | celery usually: celery is common in such blends; mustard sometimes: some blends contain it; gluten sometimes: some blends contain wheat; soy sometimes: some blends contain it; milk sometimes: some blends contain it; salt usually: only salt-free blends have none; fodmap usually: garlic and onion are typical; sulfites sometimes: the dried vegetables may be treated; not paleo sometimes: some blends contain sugar and additives
ancho chile |
caraway seed |
chili seasoning | salt; fodmap: it contains garlic and onion; gluten sometimes: some brands are thickened with wheat flour; soy sometimes: some brands contain it; milk sometimes: some brands contain it; celery sometimes: some brands contain it; mustard sometimes: some brands contain it; carbs sometimes; not paleo usually: starch, sugar and additives are typical
chipotle powder |
fajita seasoning | salt; fodmap: it contains garlic and onion; gluten sometimes: some brands contain wheat; soy sometimes: some brands contain it; milk sometimes: some brands contain it; celery sometimes: some brands contain it; mustard sometimes: some brands contain it; carbs sometimes; not paleo usually: starch, sugar and additives are typical
italian dressing mix | salt; fodmap: it contains garlic and onion; soy sometimes: some brands contain it; gluten sometimes: some brands contain wheat; milk sometimes: some brands contain it; celery sometimes: some brands contain it; mustard sometimes: some brands contain it; sulfites sometimes: the dried vegetables may be treated; carbs sometimes; sugar sometimes: sugar is a main ingredient; not paleo: it contains sugar and additives
adobo seasoning | salt; fodmap: it contains garlic and onion; celery sometimes: some blends contain it; gluten sometimes: some blends contain wheat; not paleo sometimes: some blends contain starch and additives
onion salt | salt; fodmap: onions are rich in fructans
apple pie spice | sulfites sometimes: ginger in some blends is treated
barbecue rub | salt; sugar usually: brown sugar is typical; fodmap usually: garlic and onion are typical; mustard sometimes: mustard powder is common; celery sometimes: celery seed is common; gluten sometimes: some blends contain wheat; soy sometimes: some blends contain it; carbs sometimes; not paleo usually: sugar is typical
fenugreek |
ancho chile powder |
anise seed |
cinnamon sugar | sugar; carbs; not paleo: it contains refined sugar
gochugaru |
guajillo chile |
jerk seasoning | fodmap usually: garlic and onion are typical; salt usually; sugar sometimes: some blends contain it; celery sometimes: some blends contain it; mustard sometimes: some blends contain it; soy sometimes: wet blends may contain soy sauce; gluten sometimes: wet blends may contain soy sauce; not paleo sometimes: some blends contain sugar
kashmiri chili powder |
msg | salt: it is rich in sodium; not paleo: it is a refined additive
sichuan peppercorn |
za'atar | sesame usually: the blend contains sesame seeds; gluten sometimes: some blends contain roasted wheat; tree nuts sometimes: some regional blends contain nuts; salt sometimes: some blends are salted
garlic pepper | fodmap: it contains garlic; salt usually: most blends are salted; celery sometimes: some blends contain it; mustard sometimes: some blends contain it; not paleo sometimes: some blends contain sugar and starch
greek seasoning | fodmap usually: garlic and onion are typical; salt usually: most blends are salted; celery sometimes: some blends contain it; gluten sometimes: some blends contain wheat; soy sometimes: some blends contain it; milk sometimes: some blends contain cheese powder; not paleo sometimes: some blends contain starch
sumac | salt sometimes: it is often ground with salt
hot paprika |
mace |
pickling salt | salt
pickling spice | mustard usually: mustard seed is typical; celery sometimes: some blends contain celery seed; sulfites sometimes: the ginger may be treated
aleppo pepper | salt sometimes: it is often cured with salt
annatto | salt sometimes: achiote paste is salted; fodmap sometimes: achiote paste contains garlic
asafoetida | gluten usually: the powder is cut with wheat flour
rock salt | salt
dill seed |
fenugreek leaf |
furikake | fish usually: dried bonito is typical; sesame usually: sesame seeds are typical; soy usually: soy sauce is typical; gluten usually: the soy sauce is brewed with wheat; eggs sometimes: some kinds contain dried egg; crustaceans sometimes: some kinds contain dried shrimp; mollusks sometimes: some kinds contain shellfish extract; milk sometimes: some kinds contain lactose; lactose sometimes: some kinds contain it; salt; not paleo usually: sugar and soy are typical
juniper berry |
nigella seed |
ras el hanout | mustard sometimes: some blends contain it; celery sometimes: some blends contain it; salt sometimes: some blends are salted; fodmap sometimes: some blends contain garlic
togarashi | sesame usually: the seven-spice blend contains sesame; mustard sometimes: some blends contain mustard seed
amchur |
black cardamom |
file powder |
green peppercorn | salt sometimes: some are packed in brine; sulfites sometimes: dried green ones are often treated
meat tenderizer | salt; not paleo: it is a refined additive; fodmap sometimes: seasoned kinds contain garlic or onion; celery sometimes: seasoned kinds may contain it
pink peppercorn | tree nuts sometimes: it is related to cashews, and allergies may overlap
tandoori masala | salt usually: most blends are salted; fodmap usually: garlic and onion are common; mustard sometimes: some blends contain it; celery sometimes: some blends contain it; gluten sometimes: asafoetida in it may contain wheat
wasabi powder | mustard usually: most is horseradish and mustard; gluten sometimes: some brands contain wheat starch; soy sometimes: some brands contain it; milk sometimes: some brands contain lactose; lactose sometimes: some brands contain it; sulfites sometimes: dried horseradish may be treated
ajwain |
berbere | fodmap usually: garlic and onion are common; salt sometimes: some blends are salted; mustard sometimes: some blends contain it
black salt | salt
curing salt | salt; not paleo: it contains added nitrite
dukkah | tree nuts usually: hazelnuts or other nuts are typical; sesame: sesame seeds are a main ingredient; peanuts sometimes: some blends use peanuts; salt sometimes: many blends are salted; fodmap sometimes: some use pistachios or cashews; not paleo sometimes: some blends contain chickpeas or peanuts
harissa powder | fodmap usually: garlic is typical; salt sometimes: some blends are salted
`
