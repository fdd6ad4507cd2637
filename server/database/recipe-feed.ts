import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { FACTS_VERSION } from '#content/food-facts/version.ts'
import { MEASURES } from '#content/measures/index.ts'
import { ALIKE } from '#content/substitutions/alike.ts'
import { SUBSTITUTIONS } from '#content/substitutions/index.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import { toIndexed } from '#core/matching/indexed-recipe.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import type { IndexedRecipe } from '#core/matching/recipe-store.ts'
import { createSwapRules } from '#core/substitutions/swap-rules.ts'
import { describeError, type Log } from '../lib/log.ts'
import type { Sql } from '../lib/sql.ts'
import { refreshFacts } from './recipe-facts.ts'

export interface RecipeFeed {
  vocabulary: FoodBook
  /** The index; empty until `ready`, replaced as a whole after a lost connection. */
  current: () => RecipeIndex
  ready: Promise<void>
  close: () => Promise<void>
}

const CHANNEL = 'sous_recipes'
/** Small pages: a concurrent request waits for one page at most, and the total takes no longer. */
const PAGE = 200
const RETRY_MS = 2000

type FeedRow = Parameters<typeof toIndexed>[0] & Pick<ExternalRecipeRow, 'facts_version'>

/** Lists as JSON: parsing that takes a quarter of the time of an array. */
const rowsOf = (sql: Sql, where = sql``) => sql<FeedRow[]>`
  select id, title, to_json(ingredients) as ingredients, quality_score, to_json(dietary_tags) as dietary_tags,
    to_json(allergens) as allergens, line_weights, kind, cooking_time_minutes, prep_time_minutes, rest_time_minutes,
    facts_version
  from external_recipes ${where}`

async function* readAll(sql: Sql): AsyncGenerator<IndexedRecipe[], void, void> {
  for await (const rows of rowsOf(sql).cursor(PAGE)) yield rows.map(toIndexed)
}

/**
 * Keeps an index of all recipes in sync with the table: loads it, then follows the notifications of the table's triggers.
 * A lost connection may have lost notifications too, so it then reloads.
 */
export async function openRecipeFeed(sql: Sql, log: Log): Promise<RecipeFeed> {
  const swaps = createSwapRules(SUBSTITUTIONS, ALIKE, VOCABULARY, MEASURES)
  let index = new RecipeIndex(VOCABULARY)
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
        index = await RecipeIndex.of(VOCABULARY, readAll(sql), swaps)
        log.info('recipe index loaded', { recipes: index.size })
        return
      } catch (error) {
        if (closed) return
        log.warn('recipe index could not be loaded', { error: describeError(error) })
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
  }

  // Recipes that came by another way, or were judged by older facts. It writes in small batches, beside everything else.
  let refreshing: Promise<void> | undefined
  let asked = false
  const refreshAll = async () => {
    while (asked && !closed) {
      asked = false
      const judged = await refreshFacts(sql, VOCABULARY, () => closed)
      if (judged > 0) log.info('food facts computed', { recipes: judged })
    }
  }
  const refresh = () => {
    // One that comes while the last batch is written would be missed: then once more.
    asked = true
    refreshing ??= refreshAll()
      .catch((error) => {
        asked = false
        log.warn('food facts could not be computed', { error: describeError(error) })
      })
      .finally(() => {
        refreshing = undefined
        if (asked && !closed) refresh()
      })
  }

  const apply = async (ids: string[]) => {
    const rows = await rowsOf(sql, sql`where id = any(${ids})`)
    const found = new Map(rows.map((row) => [row.id as string, row]))
    if (rows.some((row) => row.facts_version !== FACTS_VERSION)) refresh()
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
  const onListen = () =>
    void enqueue(async () => {
      await load()
      first()
      refresh()
    })
  // A star means everything: the table was truncated.
  const onNotice = (payload: string) =>
    void enqueue(() => (payload === '*' ? load() : apply(payload.split(','))))
  const { unlisten } = await sql.listen(CHANNEL, onNotice, onListen)
  return {
    vocabulary: VOCABULARY,
    current: () => index,
    ready,
    close: async () => {
      closed = true
      await unlisten().catch(() => {})
      await refreshing
    },
  }
}
