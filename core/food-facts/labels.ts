import type { Allergen, Diet } from '../contracts/food-facts.ts'

const ALLERGEN_LABELS: Partial<Record<Allergen, string>> = {
  crustaceans: 'crustaceans (shrimp, crab)',
  mollusks: 'mollusks (clams, squid)',
}

/** For a choice: with examples where the name alone is not common. */
export const allergenLabel = (allergen: Allergen): string => ALLERGEN_LABELS[allergen] ?? allergen

export const dietLabel = (diet: string): string => (diet === 'low-fodmap' ? 'low-FODMAP' : diet)

/** For a choice: next to the two allergens of its name, this one has to say that it means both. */
export const dietChoice = (diet: Diet): string =>
  diet === 'nut-free' ? 'nut-free (peanuts and tree nuts)' : dietLabel(diet)

/** "milk", "milk and soy", "milk, soy and fish". */
export function listed(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`
}

/** "Avoiding peanuts and milk · vegan"; empty if nothing is chosen. */
export function needsWords(allergies: readonly Allergen[], diets: readonly Diet[]): string {
  const kept = diets.map(dietLabel).join(', ')
  if (allergies.length === 0) return kept && `Your diet: ${kept}`
  return [`Avoiding ${listed(allergies)}`, kept].filter(Boolean).join(' · ')
}
