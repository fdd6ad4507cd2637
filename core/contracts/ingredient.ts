export const CATEGORIES = [
  'vegetables',
  'fruits',
  'herbs',
  'spices',
  'meat',
  'poultry',
  'seafood',
  'dairy',
  'eggs',
  'grains',
  'pasta',
  'bread',
  'legumes',
  'nuts',
  'oils',
  'condiments',
  'baking',
  'sweeteners',
  'pantry',
  'drinks',
] as const
export type Category = (typeof CATEGORIES)[number]

/** The nine major US allergens. */
export const ALLERGENS = [
  'milk',
  'eggs',
  'fish',
  'shellfish',
  'tree nuts',
  'peanuts',
  'wheat',
  'soy',
  'sesame',
] as const
export type Allergen = (typeof ALLERGENS)[number]

/** How far an ingredient fits a diet by itself. vegan implies vegetarian. */
export type DietKind = 'vegan' | 'vegetarian' | 'meat' | 'fish'

export interface Ingredient {
  /** Canonical: the lowercase singular everyday US name, e.g. 'green onion'. */
  name: string
  /** Same as the name for uncountables ('rice'). */
  plural: string
  /** Other everyday names, lowercase; not subtypes. */
  synonyms: string[]
  emoji: string
  category: Category
  /** 0..100: how common in US home kitchens and recipes. */
  popularity: number
  /** Canonical name of its parent: cheddar cheese -> cheese. */
  parent?: string
  /** Names or words contained in its name that it is not: peanut butter is not butter. */
  not?: string[]
  /** What most kitchens always have: salt, water, oil, flour … */
  staple?: true
  diet: DietKind
  /** Contains gluten. */
  gluten?: true
  allergens: Allergen[]
  /** Fits keto or low-carb cooking in ordinary amounts. */
  low_carb?: true
}
