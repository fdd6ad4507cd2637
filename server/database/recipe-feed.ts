import { INGREDIENTS } from '#content/ingredients/index.ts'
import { dietBits } from '#core/contracts/diets.ts'
import { RecipeIndex } from '#core/pantry/recipe-index.ts'
import type { IndexedRecipe } from '#core/pantry/recipe-store.ts'
import { createVocabulary, type Vocabulary } from '#core/pantry/vocabulary.ts'
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
const PAGE = 2000
const RETRY_MS = 2000

const toIndexed = (row: Record<string, unknown>): IndexedRecipe => ({
  id: row.id as string,
  ingredients: row.ingredients as string[],
  quality: row.quality_score as number | null,
  diet: dietBits(row.dietary_tags as string[]),
})

async function readAll(sql: Sql): Promise<IndexedRecipe[]> {
  const all: IndexedRecipe[] = []
  for await (const rows of sql`select id, ingredients, quality_score, dietary_tags from external_recipes`.cursor(
    PAGE,
  ))
    for (const row of rows) all.push(toIndexed(row))
  return all
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

  // Read before it is built: building is one step, so whoever asks meets the old index or the new one.
  const load = async () => {
    for (;;) {
      try {
        const rows = await readAll(sql)
        index = new RecipeIndex(vocabulary, rows)
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
    const rows =
      await sql`select id, ingredients, quality_score, dietary_tags from external_recipes where id = any(${ids})`
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
