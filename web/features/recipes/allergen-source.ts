import type { RecipeVerdicts } from '#core/contracts/recipe-details.ts'
import { singular } from '#core/text/plural.ts'
import * as strings from './strings.ts'

/** "celery (in chicken broth)": with the food that brings it, where its name doesn't tell. */
export function withSource(allergen: string, verdicts: RecipeVerdicts | undefined): string {
  const found = verdicts?.allergens.find(({ name }) => name === allergen)
  const foods = [
    ...new Set(found?.causes.filter(({ verdict }) => verdict === found.verdict).map(({ food }) => food)),
  ]
  const isNamed = foods.some((food) => food.includes(singular(allergen)))
  const [food] = foods
  return food === undefined || isNamed ? allergen : strings.allergenIn(allergen, food)
}
