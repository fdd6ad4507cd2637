import { z } from 'zod'

export const CUISINES = [
  'american',
  'italian',
  'chinese',
  'japanese',
  'thai',
  'korean',
  'vietnamese',
  'mexican',
  'mediterranean',
  'indian',
  'french',
  'middle eastern',
  'north african',
  'west african',
  'african',
  'caribbean',
  'latin american',
  'eastern european',
  'american south',
  'british',
  'german',
  'greek',
  'spanish',
] as const

export const MEALS = [
  'breakfast',
  'lunch',
  'dinner',
  'side',
  'soup',
  'salad',
  'bread',
  'dessert',
  'snack',
  'drink',
] as const

const TAGS = [
  'one-pot',
  'empty-pantry',
  'leftovers',
  'no-cook',
  'make-ahead',
  'freezer-friendly',
  'kid-friendly',
] as const

const minutes = z.int().min(0)

/** Diets, allergens, quality and total time are derived from the record, never written in it. */
export const cookbookRecipeSchema = z.strictObject({
  /** Must never change: the row's id is derived from it. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case'),
  title: z.string().min(4).max(60),
  /** Other names that people search for it by: "Pierogies", "Varenyky". */
  also: z.array(z.string().min(3).max(40)).min(1).max(6).optional(),
  /** One or two appetizing sentences. */
  description: z.string().min(60).max(260),
  cuisine: z.enum(CUISINES),
  meal: z.enum(MEALS),
  servings: z.int().min(1).max(48),
  /** Hands-on minutes before cooking. */
  prep: minutes.max(120),
  /** Minutes of cooking; 0 for uncooked dishes. */
  cook: minutes.max(720),
  /** Unattended minutes that are neither: rising, chilling, marinating, soaking. */
  rest: minutes.min(1).max(2880).optional(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** '1 1/2 cups (300 g) long-grain rice, rinsed' */
  ingredients: z.array(z.string().min(3).max(120)).min(2).max(24),
  /** One action per step, with what to look for. */
  steps: z.array(z.string().min(30).max(480)).min(4).max(12),
  equipment: z.array(z.string().min(3).max(60)).min(1).max(10),
  /** How long it keeps, where, and how to reheat it. */
  storage: z.string().min(30).max(320),
  tags: z.array(z.enum(TAGS)).max(TAGS.length).optional(),
})

export type CookbookRecipe = z.infer<typeof cookbookRecipeSchema>
export type Meal = CookbookRecipe['meal']
export type RecipeTag = (typeof TAGS)[number]

/** Types a file of records; the checks validate them against the schema, not server startup. */
export function defineRecipes(recipes: readonly CookbookRecipe[]): readonly CookbookRecipe[] {
  return recipes
}
