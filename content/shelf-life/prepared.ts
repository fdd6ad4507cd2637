import type { Category } from '#core/contracts/ingredient.ts'
import type { Basis, PreparedFood } from '#core/stock/shelf-life.ts'
import { shelfOf } from './record.ts'

/** Names (the first is shown); emoji; category; keeps. */
function prepared(shared: { basis: Basis; also?: string }, rows: string): PreparedNames[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([names = '', emoji = '', category = '', keeps = '']) => {
      const all = names.split(',').map((name) => name.trim())
      const food = all[0] ?? ''
      return {
        names: all,
        record: { food, emoji, category: category as Category, ...shelfOf(keeps, shared) },
      }
    })
}

interface PreparedNames {
  names: readonly string[]
  record: PreparedFood
}

const THAWED = 'thawed 3-4d'

const dishes = prepared(
  { basis: 'safety', also: `${THAWED}, cooked 3-4d, cooked frozen 2-3m` },
  `
leftovers, leftover, leftover food, leftover dinner, leftover meal, cooked food, meal prep | 🍲 | pantry | fridge 3-4d, freezer 2-3m
chicken soup, vegetable soup, minestrone, chowder, bisque, ramen soup, pho | 🍲 | pantry | fridge 3-4d, freezer 2-3m
stew, beef stew, goulash, ragout, pot roast, gumbo, tagine | 🍲 | pantry | fridge 3-4d, freezer 2-3m
chili, chili con carne | 🍲 | pantry | fridge 3-4d, freezer 2-3m
casserole, pot pie, shepherd's pie, cottage pie, gratin, enchilada, moussaka, jambalaya, paella, risotto, stir-fry, stir fry, burrito, spaghetti bolognese, bolognese, chow mein, pad thai, ratatouille, frittata, omelet, biryani | 🥘 | pantry | fridge 3-4d, freezer 2-3m
lasagna, lasagne | 🍝 | pantry | fridge 3-4d, freezer 2-3m
curry, chicken curry, green curry, red curry, yellow curry, thai curry, vegetable curry, dal, dahl, tikka masala, butter chicken, korma | 🍛 | pantry | fridge 3-4d, freezer 2-3m
meatloaf, meat loaf | 🍖 | pantry | fridge 3-4d, freezer 2-3m
roast chicken, fried chicken, grilled chicken | 🍗 | poultry | fridge 3-4d, freezer 2-6m, cooked frozen 2-6m
takeout, take-out, takeaway, doggy bag | 🥡 | pantry | fridge 3-4d, freezer 2-3m
fried rice, pilaf, rice pilaf | 🍚 | grains | fridge 3-4d, freezer 1-2m, cooked frozen 1-2m
pizza | 🍕 | pantry | fridge 3-4d, freezer 1-2m, cooked frozen 1-2m
fried egg, scrambled egg, poached egg | 🍳 | eggs | fridge 3-4d
quiche | 🥧 | pantry | fridge 3-4d, freezer 1-2m, cooked frozen 1-2m
cooked meat | 🥩 | meat | fridge 3-4d, freezer 2-6m, cooked frozen 2-6m
cooked fish, fish cake, crab cake | 🐟 | seafood | fridge 3-4d, freezer 1-2m, cooked frozen 1-2m
bolognese sauce, meat sauce | 🍝 | pantry | fridge 3-4d, freezer 2-3m
`,
)

