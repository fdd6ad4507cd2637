import { breakfast, deepBowl, plate, saladBowl } from './dishes-above.ts'
import { cookies, pizza, tart } from './dishes-baked.ts'
import { cakeStand, flatbreads, loaf, muffins, pancakes, rolls } from './dishes-bakery.ts'
import { bowl, coupe, glass, mug } from './dishes-front.ts'
import { bakingDish, board, pot, sheetPan, skillet } from './dishes-pans.ts'
import type { Chance } from './seed.ts'
import type { Drawing, Stage } from './stage.ts'

export const DISHES = {
  plate,
  'deep bowl': deepBowl,
  'salad bowl': saladBowl,
  skillet,
  pot,
  'baking dish': bakingDish,
  'sheet pan': sheetPan,
  board,
  pizza,
  tart,
  breakfast,
  bowl,
  glass,
  mug,
  'cake stand': cakeStand,
  coupe,
  pancakes,
  flatbreads,
  loaf,
  muffins,
  rolls,
  cookies,
} satisfies Record<string, (stage: Stage) => Drawing>
export type Dish = keyof typeof DISHES
type Choice = readonly [Dish, ...Dish[]]

/** What a title implies about the dish, for the meals where it applies; the first match wins. */
const BY_TITLE: readonly (readonly [RegExp, Choice, RegExp?])[] = [
  [/\bpizzas?\b|flatbread pizza/, ['pizza']],
  [
    /cocoa|hot chocolate|latte|chai|coffee|\btea\b|tisane|toddy|mulled|golden milk|atole|steamer/,
    ['mug'],
    /drink|none/,
  ],
  [
    /smoothie bowl|oatmeal|oats|porridge|congee|granola|muesli|grits|parfait|bircher|chia/,
    ['deep bowl', 'bowl'],
    /breakfast|snack|none/,
  ],
  [
    /smoothie|lemonade|juice|limeade|punch|lassi|spritz|cooler|milkshake|\bshake\b|agua|soda|mocktail|iced/,
    ['glass'],
    /drink|breakfast|snack|none/,
  ],
  [/pancake|crepe|waffle|french toast|dosa|hotcake|blini/, ['pancakes']],
  [
    /\bice cream|sorbet|gelato|granita|pudding|mousse|custard|panna cotta|parfait|yogurt|fool|kheer|trifle|sundae|affogato|jelly/,
    ['coupe'],
    /dessert|snack|none/,
  ],
  [
    /\btarts?\b|\bpies?\b|galette|clafoutis|quiche|tatin|frittata/,
    ['tart'],
    /dessert|breakfast|brunch|lunch|none/,
  ],
  [/muffin|cupcake/, ['muffins'], /dessert|breakfast|snack|bread|none/],
  [
    /cookie|macaroon|biscotti|truffle|shortbread|snickerdoodle|\bbites?\b|energy ball|doughnut|ladoo|profiterole|madeleine/,
    ['cookies'],
    /dessert|breakfast|snack|bread|none/,
  ],
  [/cake|brownie|blondie|torte|gateau|gingerbread|babka/, ['cake stand'], /dessert|bread|none/],
  [/roll|bun|biscuit|muffin|scone|popover|pretzel|bagel|dumpling|bao|gougere/, ['rolls'], /bread|none/],
  [
    /tortilla|naan|pita|roti|paratha|flatbread|chapati|arepa|lavash|scallion pancake/,
    ['flatbreads'],
    /bread/,
  ],
  [/sheet[- ]pan|tray ?bake/, ['sheet pan']],
  [/focaccia/, ['sheet pan', 'baking dish'], /bread|none/],
  [/loaf|bread|brioche|sourdough|challah|baguette|ciabatta/, ['loaf'], /bread|none/],
  [
    /sandwich|toast|panini|wrap|burger|quesadilla|\bsub\b|bruschetta|crostini|banh mi|melt|slider|taco|burrito|gyro|hot dog/,
    ['board', 'board', 'plate'],
  ],
  [
    /soup|chowder|bisque|ramen|\bpho\b|broth|gazpacho|minestrone|udon|laksa|pozole|gumbo/,
    ['bowl', 'deep bowl', 'bowl', 'pot'],
  ],
  [
    /stew|chili\b|tagine|braise|dal\b|daal|goulash|cassoulet|pot roast|one[- ]pot|risotto|adobo|bourguignon|jambalaya/,
    ['pot', 'deep bowl', 'pot'],
  ],
  [
    /casserole|cobbler|crumble|\bcrisp\b|strata|pot pie|lasagna|gratin|\bbakes?\b|baked|enchilada|moussaka|scalloped|shepherd|parmigiana|stuffed|mac and cheese/,
    ['baking dish'],
  ],
  [/roast|wings|kebab|skewer/, ['sheet pan', 'sheet pan', 'plate'], /dinner|side|lunch|none/],
  [
    /skillet|stir[- ]fry|fried rice|paella|hash|fajita|pan[- ]seared|pan[- ]fried|scramble|shakshuka|saut|one[- ]pan|sizzling/,
    ['skillet'],
  ],
  [/salad\b(?! dressing)|\bslaw$|tabbouleh|ceviche|poke/, ['salad bowl'], /salad|side|lunch|none/],
  [
    /curry|noodle|\bbowls?\b|donburi|bibimbap|pad thai|lo mein|soba|masala|biryani/,
    ['bowl', 'deep bowl', 'plate'],
  ],
  [/\bdip\b|hummus|guacamole|salsa|spread/, ['deep bowl', 'board'], /snack|side|none/],
]

const BY_MEAL: Readonly<Record<string, Choice>> = {
  breakfast: ['breakfast', 'breakfast', 'skillet'],
  lunch: ['plate', 'deep bowl', 'board', 'plate'],
  dinner: ['plate', 'skillet', 'plate', 'pot', 'bowl'],
  side: ['baking dish', 'deep bowl', 'plate', 'skillet'],
  soup: ['bowl', 'deep bowl', 'bowl', 'pot'],
  salad: ['salad bowl'],
  bread: ['loaf', 'loaf', 'rolls'],
  dessert: ['cake stand', 'tart', 'coupe'],
  snack: ['board', 'board', 'deep bowl'],
  drink: ['glass'],
}
const ANY: Choice = ['plate', 'skillet', 'deep bowl', 'bowl', 'plate', 'pot']

export function dishFor(title: string, meal: string, chance: Chance): Dish {
  const text = title.toLowerCase()
  const known = Object.hasOwn(BY_MEAL, meal) ? meal : 'none'
  const roll = chance.next()
  const from = (choice: Choice): Dish => choice[Math.floor(roll * choice.length)] ?? choice[0]
  for (const [words, choice, meals] of BY_TITLE) {
    if (words.test(text) && (meals === undefined ? !/drink/.test(known) : meals.test(known)))
      return from(choice)
  }
  return from(BY_MEAL[known] ?? ANY)
}

const COLD =
  /iced|cold|chilled|gazpacho|salad|slaw|smoothie|overnight|no[- ]bake|frozen|ceviche|poke|yogurt|parfait|dip\b|hummus/

/** Only hot dishes have steam. */
export function isHot(title: string, dish: Dish): boolean {
  if (COLD.test(title.toLowerCase())) return false
  return ['bowl', 'deep bowl', 'pot', 'skillet', 'mug', 'baking dish', 'loaf'].includes(dish)
}
