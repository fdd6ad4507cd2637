import { COOKBOOK } from '#content/cookbook/index.ts'
import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { type Database, memoryDatabase } from '#web/state/own/database.ts'

export const ownId = (at: number) =>
  `0d5f4a3e-8a43-4b5e-9c58-${String((at * 7919) % 1_000_003).padStart(12, '0')}`

/** Recipes of the cookbook as somebody would have written them. */
export function ownContent(at: number): OwnRecipeContent {
  const recipe = COOKBOOK[at % COOKBOOK.length]!
  return {
    ...emptyContent,
    title: recipe.title,
    ingredients: [...recipe.ingredients],
    instructions: [...recipe.steps],
    servings: recipe.servings,
    prep_time_minutes: recipe.prep,
    cooking_time_minutes: recipe.cook,
    cuisine_type: recipe.cuisine,
  }
}

/** As the device stores a record. */
export const storedRecord = (id: string, content: OwnRecipeContent, more: object = {}) =>
  JSON.stringify({
    ...{ id, content, owner: null, revision: 0, shared: false, deletedAt: null },
    ...{ createdAt: '2026-11-17T10:00:00.000Z', updatedAt: '2026-11-17T10:00:00.000Z' },
    ...more,
  })

export async function ownDatabase(records: Iterable<readonly [string, unknown]>): Promise<Database> {
  const database = memoryDatabase()
  await database.update(
    'recipes',
    [...records].map(([key, value]) => ({ key, next: () => value })),
  )
  return database
}