const chilled = prepared(
  { basis: 'safety' },
  `
chicken salad, ham salad, seafood salad | 🥗 | poultry | fridge 3-4d
tuna salad | 🥗 | seafood | fridge 3-4d
egg salad | 🥗 | eggs | fridge 3-4d
macaroni salad, pasta salad | 🥗 | pasta | fridge 3-4d
cut fruit, fruit salad, fruit platter | 🍓 | fruits | fridge 3-4d, freezer 8-12m, ${THAWED}
sandwich, sub, panini | 🥪 | bread | fridge 1-2d, freezer 1-3m, thawed 1-2d
sushi, sashimi, poke, ceviche, tartare | 🍣 | seafood | fridge 1d
baby food | 🍼 | pantry | pantry 1-2y, fridge opened 1-2d, freezer 1-3m, thawed 1-2d
infant formula, baby formula | 🍼 | dairy | pantry 1y, pantry opened 1m, cooked 1d
breast milk, breastmilk | 🍼 | dairy | fridge 4d, pantry 0d, freezer 6-12m, thawed 1d
raw meat, meat | 🥩 | meat | fridge 3-5d, freezer 4-12m, thawed 1-2d, cooked 3-4d, cooked frozen 2-6m
variety meat, organ meat, offal | 🥩 | meat | fridge 1-2d, freezer 3-4m, thawed 1-2d, cooked 3-4d, cooked frozen 2-6m
kabob, kebab, skewer, sausage meat | 🍢 | meat | fridge 1-2d, freezer 3-4m, thawed 1-2d, cooked 3-4d, cooked frozen 2-6m
fresh ham, uncured ham | 🍖 | meat | fridge 3-5d, freezer 1-2m, thawed 3-5d, cooked 3-4d, cooked frozen 1-2m
canned ham | 🥫 | meat | fridge 6-9m, fridge opened 3-5d
canned sardine, canned mackerel, canned herring | 🥫 | seafood | pantry 3-5y, fridge opened 3-4d, freezer 2m
canned gravy, jarred gravy | 🥫 | pantry | pantry 2-5y, fridge opened 1-2d, freezer 2-3m
quark | 🥛 | dairy | fridge 7-10d
poultry | 🍗 | poultry | fridge 1-2d, freezer 9m, thawed 1-2d, cooked 3-4d, cooked frozen 2-6m
kippers, kipper, kippered herring, smoked kipper | 🐟 | seafood | fridge 2w, fridge opened 5-7d, freezer 2m, ${THAWED}
spam, canned lunch meat, canned meat | 🥫 | meat | pantry 2-5y, fridge opened 3-4d, freezer 2-3m
rollmops, rollmop | 🐟 | seafood | fridge 4-6w, fridge opened 1w
bresaola, air-dried beef, coppa, jamon | 🥩 | meat | fridge 1m, fridge opened 3-5d, freezer 1m
liverwurst, liver sausage, braunschweiger | 🥩 | meat | fridge 2w, fridge opened 3-5d, freezer 1-2m
pate, liver pate | 🥩 | meat | fridge 1-2d, freezer 1-2m, thawed 1-2d
soft cheese | 🧀 | dairy | fridge 1-2w, freezer 2m, thawed 1-2d
homemade mayonnaise, homemade mayo, homemade aioli | 🥣 | condiments | fridge 3-4d
herb oil, infused oil | 🫒 | oils | fridge 4d, freezer 3-4m
homemade broth, homemade stock, bone stock | 🍲 | pantry | fridge 3-4d, freezer 2-3m, ${THAWED}, cooked 3-4d, cooked frozen 2-3m
batter, pancake batter | 🥣 | baking | fridge 1-2d, freezer 1-2m, thawed 1d
`,
)

const keeping = prepared(
  { basis: 'quality' },
  `
salad, green salad, caesar salad, bagged salad, salad mix | 🥗 | vegetables | fridge 3-5d, fridge opened 1-2d
pie, fruit pie, apple pie, cherry pie | 🥧 | pantry | fridge 3-4d, pantry 2d, freezer 6-8m, ${THAWED}
pumpkin pie, pecan pie, custard pie, cream pie | 🥧 | pantry | fridge 3-4d, freezer 1-2m, ${THAWED}
pastry, danish | 🥐 | bread | pantry 1-2d, fridge 5-7d, freezer 2-3m, thawed 2-3d
cold brew, brewed coffee, iced coffee | ☕ | drinks | fridge 3-4d
smoothie | 🥤 | drinks | fridge 1-2d, freezer 2-3m, thawed 1d
herbs, fresh herbs | 🌿 | herbs | fridge 7-10d, freezer 4-6m
dried herbs | 🌿 | herbs | pantry 1-2y
spices, ground spices, seasoning | 🧂 | spices | pantry 2-3y
whole spices | 🧂 | spices | pantry 4y
canned food, canned goods, cans | 🥫 | pantry | pantry 2-5y, fridge opened 3-4d, freezer 2-3m
hard cheese | 🧀 | dairy | fridge 3-4w, fridge opened 3-4w, freezer 6m, ${THAWED}
canned sauerkraut | 🥬 | condiments | pantry 12-18m, fridge opened 5-7d, freezer 2-3m
fresh salsa, homemade salsa | 🍅 | condiments | fridge 5-7d, freezer 4m, ${THAWED}
homemade salad dressing, homemade vinaigrette, homemade dressing, vinaigrette | 🥗 | condiments | fridge 1-2w
fresh lemon juice, fresh lime juice, squeezed lemon juice, squeezed lime juice | 🍋 | fruits | fridge 3-4d, freezer 4m
fresh orange juice, fresh juice, squeezed orange juice, freshly squeezed orange juice | 🍊 | drinks | fridge 2-3d, freezer 2-3w
shelf-stable milk, uht milk | 🥛 | dairy | pantry 6-12m, fridge opened 5-7d, freezer 3m
fruit, fruits | 🍎 | fruits | fridge 3-7d, pantry 2-5d, freezer 8-12m
homemade jerky | 🥩 | meat | pantry 1-2m, fridge 1-2m
greens, leafy greens | 🥬 | vegetables | fridge 3-5d, fridge opened 2d, freezer 8-12m, cooked 3-4d, cooked frozen 1-2m
chips, crisps | 🥔 | pantry | pantry 2m, pantry opened 1-2w
granola bar, cereal bar, protein bar, energy bar | 🍫 | pantry | pantry 6-12m
popsicle, ice pop, ice cream sandwich, ice cream bar, sorbet, gelato, frozen yogurt | 🍧 | dairy | freezer 2-4m
sauce | 🥫 | condiments | pantry 1y, fridge opened 3-5d, freezer 3m
homemade jam, freezer jam | 🍓 | sweeteners | fridge 3-4w, freezer 1y
homemade bread | 🍞 | bread | pantry 3-5d, freezer 3m, thawed 2-3d
`,
)

export const PREPARED: readonly PreparedNames[] = [...dishes, ...chilled, ...keeping]
