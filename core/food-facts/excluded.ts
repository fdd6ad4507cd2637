import type { Allergen, Diet } from '../contracts/food-facts.ts'
import { normalise } from '../text/normalise.ts'
import { splitNeeds } from './need-words.ts'
import { isAllergen } from './needs.ts'

/** What leaving out a food means: an allergen, a diet, or the food by its name. */
type Excluded =
  | { kind: 'without'; allergens: Allergen[] }
  | { kind: 'diets'; diet: Diet }
  | { kind: 'leave_out'; food: string }

const DIET_WITHOUT: Readonly<Record<string, Diet>> = {
  meat: 'vegetarian',
  pork: 'pork-free',
  alcohol: 'alcohol-free',
}

/** "nuts" are two allergens, "meat" is a diet, "mushrooms" a food. */
export function excludedBy(food: string): Excluded {
  const diet = DIET_WITHOUT[food]
  if (diet) return { kind: 'diets', diet }
  const { needs } = splitNeeds(food)
  const first = splitNeeds(food.split(' ')[0] as string).needs
  // "peanut butter" is peanuts; "coconut milk" isn't milk.
  const allergens = needs.filter((need): need is Allergen => isAllergen(need) && first.includes(need))
  if (allergens.length > 0) return { kind: 'without', allergens }
  // As the names of foods are compared: "parmigiano" is parmesan.
  return { kind: 'leave_out', food: normalise(food) }
}
