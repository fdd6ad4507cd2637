import type { Allergen, Diet } from '#core/contracts/food-facts.ts'
import { allergenLabel, dietLabel } from '#core/food-facts/labels.ts'
import * as strings from './strings.ts'
import { namesWords } from './words.ts'

interface Broken {
  diets: readonly Diet[]
  allergens: readonly Allergen[]
  foods: readonly string[]
}

/** Why one of those who eat can't eat it: "contains fish, not vegetarian". */
export const brokenWords = ({ diets, allergens, foods }: Broken): string => {
  const contains = [...allergens.map(allergenLabel), ...foods]
  return [
    contains.length > 0 && strings.brokenContains(namesWords(contains)),
    diets.length > 0 && strings.brokenNot(namesWords(diets.map(dietLabel))),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The same on a card: "contains peanuts, which you avoid". */
export const cardWords = (broken: Broken): string =>
  broken.diets.length === 0 && broken.allergens.length > 0
    ? strings.whichYouAvoid(brokenWords(broken))
    : brokenWords(broken)
