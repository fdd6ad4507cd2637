import type { Allergen, Diet } from '../contracts/food-facts.ts'
import { listed } from '../text/listed.ts'
import { dietLabel } from './labels.ts'
import * as strings from './strings.ts'

/** "Avoiding peanuts and milk · vegan"; empty if nothing is chosen. */
export function needsWords(allergies: readonly Allergen[], diets: readonly Diet[]): string {
  const kept = diets.map(dietLabel).join(', ')
  if (allergies.length === 0) return kept && strings.yourDiet(kept)
  return [strings.avoiding(listed(allergies)), kept].filter(Boolean).join(' · ')
}
