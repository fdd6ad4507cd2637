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
/** Few at a time: whoever asks meanwhile waits for one page at most, and the whole takes no longer. */
const PAGE = 200
const RETRY_MS = 2000

const toIndexed = (row: Record<string, unknown>): IndexedRecipe => ({
  id: row.id as string,
  ingredients: row.ingredients as string[],
  quality: row.quality_score as number | null,
  diet: dietBits(row.dietary_tags as string[]),
})

/** Lists come as JSON: that is read in a quarter of the time that an array takes. */
const rowsOf = (sql: Sql, where = sql``) => sql`
  select id, to_json(ingredients) as ingredients, quality_score, to_json(dietary_tags) as dietary_tags
  from external_recipes ${where}`

async function* readAll(sql: Sql): AsyncGenerator<IndexedRecipe[], void, void> {
  for await (const rows of rowsOf(sql).cursor(PAGE)) yield rows.map(toIndexed)
}

/**
 * Keeps an index of all recipes in step with the table: loads it, then follows the notices of the table's triggers.
 * Whenever the connection was lost, notices may be too, so it loads again.
 */
export async function openRecipeFeed(sql: Sql, log: Log): Promise<RecipeFeed> {
  const vocabulary = createVocabulary(INGREDIENTS)
  let index = new RecipeIndex(vocabulary)
  let closed = false
  let work = Promise.resolve()
  const enqueue = (task: () => Promise<void>) => {
    work = work.then(task).catch((error) => log.error('recipe feed', { error: describeError(error) }))
    return work
  }

  // Whoever asks meanwhile meets the old index, and does not wait: the new one is built page by page.
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
  // Called at the first connection and after each one that was lost. Notices that come while it loads wait in line.
  const onListen = () => void enqueue(async () => load().then(first))
  // A star stands for everything: the table was emptied.
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
