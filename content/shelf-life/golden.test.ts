import { expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { MEASURES } from '#content/measures/index.ts'
import type { PantryFact } from '#core/contracts/pantry-facts.ts'
import { answerFacts } from '#core/stock/answer-facts.ts'
import { SHELF_LIFE } from './index.ts'

const knowledge = { vocabulary: createFoods(), shelfLife: SHELF_LIFE, measures: MEASURES }

/** A name as listed; its place; basis; some of its figures, in days. */
const CASES = `
2% milk | fridge | quality | fridge opened 5-7, freezer 90-90
Eggs | fridge | safety | fridge 21-35, cooked 7-7
butter | fridge | quality | fridge 30-60, freezer 180-270
greek yogurt | fridge | quality | fridge 7-14
sour cream | fridge | quality | fridge 14-21
sharp cheddar | fridge | quality | fridge 21-28, fridge opened 21-28, freezer 180-180
gouda | fridge | quality | fridge 21-28
mozzarella | fridge | quality | fridge 21-28
hard cheese | fridge | quality | fridge 21-28
shredded mozzarella | fridge | quality | fridge opened 21-28, freezer 90-120
brie | fridge | safety | fridge opened 7-7
cream cheese | fridge | safety | fridge opened 14-14
cottage cheese | fridge | safety | fridge opened 7-7
oat milk | fridge | quality | fridge opened 7-10
heavy cream | fridge | quality | fridge opened 5-7
chicken thighs | fridge | safety | fridge 1-2, freezer 270-270, thawed 1-2, cooked 3-4
whole chicken | fridge | safety | fridge 1-2, freezer 365-365
frozen chicken breasts | freezer | safety | freezer 270-270, fridge 1-2
rotisserie chicken | fridge | safety | fridge 3-4, freezer 120-120
ground beef | fridge | safety | fridge 1-2, freezer 90-120
minced lamb | fridge | safety | fridge 1-2, freezer 90-120
ground bison | fridge | safety | fridge 1-2, freezer 90-120
ribeye | fridge | safety | fridge 3-5, freezer 180-365, thawed 3-5
pork chops | fridge | safety | fridge 3-5
bacon | fridge | safety | fridge opened 7-7, freezer 30-30
hot dogs | fridge | safety | fridge 14-14, fridge opened 7-7
lunch meat | fridge | safety | fridge 14-14, fridge opened 3-5
deli turkey | fridge | safety | fridge 3-5
salmon | fridge | safety | fridge 1-2, freezer 60-90, cooked 3-4
cod fillets | fridge | safety | fridge 1-2, freezer 180-240
frozen shrimp | freezer | safety | freezer 180-365, fridge 1-2
smoked salmon | fridge | safety | fridge opened 5-7
smoked trout | fridge | safety | fridge opened 5-7
canned tuna | pantry | safety | pantry 1095-1825, fridge opened 3-4
can of tuna | pantry | safety | pantry 1095-1825, fridge opened 3-4
canned crab | pantry | safety | fridge opened 1-2
stuffed pork chops | fridge | safety | fridge 1-2
chicken pie | fridge | safety | fridge 3-4
leftover rice | fridge | safety | fridge 3-4, freezer 180-180
cooked rice | fridge | safety | fridge 3-4, freezer 180-180
rice | pantry | quality | cooked 3-4
brown rice | pantry | quality | pantry 180-180, freezer 365-545
cooked pasta | fridge | safety | fridge 3-5, freezer 30-60
spaghetti | pantry | quality | pantry 365-730
flour | pantry | quality | pantry 180-240, freezer 730-730
whole wheat flour | pantry | quality | pantry 30-90
bread | pantry | quality | pantry 3-7, freezer 90-90
canned tomatoes | pantry | quality | pantry 365-545, fridge opened 5-7
canned black beans | pantry | quality | pantry 730-1825, fridge opened 3-4
dried chickpeas | pantry | quality | pantry 365-730, cooked 3-4
canned peaches | pantry | quality | pantry 365-545, fridge opened 5-7
frozen peas | freezer | quality | freezer 240-365, thawed 3-4
peas | fridge | quality | fridge 3-5
spinach | fridge | quality | fridge 5-7
romaine | fridge | quality | fridge 5-10
carrots | fridge | quality | fridge 14-21
potatoes | pantry | quality | pantry 21-35
yellow onion | pantry | quality | pantry 30-30, fridge opened 7-10
garlic | pantry | quality | pantry 90-150
tomatoes | pantry | quality | pantry 5-7
bananas | pantry | quality | pantry 2-7, freezer 60-90
apples | fridge | quality | fridge 28-42
strawberries | fridge | quality | fridge 2-3, freezer 240-365
frozen mixed berries | freezer | quality | freezer 240-365
avocado | pantry | quality | fridge 3-4, fridge opened 1-2
fresh basil | pantry | quality | pantry 5-5
dried basil | pantry | quality | pantry 365-730
fresh thyme | fridge | quality | fridge 7-10
dried thyme | pantry | quality | pantry 365-730
fresh bay leaves | fridge | quality | fridge 7-10
ground cumin | pantry | quality | pantry 730-1095
cinnamon sticks | pantry | quality | pantry 1460-1460
ketchup | pantry | quality | fridge opened 180-180, pantry opened 30-30
mayo | pantry | quality | fridge opened 60-60
homemade mayonnaise | fridge | safety | fridge 3-4
peanut butter | pantry | quality | pantry opened 60-90
olive oil | pantry | quality | pantry 180-365, pantry opened 90-150
garlic oil | fridge | safety | fridge 4-4
honey | pantry | quality | pantry 3650-3650
chicken stock | pantry | quality | pantry 365-365, fridge opened 3-4
tofu | fridge | quality | fridge 7-7, fridge opened 3-5
fresh parsley | fridge | quality | fridge 7-10, freezer 90-120
cilantro | fridge | quality | fridge 7-10
yogurt | fridge | quality | fridge 7-14, fridge opened 5-7
half-and-half | fridge | quality | fridge 3-4
kefir | fridge | quality | fridge 7-7, fridge opened 1-2
cucumber | fridge | quality | fridge 4-6
oysters | fridge | safety | fridge 1-2
clams | fridge | safety | fridge 1-2
anchovies | pantry | quality | fridge opened 3-4
leftover rice | fridge | safety | fridge 3-4
hummus | fridge | quality | fridge opened 5-7
leftovers | fridge | safety | fridge 3-4, freezer 60-90
leftover lasagna | fridge | safety | fridge 3-4
my mother's beef stew | fridge | safety | fridge 3-4
chicken curry | fridge | safety | fridge 3-4
green curry | fridge | safety | fridge 3-4
scrambled eggs | fridge | safety | fridge 3-4
sushi | fridge | safety | fridge 1-1
frozen pizza | freezer | quality | freezer 180-365
ice cream | freezer | quality | freezer 60-60
orange juice | fridge | quality | fridge opened 7-10
smoked mackerel | fridge | safety | fridge 14-14, fridge opened 5-7
smoked haddock | fridge | safety | fridge opened 5-7
smoked herring | fridge | safety | fridge opened 5-7
smoked eel | fridge | safety | fridge opened 5-7
smoked fish | fridge | safety | fridge 14-14, fridge opened 5-7
kippers | fridge | safety | fridge 14-14, fridge opened 5-7
lox | fridge | safety | fridge opened 5-7
gravlax | fridge | safety | fridge opened 5-7
smoked oysters | pantry | safety | fridge opened 1-2
canned salmon | pantry | safety | pantry 1095-1825, fridge opened 3-4
canned mackerel | pantry | safety | fridge opened 3-4
tinned sardines | pantry | safety | pantry 365-1095, fridge opened 1-2
canned fish | pantry | safety | pantry 365-1095, fridge opened 1-2
canned clams | pantry | safety | fridge opened 1-2
jarred mussels | pantry | safety | fridge opened 1-2
tuna in oil | pantry | safety | fridge opened 3-4
pickled herring | fridge | quality | fridge opened 7-14
rollmops | fridge | safety | fridge opened 7-7
salt cod | fridge | quality | fridge 90-180
dried shrimp | pantry | quality | pantry 180-365
dried fish | pantry | quality | pantry 180-365
surimi | fridge | safety | fridge opened 3-3
caviar | fridge | safety | fridge opened 2-2
ham | fridge | safety | fridge 7-7, fridge opened 3-4
ham slices | fridge | safety | fridge opened 3-5
sliced ham | fridge | safety | fridge opened 3-5
smoked ham | fridge | safety | fridge opened 3-4
canned ham | fridge | safety | fridge opened 3-5
turkey slices | fridge | safety | fridge opened 3-5
smoked turkey | fridge | safety | fridge opened 3-5
smoked chicken | fridge | safety | fridge 7-7, fridge opened 3-4
deli roast beef | fridge | safety | fridge 3-4
pastrami | fridge | safety | fridge 3-5
mortadella | fridge | safety | fridge opened 3-5
liverwurst | fridge | safety | fridge opened 3-5
prosciutto | fridge | safety | fridge opened 3-5
serrano ham | fridge | safety | fridge opened 3-5
bresaola | fridge | safety | fridge opened 3-5
salami | fridge | safety | fridge 28-42, fridge opened 14-21
pepperoni | fridge | safety | fridge opened 14-21
smoked sausage | fridge | safety | fridge 7-7
beef jerky | pantry | quality | pantry 365-365
spam | pantry | safety | pantry 730-1825, fridge opened 3-4
canned chicken | pantry | safety | fridge opened 3-4
half onion | fridge | quality | fridge 7-10
cut onion | fridge | quality | fridge 7-10
half cabbage | fridge | quality | fridge 3-4
cut melon | fridge | quality | fridge 3-4
half lemon | fridge | quality | fridge 3-4
tupperware soup | fridge | safety | fridge 3-4
red wine | pantry | quality | fridge opened 1-3
`

const figure = (fact: PantryFact, field: string) => {
  const { pantry, fridge, freezer, thawed, cooked } = fact.keeps
  const fields: Record<string, readonly [number, number] | null> = {
    pantry: pantry.closed,
    'pantry opened': pantry.opened,
    fridge: fridge.closed,
    'fridge opened': fridge.opened,
    freezer,
    thawed,
    cooked,
  }
  return fields[field]?.join('-')
}

const rows = CASES.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))

it.each(rows)('%s: %s, by %s, %s', (name = '', place, basis, figures = '') => {
  const fact = answerFacts([name], knowledge).facts[name] as PantryFact
  expect(fact).toMatchObject({ place, basis })
  for (const [, field = '', days] of figures.matchAll(/([a-z ]+?) (\d+-\d+)(?:, |$)/g))
    expect(figure(fact, field), `${name}: ${field}`).toBe(days)
})
