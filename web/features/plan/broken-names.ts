import type { Allergen, Diet, Need } from '#core/contracts/food-facts.ts'
import type { EatersNeeds } from '#web/state/plan/eaters.ts'

/** A meal in the user's own words that names what one of those who eat doesn't eat. */
export interface BrokenName {
  title: string
  diets: readonly Diet[]
  allergens: readonly Allergen[]
  /** Foods that someone leaves out. */
  foods: readonly string[]
}

/** By the food facts: what the words name, and no more. */
export async function brokenNames(
  titles: readonly string[],
  { avoid, diets, leaveOut = [] }: EatersNeeds,
): Promise<BrokenName[]> {
  const [{ createFoods }, { judge }, { namesFood }] = await Promise.all([
    import('#content/food-facts/book.ts'),
    import('#core/food-facts/verdict.ts'),
    import('#core/ingredients/names-food.ts'),
  ])
  const book = createFoods()
  const breaks = (title: string, need: Need) => judge([title], need, book).verdict === 'contains'
  return titles
    .map((title) => ({
      title,
      diets: diets.filter((diet) => breaks(title, diet)),
      allergens: avoid.filter((allergen) => breaks(title, allergen)),
      foods: leaveOut.filter((food) => namesFood(title, food, book)),
    }))
    .filter((one) => one.diets.length + one.allergens.length + one.foods.length > 0)
}
