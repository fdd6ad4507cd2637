/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const grains = `
rice | sugar usually: white rice is digested quickly; carbs; not paleo: rice is a grain
oats | gluten sometimes: they are contaminated unless certified; carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion; not paleo: oats are a grain; protein sometimes
white rice | sugar: it is digested quickly; carbs; not paleo: rice is a grain
brown rice | carbs; sugar sometimes: it depends on the portion; not paleo: rice is a grain
quinoa | carbs; sugar sometimes: it depends on the portion; protein; not paleo: strict paleo leaves out pseudo-grains
basmati rice | sugar: white rice is digested quickly; carbs; not paleo: rice is a grain
jasmine rice | sugar: it is digested very quickly; carbs; not paleo: rice is a grain
quick oats | gluten sometimes: they are contaminated unless certified; carbs; sugar usually: they digest quickly and packets are sweetened; fodmap usually: ordinary portions contain fructans; not paleo: oats are a grain; protein sometimes; salt sometimes: instant packets are often salted
couscous | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar: it is digested quickly; carbs; not paleo: it is made from wheat
cereal | gluten usually: wheat, oats or barley malt are typical; sugar usually: most are sweetened or refined; carbs; fodmap usually: wheat is typical; tree nuts sometimes: some kinds contain nuts; peanuts sometimes: some kinds contain them; milk sometimes: some kinds contain milk powder; lactose sometimes: some kinds contain milk powder; soy sometimes: some kinds contain it; honey sometimes: some kinds contain it; gelatin sometimes: marshmallow and frosted kinds contain it; insects sometimes: some are colored with carmine; sulfites sometimes: dried fruit in it may contain them; salt sometimes: many are salted; protein sometimes; not paleo: it is made from grain
granola | gluten usually: it has oats and often wheat; tree nuts usually: nuts are typical; honey usually: it is a common sweetener; sugar usually: most are sweetened; carbs; fodmap usually: honey, nuts and dried fruit are high; milk sometimes: some contain milk powder or butter; lactose sometimes: some contain milk powder; peanuts sometimes: some contain them; sesame sometimes: some contain the seeds; soy sometimes: some contain soy flakes or lecithin; eggs sometimes: egg white may bind the clusters; sulfites sometimes: the dried fruit may contain them; choking sometimes: whole nuts are risky for toddlers; not paleo: oats are a grain; protein sometimes
popcorn | choking: kernels are risky for toddlers; carbs; sugar sometimes: it depends on the portion; salt sometimes: popped kinds are often salted; milk sometimes: popped kinds may be buttered; soy sometimes: microwave kinds may contain it; not paleo: corn is a grain
instant rice | sugar: it is digested quickly; carbs; salt sometimes: seasoned pouches are salted; not paleo: rice is a grain
barley | gluten: barley contains gluten; fodmap: barley is rich in fructans; carbs; sugar sometimes: it depends on the portion; not paleo: barley is a grain
corn flakes | gluten usually: they are flavored with barley malt; sugar: they are digested quickly; carbs; fodmap sometimes: larger portions are high; salt sometimes: most are salted; not paleo: corn is a grain
rice cereal | gluten usually: most are flavored with barley malt; sugar: it is digested quickly; carbs; fodmap sometimes: larger portions are high; salt sometimes: most are salted; not paleo: rice is a grain
arborio rice | sugar: white rice is digested quickly; carbs; not paleo: rice is a grain
grits | sugar: refined corn is digested quickly; carbs; salt sometimes: instant packets are salted; not paleo: corn is a grain
polenta | sugar: refined corn is digested quickly; carbs; salt sometimes: tubes are salted; sulfites sometimes: some tubes contain them; not paleo: corn is a grain
masa harina | carbs; sugar sometimes: it depends on the portion; not paleo: corn is a grain
wild rice | carbs; sugar sometimes: it depends on the portion; not paleo: it is a grain
bulgur | gluten: it is cracked wheat; fodmap: wheat is rich in fructans; carbs; sugar sometimes: it depends on the portion; not paleo: wheat is a grain
steel-cut oats | gluten sometimes: they are contaminated unless certified; carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion; not paleo: oats are a grain; protein sometimes
farro | gluten: it is a kind of wheat; fodmap: wheat is rich in fructans; carbs; sugar sometimes: it depends on the portion; protein sometimes; not paleo: wheat is a grain
sushi rice | sugar: white rice is digested quickly; carbs; not paleo: rice is a grain
hominy | carbs; sugar sometimes: it depends on the portion; sulfites sometimes: cans often contain them; salt sometimes: cans are often salted; not paleo: corn is a grain
rice mix | gluten usually: vermicelli or wheat seasonings are common; sugar: white rice is digested quickly; carbs; salt; fodmap usually: onion and garlic are typical; soy sometimes: the seasoning may contain it; milk sometimes: the seasoning may contain it; lactose sometimes: the seasoning may contain milk powder; celery sometimes: the seasoning may contain it; mustard sometimes: the seasoning may contain it; eggs sometimes: the vermicelli may contain egg; poultry sometimes: chicken broth powder is common; meat sometimes: beef flavors contain beef; not paleo: rice is a grain
wheat germ | gluten: it is part of wheat; fodmap: wheat is rich in fructans; carbs; protein; not paleo: wheat is a grain
israeli couscous | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar: it is digested quickly; carbs; not paleo: it is made from wheat
leftover rice | sugar usually: white rice is digested quickly; carbs; not paleo: rice is a grain
toasted grain cereal | gluten usually: wheat, oats or barley malt are typical; sugar usually: refined grain is digested quickly; carbs; fodmap sometimes: wheat kinds are high; salt sometimes: most are salted; honey sometimes: some kinds contain it; tree nuts sometimes: some kinds contain almonds; not paleo: it is made from grain
bran cereal | gluten: it is made from wheat bran; fodmap: wheat bran is rich in fructans; carbs; sugar sometimes: many are sweetened; salt sometimes: most are salted; not paleo: it is made from grain
millet | carbs; sugar sometimes: it depends on the portion; not paleo: millet is a grain
sticky rice | sugar: it is digested very quickly; carbs; not paleo: rice is a grain
buckwheat | carbs; sugar sometimes: it depends on the portion; protein sometimes; not paleo: strict paleo leaves out pseudo-grains
oat bran | gluten sometimes: it is contaminated unless certified; carbs; fodmap sometimes: it depends on the portion; protein sometimes; not paleo: oats are a grain
wheat bran | gluten: it is part of wheat; fodmap: wheat bran is rich in fructans; carbs sometimes; protein sometimes; not paleo: wheat is a grain
wheat berry | gluten: it is whole wheat; fodmap: wheat is rich in fructans; carbs; sugar sometimes: it depends on the portion; protein sometimes; not paleo: wheat is a grain
amaranth | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion; protein sometimes; not paleo: strict paleo leaves out pseudo-grains
black rice | carbs; sugar sometimes: it depends on the portion; not paleo: rice is a grain
paella rice | sugar: white rice is digested quickly; carbs; not paleo: rice is a grain
freekeh | gluten: it is green wheat; fodmap: wheat is rich in fructans; carbs; sugar sometimes: it depends on the portion; protein sometimes; not paleo: wheat is a grain
sorghum | carbs; sugar sometimes: it depends on the portion; not paleo: sorghum is a grain
poha | sugar: flattened white rice is digested quickly; carbs; not paleo: rice is a grain
`
