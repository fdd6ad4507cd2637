import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import type { ModelReading } from './ask-model.ts'
import { groundOf } from './ground.ts'

export interface GroundInput {
  reading: ModelReading
  /** Of the page, as the model read it. */
  text: string
}

/** A step may omit a word of the page, or join two sentences. */
const STEP_SHARE = 0.9
export const LEAST_INGREDIENTS = 2

/** Only what the page supports: a list counts when all of it does, as half a recipe is a wrong one. */
export function grounded({ reading, text }: GroundInput): Partial<ExtractedRecipe> {
  const ground = groundOf(text)
  const { title, description, ingredients, instructions, cuisine_type } = reading
  const { cooking_time_minutes, prep_time_minutes, servings } = reading
  const kept: Partial<ExtractedRecipe> = {}
  if (title && ground.holds(title)) kept.title = title
  if (description && ground.holds(description, STEP_SHARE)) kept.description = description
  if (
    ingredients &&
    ingredients.length >= LEAST_INGREDIENTS &&
    ingredients.every((line) => ground.holds(line))
  )
    kept.ingredients = ingredients
  if (instructions?.length && instructions.every((step) => ground.holds(step, STEP_SHARE)))
    kept.instructions = instructions
  if (cooking_time_minutes != null && ground.hasMinutes(cooking_time_minutes))
    kept.cooking_time_minutes = cooking_time_minutes
  if (prep_time_minutes != null && ground.hasMinutes(prep_time_minutes))
    kept.prep_time_minutes = prep_time_minutes
  if (servings != null && ground.hasServings(servings)) kept.servings = servings
  if (cuisine_type && ground.holds(cuisine_type)) kept.cuisine_type = cuisine_type.toLowerCase()
  return kept
}
