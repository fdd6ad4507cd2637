import { dishOf, leftoverDish } from '#core/planning/leftover-name.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { measureText } from '#core/shopping/measure.ts'
import { isUnsafe } from '#core/stock/freshness.ts'
import type { StockItem } from '#core/stock/item.ts'
import { dateWords } from '#core/stock/words/date-words.ts'

/** What can stand in a place of the plan. */
export type Choice = Pick<PlannedMeal, 'kind' | 'recipeId' | 'title'> &
  Partial<Pick<PlannedMeal, 'stock' | 'servings' | 'reasons'>>

export interface LeftoverOffer {
  choice: Choice & { stock: string }
  /** "2 servings · Use by Thursday". */
  facts: string
  /** Why not everyone can eat it. */
  warning?: string
}

/** Leftovers in the pantry that are still good on a day and not planned for another meal, the first to go first. */
export function leftoversFor(
  date: string,
  eaters: number,
  stock: readonly StockItem[],
  meals: readonly PlannedMeal[],
): LeftoverOffer[] {
  return stock
    .filter((item) => leftoverDish(item) !== undefined)
    .filter((item) => item.amount?.value !== 0 && !isUnsafe(item))
    .filter(({ where, until }) => where === 'freezer' || until === null || until >= date)
    .toSorted((a, b) => (a.until ?? '9').localeCompare(b.until ?? '9'))
    .flatMap((item): LeftoverOffer[] => {
      const planned = meals.reduce(
        (sum, { stock: of, doneAt, servings }) => (of === item.name && !doneAt ? sum + servings : sum),
        0,
      )
      const there = item.amount?.unit === 'serving' ? item.amount.value : Math.max(eaters, planned + 1)
      const servings = Math.min(eaters, Math.floor(there - planned))
      if (servings < 1) return []
      const until = item.where === 'freezer' ? null : item.until
      const title = leftoverDish(item) ?? item.name
      const reasons = [{ kind: 'leftovers' as const, of: title, until }]
      return [
        {
          choice: {
            kind: 'leftovers',
            recipeId: item.recipe_id,
            title,
            stock: item.name,
            servings,
            reasons,
          },
          facts: [item.amount && measureText(item.amount), until && dateWords(item)]
            .filter(Boolean)
            .join(' · '),
        },
      ]
    })
}

/** The leftovers that the user's words mean: "leftover lasagne", or the name of the dish. */
export const leftoverNamed = (words: string, offers: readonly LeftoverOffer[]): LeftoverOffer | undefined =>
  offers.find(({ choice }) => [choice.title, choice.stock].some((name) => dishOf(name) === dishOf(words)))
