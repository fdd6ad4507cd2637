import type { Allergen, Diet } from '../contracts/food-facts.ts'
import * as strings from './strings.ts'

const ALLERGEN_LABELS: Partial<Record<Allergen, string>> = {
  crustaceans: strings.crustaceansChoice,
  mollusks: strings.mollusksChoice,
}

/** For a choice: with examples where the name alone is not common. */
export const allergenLabel = (allergen: Allergen): string => ALLERGEN_LABELS[allergen] ?? allergen

export const dietLabel = (diet: string): string => (diet === 'low-fodmap' ? strings.lowFodmap : diet)

/** For a choice: next to the two allergens of its name, this one has to say that it means both. */
export const dietChoice = (diet: Diet): string =>
  diet === 'nut-free' ? strings.nutFreeChoice : dietLabel(diet)

/** "milk", "milk and soy", "milk, soy and fish". */
export function listed(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('')
  const join = word === 'and' ? strings.lastOfAll : strings.lastOfChoice
  return join(names.slice(0, -1).join(', '), names.at(-1) as string)
}

/** "Avoiding peanuts and milk · vegan"; empty if nothing is chosen. */
export function needsWords(allergies: readonly Allergen[], diets: readonly Diet[]): string {
  const kept = diets.map(dietLabel).join(', ')
  if (allergies.length === 0) return kept && strings.yourDiet(kept)
  return [strings.avoiding(listed(allergies)), kept].filter(Boolean).join(' · ')
}
