import { TOP } from '../contracts/sous-score.ts'
import { mergePlaces } from './in-order.ts'
import type { RankedRecipe, RecipeIndex } from './recipe-index.ts'
import type { IndexQuery } from './select.ts'

/** Several indexes queried as if they were one. A recipe in two of them is the first's. */
export function queryAll(indexes: readonly RecipeIndex[], query: IndexQuery): RankedRecipe[] {
  const answers = indexes.map((index) => index.search({ ...query, places: true }))
  const recipes = new Map(
    answers.flatMap((answer) => answer.recipes.map((one) => [one.id, one] as const)).reverse(),
  )
  const places = new Map(
    answers.flatMap((answer) => (answer.places ?? []).map((one) => [one.id, one] as const)).reverse(),
  )
  const { ids } = mergePlaces([...places.values()], query.order ?? 'score', query.limit ?? TOP)
  return ids.flatMap((id) => recipes.get(id) ?? [])
}
