import { timeOfStep } from '#core/recipes/times.ts'
import type { ReadRecipe } from './reading.ts'

const PASSIVE =
  /\b(?:rest|rise|proof|chill|refrigerat\w+|marinat\w+|soak|freeze|freezer|stand|cool|set aside|steep|sit|ferment|drain|overnight|macerate|thicken in the)\b/i
const ACTIVE_HEAT =
  /\b(?:bake|roast|simmer|boil|fry|sear|sauté|saute|broil|grill|steam|cook|toast|poach|braise|brown|stir-fry|microwave|slow cooker|reduce)\b/i
/** Done in parallel with something else, so its time doesn't add up. */
const BESIDE = /\b(?:meanwhile|while|at the same time|as it (?:cooks|bakes)|in the meantime)\b/i

interface Totals {
  min: number
  max: number
}

function add(totals: Totals, time: Totals): void {
  totals.min += time.min
  totals.max += time.max
}

/** Sums the times in the steps sentence by sentence, heat and rest separately. */
function totalsOf(steps: readonly string[]): { heat: Totals; rest: Totals } {
  const heat = { min: 0, max: 0 }
  const rest = { min: 0, max: 0 }
  for (const step of steps) {
    for (const sentence of step.split(/(?<=[.;])\s+/)) {
      const time = timeOfStep(sentence)
      if (time.max === 0) continue
      const passive = PASSIVE.test(sentence) && !ACTIVE_HEAT.test(sentence)
      add(passive ? rest : heat, BESIDE.test(sentence) ? { min: 0, max: time.max } : time)
    }
  }
  return { heat, rest }
}

const round = Math.round

/** Checks that the times in the steps add up to the stated ones, within tolerance. */
export function checkTiming({ recipe, total }: ReadRecipe): string[] {
  const { heat, rest } = totalsOf(recipe.steps)
  const stated = recipe.rest ?? 0
  const problems: string[] = []
  const sum = heat.min + rest.min
  if (sum > total * 1.15 + 6)
    problems.push(
      `times: the steps take at least ${round(sum)} minutes, stated are ${total} (prep ${recipe.prep}, cook ${recipe.cook}, rest ${stated})`,
    )
  const inSteps = heat.max + rest.max
  if (inSteps < (recipe.cook + stated) * 0.55 && recipe.cook + stated - inSteps > 8)
    problems.push(
      `times: the steps account for only ${round(heat.max + rest.max)} minutes of ${recipe.cook + stated} (cook ${recipe.cook}, rest ${stated}); say how long each thing takes`,
    )
  if (heat.min > recipe.cook * 1.15 + recipe.prep * 0.7 + 5)
    problems.push(`times: the steps heat for at least ${round(heat.min)} minutes, cook says ${recipe.cook}`)
  if (rest.min > stated + 20)
    problems.push(`times: the steps rest, chill or soak for ${round(rest.min)} minutes, rest says ${stated}`)
  if (stated >= 15 && rest.max < stated * 0.5 && heat.max < (recipe.cook + stated) * 0.8)
    problems.push(`times: rest says ${stated} minutes, the steps only ${round(rest.max)}`)
  if (
    recipe.cook === 0 &&
    heat.min > 15 &&
    /\b(?:bake|simmer|boil|fry|roast)\b/i.test(recipe.steps.join(' '))
  )
    problems.push(`times: the steps cook for ${round(heat.min)} minutes, cook says 0`)
  if (total < 5 && recipe.meal !== 'drink') problems.push(`times: ${total} minutes in all is too little`)
  return problems
}
