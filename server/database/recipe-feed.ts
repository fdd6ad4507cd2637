import { INGREDIENTS } from '#content/ingredients/index.ts'
import { dietBits } from '#core/contracts/diets.ts'
import { createVocabulary, type Vocabulary } from '#core/ingredients/vocabulary.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import type { IndexedRecipe } from '#core/matching/recipe-store.ts'
import { describeError, type Log } from '../lib/log.ts'
import type { Sql } from '../lib/sql.ts'

export interface RecipeFeed {
  vocabulary: Vocabulary
  /** The index; empty until `ready`, replaced as a whole after a lost connection. */
  current: () => RecipeIndex
  ready: Promise<void>
  close: () => Promise<void>
}

const CHANNEL = 'sous_recipes'
/** Small pages: a concurrent request waits for one page at most, and the total takes no longer. */
const PAGE = 200
const RETRY_MS = 2000

const toIndexed = (row: Record<string, unknown>): IndexedRecipe => ({
  id: row.id as string,
  ingredients: row.ingredients as string[],
  quality: row.quality_score as number | null,
  diet: dietBits(row.dietary_tags as string[]),
})

/** Lists as JSON: parsing that takes a quarter of the time of an array. */
const rowsOf = (sql: Sql, where = sql``) => sql`
  select id, to_json(ingredients) as ingredients, quality_score, to_json(dietary_tags) as dietary_tags
  from external_recipes ${where}`

async function* readAll(sql: Sql): AsyncGenerator<IndexedRecipe[], void, void> {
  for await (const rows of rowsOf(sql).cursor(PAGE)) yield rows.map(toIndexed)
}

/**
 * Keeps an index of all recipes in sync with the table: loads it, then follows the notifications of the table's triggers.
 * A lost connection may have lost notifications too, so it then reloads.
 */
export async function openRecipeFeed(sql: Sql, log: Log): Promise<RecipeFeed> {
  const vocabulary = createVocabulary(INGREDIENTS)
  let index = new RecipeIndex(vocabulary)
  let closed = false
  let work = Promise.resolve()
  const enqueue = (task: () => Promise<void>) => {
    work = work.then(task).catch((error) => log.error('recipe feed failed', { error: describeError(error) }))
    return work
  }

  // Concurrent requests use the old index without waiting: the new one is built page by page.
  const load = async () => {
    for (;;) {
      try {
        index = await RecipeIndex.of(vocabulary, readAll(sql))
        log.info('recipe index loaded', { recipes: index.size })
        return
      } catch (error) {
        if (closed) return
        log.warn('recipe index could not be loaded', { error: describeError(error) })
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
  }

  const apply = async (ids: string[]) => {
    const rows = await rowsOf(sql, sql`where id = any(${ids})`)
    const found = new Map(rows.map((row) => [row.id as string, row]))
    for (const id of ids) {
      const row = found.get(id)
      if (row) index.insert(toIndexed(row))
      else index.remove(id)
    }
  }

  let first: () => void = () => {}
  const ready = new Promise<void>((resolve) => {
    first = resolve
  })
  // Called on the first connection and after each reconnect. Notifications that arrive during the load are queued.
  const onListen = () => void enqueue(async () => load().then(first))
  // A star means everything: the table was truncated.
  const onNotice = (payload: string) =>
    void enqueue(() => (payload === '*' ? load() : apply(payload.split(','))))
  const { unlisten } = await sql.listen(CHANNEL, onNotice, onListen)
  return {
    vocabulary,
    current: () => index,
    ready,
    close: async () => {
      closed = true
      await unlisten().catch(() => {})
    },
  }
}
