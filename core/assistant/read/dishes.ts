import { fold } from '../../text/normalise.ts'
import type { Meal } from '../recipe-wish.ts'

interface Dish {
  plural: string
  /** How people ask for it. */
  asked: RegExp
  /** How titles name it. */
  titled: RegExp
  /** Recipes of this meal are such a dish, whatever their title says. */
  meal?: Meal
}

/** Name, plural, further words in a title; a name in a title may have an ending. */
const ROWS: readonly (readonly [string, string, string?, Meal?])[] = [
  ['soup', 'soups', 'chowder|bisque|minestrone|ramen|pho|gazpacho|bouillon|pozole|borscht', 'soup'],
  ['salad', 'salads', 'slaw|tabbouleh|panzanella|fattoush', 'salad'],
  ['stew', 'stews', 'stews?|chili|goulash|tagine|ragout|gumbo|bourguignon|jjigae|cassoulet'],
  ['curry', 'curries', 'curr(y|ies)|masala|korma|vindaloo|dal|rogan josh|tikka|saag|palak|chana|makhani'],
  ['stir fry', 'stir-fries', 'stir fr(y|ied|ies)|kung pao|lo mein|chow mein|chop suey|pad thai|fried rice'],
  ['casserole', 'casseroles', 'bake|baked ziti|gratin|lasagna|pot pie|shepherds pie'],
  ['cake', 'cakes', 'cupcakes?|cheesecake|shortcake|gingerbread|brownies?'],
  ['cookie', 'cookies', 'shortbread|biscotti|macaroons?|snickerdoodles?'],
  ['brownie', 'brownies', 'blondies?'],
  ['pie', 'pies', 'tart|tarte|galette|quiche'],
  ['ice cream', 'ice creams', 'sorbet|granita|nice cream|popsicles?|gelato'],
  ['pudding', 'puddings', 'custard|panna cotta|mousse'],
  ['taco', 'tacos'],
  ['burrito', 'burritos'],
  ['quesadilla', 'quesadillas'],
  ['enchilada', 'enchiladas'],
  ['fajita', 'fajitas'],
  ['burger', 'burgers', 'sliders?|patt(y|ies)'],
  [
    'sandwich',
    'sandwiches',
    'wraps?|toast|toastie|panini|grilled cheese|blt|banh mi|subs?|melts?|pitas?|tacos?',
  ],
  ['wrap', 'wraps', 'burritos?|rolls?'],
  ['pizza', 'pizzas', 'flatbreads?'],
  ['bowl', 'bowls', 'bibimbap|donburi|poke'],
  ['risotto', 'risottos', 'orzotto'],
  ['lasagna', 'lasagnas'],
  ['meatball', 'meatballs'],
  ['meatloaf', 'meatloaves'],
  ['chili', 'chilis'],
  ['roast', 'roasts', 'roasted'],
  ['dumpling', 'dumplings', 'gyoza|potstickers?|wontons?|mandu|pierogi'],
  ['kebab', 'kebabs', 'skewers?|souvlaki|satay|yakitori'],
  ['fritter', 'fritters', 'latkes?|pakoras?|pajeon|pancakes?'],
  ['omelet', 'omelets', 'omelettes?|frittata'],
  ['frittata', 'frittatas', 'tortilla espanola|omelets?'],
  ['quiche', 'quiches'],
  ['pancake', 'pancakes', 'crepes?|hotcakes?'],
  ['waffle', 'waffles'],
  ['muffin', 'muffins'],
  ['smoothie', 'smoothies', 'lassi|shake'],
  ['cocktail', 'cocktails', 'margarita|sangria|spritz|mojito'],
  ['oatmeal', 'oatmeals', 'oats|porridge|granola|muesli'],
  ['bread', 'breads', 'loaf|focaccia|naan|rolls?|buns?|biscuits?|flatbreads?', 'bread'],
  ['dip', 'dips', 'hummus|guacamole|salsa|tzatziki|baba ganoush|spread'],
  ['sauce', 'sauces', 'pesto|gravy|salsa|chutney|dressing'],
  ['crumble', 'crumbles', 'crisp|cobbler'],
  ['fried rice', 'fried rice dishes'],
  ['ramen', 'ramen bowls'],
  ['sushi', 'sushi', 'kimbap|onigiri|maki'],
]

const plainEnding = (name: string) => (/(ch|sh|s|x)$/.test(name) ? `${name}(?:es)?` : `${name}s?`)
const formsOf = (name: string) =>
  `${plainEnding(name)}${name.endsWith('y') ? `|${name.slice(0, -1)}ies` : ''}`

/** The dishes that people ask for by kind. */
export const DISHES: ReadonlyMap<string, Dish> = new Map(
  ROWS.map(([name, plural, also, meal]) => {
    const forms = `(?:${formsOf(name)}${name === 'chili' ? '|chilis' : ''})`
    return [
      name,
      {
        plural,
        asked: new RegExp(`\\b${forms}\\b`),
        titled: new RegExp(`\\b(?:${forms}${also ? `|${also}` : ''})\\b`),
        ...(meal && { meal }),
      },
    ]
  }),
)

/** Not the dish that its last word says: fish cakes, tomato salsa on toast. */
const NOT_THE_DISH: Readonly<Record<string, RegExp>> = {
  cake: /\b(?:fish|crab|rice|potato|corn|salmon|bean|cod|tuna) cakes?\b|\bpancakes?\b/,
  pie: /\b(?:pizza) pie\b/,
}

export function isDish(name: string, row: { title: string; meal: string | null }): boolean {
  const dish = DISHES.get(name)
  if (!dish) return false
  const title = fold(row.title).replace(/[-']/g, (sign) => (sign === '-' ? ' ' : ''))
  if (dish.meal !== undefined && row.meal?.toLowerCase() === dish.meal) return true
  return dish.titled.test(title) && !NOT_THE_DISH[name]?.test(title)
}
