/** The 14 allergens of EU law, which include the nine of US law ("shellfish" is crustaceans here). */
export const ALLERGENS = [
  'gluten',
  'milk',
  'eggs',
  'peanuts',
  'tree nuts',
  'soy',
  'fish',
  'crustaceans',
  'mollusks',
  'sesame',
  'celery',
  'mustard',
  'lupin',
  'sulfites',
] as const
export type Allergen = (typeof ALLERGENS)[number]

/** Everything that a food is known to contain or to be, as far as an allergy, a diet or a person asks. */
export const CONTENTS = [
  ...ALLERGENS,
  'pork',
  'meat',
  'poultry',
  'gelatin',
  'rennet',
  'honey',
  'insects',
  'lactose',
  'alcohol',
  'not kosher',
  'fodmap',
  'sugar',
  'carbs',
  'salt',
  'not paleo',
  'protein',
  'raw eggs',
  'raw fish',
  'raw meat',
  'soft cheese',
  'listeria',
  'mercury',
  'liver',
  'caffeine',
  'choking',
  'milk drink',
] as const
export type Content = (typeof CONTENTS)[number]

/** What is not listed for a food is "no". */
export const LEVELS = ['yes', 'usually', 'sometimes', 'unknown'] as const
export type Level = (typeof LEVELS)[number]

export interface Fact {
  level: Level
  /** Finishes "because …"; empty where the name of the food says it. */
  reason: string
}
export type FoodFacts = ReadonlyMap<Content, Fact>

/** Diets that people can ask for, and the tags that recipes carry. */
export const DIETS = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'keto',
  'paleo',
  'low-carb',
  'high-protein',
  'nut-free',
  'egg-free',
  'pescatarian',
  'lactose-free',
  'halal',
  'kosher',
  'low-fodmap',
  'diabetic-friendly',
  'low-sodium',
  'alcohol-free',
  'pork-free',
] as const
export type Diet = (typeof DIETS)[number]

/** People for whom some foods are a risk. */
export const PEOPLE = ['pregnant', 'under 12 months', 'under 4', 'weak immune system'] as const
export type Person = (typeof PEOPLE)[number]

/** What a food can be checked for. */
export type Need = Allergen | Diet | Person

/** "contains" also means that it does not fit a diet, "free of" that it does. */
export const VERDICTS = ['contains', 'may contain', 'free of', 'not known'] as const
export type Verdict = (typeof VERDICTS)[number]

/** One bit a diet, for the recipe index. Whatever is vegan is vegetarian too. */
export function dietBits(tags: readonly string[]): number {
  const lower = new Set(tags.map((tag) => tag.toLowerCase()))
  if (lower.has('vegan')) lower.add('vegetarian')
  if (lower.has('keto')) lower.add('low-carb')
  return bitsOf(DIETS, lower)
}

/** One bit an allergen. */
export const allergenBits = (names: readonly string[]): number => bitsOf(ALLERGENS, new Set(names))

const bitsOf = (all: readonly string[], given: ReadonlySet<string>): number =>
  all.reduce((bits, one, at) => (given.has(one) ? bits | (1 << at) : bits), 0)
