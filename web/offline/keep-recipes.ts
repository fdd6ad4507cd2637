import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { isUuid } from '#core/contracts/uuid.ts'
import { CACHES, COOKBOOK_NOTE, keepBounded, MOST_SEEN, readKept, recipeKey } from './kept.ts'

/** The id, if a request reads all columns of one recipe: its page is being opened. */
export function recipeAsked(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url)
  if (!pathname.endsWith('/rest/v1/external_recipes') || (searchParams.get('select') ?? '*') !== '*') return
  const id = searchParams.get('id')?.replace(/^eq\./, '')
  return isUuid(id) ? id : undefined
}

/** Recipes in the starter collection are cached with it; others one by one, as they are viewed. */
export async function keepSeen(response: Response) {
  if (response.status !== 200) return
  const [row] = (await response.json()) as ExternalRecipeRow[]
  if (!row || !isUuid(row.id)) return
  if (row.origin === 'cookbook' && (await readKept(CACHES.cookbook, COOKBOOK_NOTE))) return
  await keepBounded(CACHES.seen, recipeKey(row.id), Response.json(row), MOST_SEEN)
}
