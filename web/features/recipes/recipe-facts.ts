import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { durationWords, totalTime } from '#core/recipes/duration-words.ts'
import { capital } from '#core/text/capital.ts'

type Timed = Pick<ExternalRecipeRow, 'prep_time_minutes' | 'cooking_time_minutes' | 'rest_time_minutes'>

const timesOf = (recipe: Timed): [string, number][] =>
  (
    [
      ['prep', recipe.prep_time_minutes],
      ['cook', recipe.cooking_time_minutes],
      ['rest', recipe.rest_time_minutes],
    ] as const
  ).flatMap(([name, minutes]) => (minutes ? [[name, minutes] as [string, number]] : []))

/** "45 min", "serves 4", "easy": what decides whether to cook it. */
export function mainFacts(recipe: ExternalRecipeRow, servings: string | null): string[] {
  return [totalTime(recipe), servings !== null && `serves ${servings}`, recipe.difficulty_level].filter(
    (fact): fact is string => Boolean(fact),
  )
}

/** "Prep 10 min · cook 35 min"; empty if a single time says it all. */
export function timeParts(recipe: Timed): string {
  const times = timesOf(recipe)
  if (times.length < 2) return ''
  const text = times.map(([name, minutes]) => `${name} ${durationWords(minutes)}`).join(' · ')
  return capital(text)
}
