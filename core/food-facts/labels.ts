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
