import { type FoodLimits, NO_LIMITS } from './limits.ts'

export type Meal =
  | 'breakfast'
  | 'lunch'
  | 'dinner'
  | 'snack'
  | 'dessert'
  | 'side'
  | 'soup'
  | 'salad'
  | 'drink'
  | 'bread'

export type Gear =
  | 'one pot'
  | 'sheet pan'
  | 'air fryer'
  | 'slow cooker'
  | 'pressure cooker'
  | 'grill'
  | 'no oven'
  | 'no cooking'

export const MOODS = [
  'easy',
  'light',
  'comforting',
  'cheap',
  'fancy',
  'healthy',
  'cold',
  'spicy',
  'mild',
] as const
export type Mood = (typeof MOODS)[number]

export type Occasion = 'potluck' | 'date night' | 'picnic' | 'meal prep' | 'freezer' | 'party'

/** What someone wants to cook, as far as they said so. */
export interface RecipeWish {
  meal: Meal | undefined
  /** Keys of DISHES: "curry". */
  dish: string | undefined
  /** A dish by its own name, to be found in titles: "banana bread". */
  named: string | undefined
  /** Wanted, by the names of the vocabulary. */
  foods: readonly string[]
  notDishes: readonly string[]
  /** Diets, allergies, and foods to leave out: never relaxed. */
  limits: FoodLimits
  minutes: number | undefined
  /** Resting overnight doesn't count as time. */
  overnight: boolean
  /** As recipes carry it, or "asian". */
  cuisine: string | undefined
  gear: readonly Gear[]
  servings: number | undefined
  kids: boolean
  moods: readonly Mood[]
  occasion: Occasion | undefined
  /** At most so many ingredients. */
  ingredients: number | undefined
  leftovers: boolean
  /** The foods are at hand: "I have eggs". */
  owns: boolean
  /** "With what I have". */
  pantry: boolean
}

export const NO_WISH: RecipeWish = {
  meal: undefined,
  dish: undefined,
  named: undefined,
  foods: [],
  notDishes: [],
  limits: NO_LIMITS,
  minutes: undefined,
  overnight: false,
  cuisine: undefined,
  gear: [],
  servings: undefined,
  kids: false,
  moods: [],
  occasion: undefined,
  ingredients: undefined,
  leftovers: false,
  owns: false,
  pantry: false,
}
