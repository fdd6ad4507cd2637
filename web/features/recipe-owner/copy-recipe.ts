import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { emptyContent } from '#core/own-recipes/empty.ts'

const cut = (text: string, longest: number) => text.trim().slice(0, longest).trim()
const cutOrNull = (text: string | null, longest: number) => (text && cut(text, longest)) || null

function cutLines(lines: readonly string[], most: number, longest: number): string[] {
  return lines
    .map((line) => cut(line, longest))
    .filter((line) => line !== '')
    .slice(0, most)
}

const whole = (value: number | null, least: number, most: number): number | null => {
  if (value === null || !Number.isFinite(value)) return null
  const rounded = Math.round(value)
  return rounded >= least && rounded <= most ? rounded : null
}
const minutes = (value: number | null) => whole(value, 0, OWN_LIMITS.minutes)

/** A copy of one's own of a recipe of the collection, which it names; what is too long for one is cut. */
export function copyOf(recipe: ExternalRecipeRow): OwnRecipeContent {
  const source = webAddress(recipe.source_url)
  const level = recipe.difficulty_level
  return {
    ...emptyContent,
    title: cut(recipe.title, OWN_LIMITS.title),
    description: cutOrNull(recipe.description, OWN_LIMITS.text),
    ingredients: cutLines(recipe.ingredients, OWN_LIMITS.lines, OWN_LIMITS.line),
    instructions: cutLines(recipe.instructions, OWN_LIMITS.steps, OWN_LIMITS.step),
    servings: whole(recipe.servings, 1, OWN_LIMITS.servings),
    prep_time_minutes: minutes(recipe.prep_time_minutes),
    cooking_time_minutes: minutes(recipe.cooking_time_minutes),
    rest_time_minutes: minutes(recipe.rest_time_minutes),
    difficulty_level: level === 'easy' || level === 'medium' || level === 'hard' ? level : null,
    cuisine_type: cutOrNull(recipe.cuisine_type, OWN_LIMITS.cuisine)?.toLowerCase() ?? null,
    source_url: source && source.length <= OWN_LIMITS.sourceUrl ? source : null,
    copied_from: recipe.id,
  }
}
