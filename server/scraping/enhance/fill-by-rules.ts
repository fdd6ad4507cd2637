import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import { durationsIn } from '#core/recipes/times.ts'

/** Longer is waiting, not cooking. */
const LONGEST_STEP = 6 * 60

/** The times in the steps, in order. */
function minutesInSteps(steps: readonly string[]): number | null {
  const minutes = steps
    .flatMap((step) => durationsIn(step))
    .filter(({ alternative, max }) => !alternative && max <= LONGEST_STEP)
    .reduce((sum, { min, max, perSide }) => sum + ((min + max) / 2) * (perSide ? 2 : 1), 0)
  return minutes >= 1 ? Math.round(minutes) : null
}

/** What follows from the rest of a recipe without further knowledge. */
export function fillByRules(recipe: ExtractedRecipe): ExtractedRecipe {
  const minutes = recipe.cooking_time_minutes === null ? minutesInSteps(recipe.instructions) : null
  if (minutes === null) return recipe
  return {
    ...recipe,
    cooking_time_minutes: minutes,
    origins: { ...recipe.origins, cooking_time_minutes: { method: 'page', confidence: 0.4 } },
  }
}
