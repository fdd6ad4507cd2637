import type { RecipeVerdicts } from '#core/contracts/recipe-details.ts'
import { type CardFacts, fitsDiets, type Needs, type Warning } from '#core/food-facts/card-facts.ts'
import { dietLabel } from '#core/food-facts/labels.ts'
import * as strings from './strings.ts'

interface Conflict {
  kind: Warning['kind']
  /** The allergen or diet. */
  name: string
  text: string
  /** The lines of the recipe that cause it, as written there; for a diet, which many may break, the foods. */
  lines: string[]
}

type Verdict = RecipeVerdicts['allergens'][number] | RecipeVerdicts['diets'][number]

const causesOf = (verdict: Verdict | undefined, part: 'line' | 'food') => [
  ...new Set(
    verdict?.causes.filter((cause) => cause.verdict === verdict.verdict).map((cause) => cause[part]) ?? [],
  ),
]

const ORDER: readonly Conflict['kind'][] = ['contains', 'may contain', 'not checked', 'diet']

/**
 * Everything in a recipe that the user avoids, the most serious first. The stored facts are known at once; the
 * verdicts add the lines, and are as fresh as the rules.
 */
export function conflictsOf(
  recipe: CardFacts,
  verdicts: RecipeVerdicts | undefined,
  { avoid, diets }: Needs,
): Conflict[] {
  const found: Conflict[] = []
  for (const name of avoid) {
    const verdict = verdicts?.allergens.find((one) => one.name === name)
    const lines = causesOf(verdict, 'line')
    const is = (what: string, stored: boolean) => (verdict ? verdict.verdict === what : stored)
    if (is('contains', recipe.allergens.includes(name)))
      found.push({ kind: 'contains', name, text: strings.containsAvoided(name), lines })
    else if (is('may contain', recipe.may_contain.includes(name)))
      found.push({ kind: 'may contain', name, text: strings.mayContainAvoided(name), lines })
    else if (is('not known', !recipe.facts_complete))
      found.push({
        kind: 'not checked',
        name,
        text: strings.notChecked(name),
        lines: verdicts?.unknown.map(strings.notRead) ?? [],
      })
  }
  for (const name of diets) {
    if (fitsDiets(recipe, [name])) continue
    const verdict = verdicts?.diets.find((one) => one.name === name)
    const sure = verdict ? verdict.verdict === 'contains' : recipe.facts_complete
    const text = (sure ? strings.notDiet : strings.mayNotBeDiet)(dietLabel(name))
    found.push({ kind: 'diet', name, text, lines: causesOf(verdict, 'food') })
  }
  return found.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

/** The lines with an avoided allergen, and the words for it. */
export function avoidedLines(conflicts: readonly Conflict[]): Map<string, string> {
  const words = new Map<string, string>()
  for (const { kind, name, lines } of conflicts)
    if (kind === 'contains' || kind === 'may contain')
      for (const line of lines)
        if (!words.has(line))
          words.set(line, (kind === 'contains' ? strings.contains : strings.mayContain)(name))
  return words
}
