import type { MealSlot } from '../contracts/planning-limits.ts'
import type { RecipeKind } from '../contracts/recipe-kind.ts'
import { formFor } from '../covers/form-rules.ts'
import type { Form } from '../covers/forms.ts'
import { wordsOf } from '../covers/recipe.ts'

/** How a dish is made or served, as far as two of the same in a row would be noticed. */
const METHODS: Readonly<Record<string, readonly Form[]>> = {
  soup: ['broth', 'creamy soup', 'gratin soup', 'noodle soup'],
  stew: ['stew', 'beans', 'mussels', 'meatballs'],
  salad: ['green salad', 'mixed salad', 'fruit or tomato salad'],
  pasta: ['long pasta', 'short pasta'],
  noodles: ['noodles'],
  rice: ['rice plate', 'mash or risotto', 'rice balls'],
  bowl: ['grain bowl', 'lettuce cups', 'summer rolls'],
  'stir-fry': ['stir-fry'],
  oven: [
    'gratin',
    'enchiladas',
    'layered slice',
    'sheet pan',
    'stuffed',
    'roast bird',
    'glazed pile',
    'fries',
    'crumble',
  ],
  pan: ['chicken pan', 'cutlets', 'sliced meat', 'chops', 'skewers', 'fish fillet', 'shrimp', 'sausages'],
  eggs: ['shakshuka', 'fried eggs', 'hash', 'omelet', 'rolled omelet', 'scramble', 'frittata', 'halved eggs'],
  handheld: ['tacos', 'burrito', 'filled bread', 'tostadas', 'quesadilla', 'burger', 'sandwich', 'toast'],
  pizza: ['pizza', 'flatbreads', 'focaccia'],
  dumplings: ['dumplings'],
  pie: ['pie', 'tart'],
  griddle: ['pancakes', 'waffles', 'crepes', 'fritters'],
  porridge: ['porridge', 'sweet bowl'],
}
const methodOfForm = new Map(
  Object.entries(METHODS).flatMap(([method, forms]) => forms.map((form) => [form, method] as const)),
)

interface Dish {
  id: string
  title: string
  meal: string | null
  ingredients: readonly string[]
}

/** What the dish looks like, by the same rules as its cover. */
export const formOfDish = (dish: Dish): Form => formFor(wordsOf(dish))

export const methodOf = (form: Form): string | null => methodOfForm.get(form) ?? null

const ASIDE = /[,(:–]|\b(?:with|in|over|on|from|for|alla|al|à)\b/
const PASTA =
  /\b(?:pasta|mac(?:aroni)?|spaghetti|penne|rigatoni|fusilli|orzo|linguine|tagliatelle|fettuccine|bucatini|orecchiette|ziti|lasagn[ae]|carbonara|cacio e pepe|aglio e olio|puttanesca|bolognese|alfredo|amatriciana|e ceci|e fagioli|al forno)\b/i
/** What a title calls the dish: "pancake" of "Cabbage Pancakes with Dill Yogurt". Two of them in a week are noticed. */
export function dishOf(title: string): string | null {
  if (PASTA.test(title)) return 'pasta'
  const head = title.toLowerCase().split(ASIDE)[0]?.trim().split(/\s+/).at(-1) ?? ''
  return head.replace(/(?:(?<=ch|sh|x|ss)es|(?<!s)s)$/, '') || null
}

/** Made of what another meal left: nothing to plan with. */
export const isOfLeftovers = (title: string): boolean => /^\W*left-?overs?\b/i.test(title)

const SAVORY_EGGS: readonly Form[] = ['shakshuka', 'hash', 'omelet', 'frittata']
const SNACKS: readonly Form[] = [
  ...(['snack bowl', 'dip', 'chunky dip', 'toast', 'fruit plate', 'cookies', 'bars', 'muffins'] as const),
  ...(['pudding', 'sweet bowl', 'halved eggs', 'summer rolls', 'quesadilla', 'biscuits', 'rolls'] as const),
]
const NONE: readonly MealSlot[] = []

/** The meals that a dish fits. What only comes with a meal is none: drinks, sauces, bare sides. */
export function slotsOf(kind: RecipeKind, form: Form, fills: boolean): readonly MealSlot[] {
  if (kind === 'meal') return fills ? ['lunch', 'dinner'] : NONE
  if (kind === 'breakfast')
    return SAVORY_EGGS.includes(form) ? ['breakfast', 'lunch', 'dinner'] : ['breakfast']
  if (kind === 'drink') return form === 'smoothie' ? ['breakfast', 'snack'] : NONE
  if (kind === 'sauce') return NONE
  return SNACKS.includes(form) ? ['snack'] : NONE
}

/** Kinds of dishes among which there are some for a meal. */
export const KINDS_FOR: Readonly<Record<MealSlot, readonly RecipeKind[]>> = {
  breakfast: ['breakfast'],
  lunch: ['meal'],
  dinner: ['meal'],
  snack: ['side', 'sweet'],
}

/** One after the other, in a pan that holds a few. */
const ONE_BY_ONE: readonly Form[] = [
  ...([
    'pancakes',
    'crepes',
    'waffles',
    'fritters',
    'dumplings',
    'omelet',
    'rolled omelet',
    'fried eggs',
  ] as const),
  ...([
    'scramble',
    'quesadilla',
    'toast',
    'burger',
    'cutlets',
    'tostadas',
    'fries',
    'stir-fry',
    'flatbreads',
  ] as const),
]
const FRIED =
  /\b(?:deep-fried|pan-fried|fried|tempura|schnitzel|grilled cheese|latkes?|croquettes?|falafel|gyoza|potstickers?|patties|foo young)\b/i

/** Fried, flipped or toasted a few at a time: no dish to double. */
export const isInBatches = (title: string, form: Form): boolean =>
  ONE_BY_ONE.includes(form) || FRIED.test(title.replace(/\bstir-fried\b/gi, ''))

const RAW_FISH = /\b(sushi|sashimi|poke|ceviche|tartare|crudo|carpaccio)\b/i
/** Wilts, or goes soft. */
const NOT_KEPT: readonly Form[] = ['fried eggs', 'omelet', 'scramble', 'toast', 'lettuce cups', 'tostadas']
const ONE_DAY: readonly Form[] = [
  ...(['green salad', 'fruit or tomato salad', 'tacos', 'sandwich', 'burger', 'filled bread'] as const),
  ...(['summer rolls', 'smoothie', 'fries', 'rice balls'] as const),
]

/** How many days a portion is worth eating later, at most `cooked`, which is how long it is safe. */
export function keepsCooked(title: string, form: Form, cooked: number): number {
  if (RAW_FISH.test(title) || NOT_KEPT.includes(form)) return 0
  return ONE_DAY.includes(form) ? Math.min(1, cooked) : cooked
}
