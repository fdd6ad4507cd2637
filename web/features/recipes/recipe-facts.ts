import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { totalOf } from '#core/contracts/total-time.ts'
import { durationWords } from '#core/recipes/duration-words.ts'
import { capital } from '#core/text/capital.ts'
import * as strings from './strings.ts'

type Timed = Pick<ExternalRecipeRow, 'prep_time_minutes' | 'cooking_time_minutes' | 'rest_time_minutes'>

const timesOf = (recipe: Timed): string[] =>
  (
    [
      [strings.prepTime, recipe.prep_time_minutes],
      [strings.cookTime, recipe.cooking_time_minutes],
      [strings.restTime, recipe.rest_time_minutes],
    ] as const
  ).flatMap(([words, minutes]) => (minutes ? words(durationWords(minutes)) : []))

/** "45 min", "serves 4", "easy": what decides whether to cook it. */
export function mainFacts(
  recipe: ExternalRecipeRow,
  servings: string | null,
  minutes = totalOf(recipe),
): string[] {
  return [
    minutes !== null && durationWords(minutes),
    servings !== null && strings.servesFact(servings),
    recipe.difficulty_level,
  ].filter((fact): fact is string => Boolean(fact))
}

/** "Prep 10 min · cook 35 min"; empty if a single time says it all. */
export function timeParts(recipe: Timed): string {
  const times = timesOf(recipe)
  return times.length < 2 ? '' : capital(times.join(' · '))
}
