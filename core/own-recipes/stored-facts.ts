import { ALLERGENS } from '../contracts/food-facts.ts'
import type { OwnRecipeContent } from '../contracts/own-recipes.ts'
import { RECIPE_KINDS } from '../contracts/recipe-kind.ts'
import { hashOf } from '../covers/seed.ts'
import type { FactColumns } from '../recipes/fact-columns.ts'

/** What the facts were computed from; another mark means that they are out of date. */
export function factsMark(
  { title, ingredients, servings }: Pick<OwnRecipeContent, 'title' | 'ingredients' | 'servings'>,
  version: string,
): string {
  const text = JSON.stringify([title, ingredients, servings])
  return [version, text.length, hashOf(text), hashOf(`${text} `)].join(':')
}

const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const areAllergens = (value: unknown): value is string[] =>
  areTexts(value) && value.every((one) => (ALLERGENS as readonly string[]).includes(one))
const isKind = (value: unknown): value is FactColumns['kind'] =>
  value === null || (RECIPE_KINDS as readonly unknown[]).includes(value)

/** Facts from the device's storage, which may hold anything. A line without its weight makes them useless. */
export function readFacts(value: unknown, lines: number): FactColumns | undefined {
  const { dietary_tags, allergens, may_contain, facts_complete, facts_version, line_weights, kind, foods } =
    (value ?? {}) as Record<string, unknown>
  const fits =
    areTexts(dietary_tags) &&
    areAllergens(allergens) &&
    areAllergens(may_contain) &&
    areTexts(foods) &&
    typeof facts_complete === 'boolean' &&
    isText(facts_version) &&
    isText(line_weights) &&
    /^[0-2]*$/.test(line_weights) &&
    line_weights.length === lines &&
    isKind(kind)
  return fits
    ? { dietary_tags, allergens, may_contain, facts_complete, facts_version, line_weights, kind, foods }
    : undefined
}
