import type { FoodFacts } from './food-facts.ts'

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

/**
 * Where a general name and one of its kinds don't do for each other: partly (bread flour for flour), not when a
 * recipe asks for the kind (balsamic for vinegar), not when a kitchen has only the kind (egg white for egg), or neither.
 */
export type Apart = 'partly' | 'asked' | 'owned' | 'both'

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
  /** How far it and its parent's name do for each other; fully unless said. */
  apart?: Apart
  /** Names or words contained in its name that it is not: peanut butter is not butter. */
  not?: string[]
  /** What most kitchens always have: salt, water, oil, flour … */
  staple?: true
  /** What is in it: the one source for allergens and diets. */
  facts: FoodFacts
}
