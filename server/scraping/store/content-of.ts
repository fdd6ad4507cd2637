import type { RecipeRights } from '#core/contracts/scrape-evidence.ts'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import type { RecipeContent } from '#core/scraping/recipe-content.ts'
import * as strings from '../strings.ts'
import { storable } from './storable.ts'

const cut = (text: string | null, most: number) => {
  const kept = text === null ? null : storable(text).trim().slice(0, most).trim()
  return kept === '' ? null : kept
}
export const storableLines = (all: readonly string[], most: number) =>
  all.slice(0, 200).flatMap((line) => cut(line, most) ?? [])
const within = (number: number | null, least: number, most: number) =>
  number === null || !Number.isFinite(number) || number < least || number > most ? null : Math.round(number)

export const NO_RIGHTS: RecipeRights = { author: null, publisher: null, license: null }

/** What of an extracted recipe the collection stores, within its limits. */
export const contentOf = (recipe: ExtractedRecipe, rights: RecipeRights): RecipeContent => ({
  title: cut(recipe.title, 300) ?? strings.untitled,
  description: cut(recipe.description, 5000),
  ingredients: storableLines(recipe.ingredients, 1000),
  instructions: storableLines(recipe.instructions, 10_000),
  cooking_time_minutes: within(recipe.cooking_time_minutes, 0, 100_000),
  prep_time_minutes: within(recipe.prep_time_minutes, 0, 100_000),
  servings: within(recipe.servings, 1, 1000),
  difficulty_level: recipe.difficulty_level,
  cuisine_type: cut(recipe.cuisine_type, 60)?.toLowerCase() ?? null,
  author: cut(rights.author, 200),
  publisher: cut(rights.publisher, 200),
  license: cut(rights.license, 300),
})

export const qualityOf = ({ quality_score }: ExtractedRecipe) => within(quality_score, 0, 100) ?? 0
