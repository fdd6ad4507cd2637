import type { PlannedMeal } from './meal.ts'
import type { Model, Source } from './model.ts'
import type { Choice } from './week.ts'

type Content = Pick<PlannedMeal, 'kind' | 'recipeId' | 'title' | 'cooks' | 'from' | 'stock'>

/** What stands in a meal by a choice. `choices` and `ids`: of all cells, for leftovers of a pot. */
export function contentOf(
  { recipes, sources, eaters }: Model,
  choice: Choice,
  choices: readonly (Choice | null)[],
  ids: readonly string[],
): Content {
  if (choice.kind === 'source') {
    const { title, recipeId, from, stock } = sources[choice.source] as Source
    return { kind: 'leftovers', recipeId, title, cooks: 0, from, stock }
  }
  const cooked = choice.kind === 'rest' ? choices[choice.of] : choice
  const row = cooked?.kind === 'recipe' ? recipes[cooked.recipe]?.recipe : undefined
  const dish = { recipeId: row?.id ?? null, title: row?.title ?? '', stock: null }
  if (choice.kind === 'rest') return { ...dish, kind: 'leftovers', cooks: 0, from: ids[choice.of] ?? null }
  return { ...dish, kind: 'recipe', cooks: choice.second < 0 ? eaters : 2 * eaters, from: null }
}
