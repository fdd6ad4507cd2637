import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { toIndexed } from '#core/matching/indexed-recipe.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { ownFacts, type StoredContent, withOwnFacts } from '#core/own-recipes/as-recipe-row.ts'
import { readDeviceRecord } from '#core/own-recipes/read-record.ts'
import { readContent } from '#core/own-recipes/read-stored.ts'
import { factsMark } from '#core/own-recipes/stored-facts.ts'
import { createCollectionSearch } from '#core/recipes/search-collection.ts'
import type { Database } from '#web/state/own/database.ts'
import { openTabs } from '#web/state/own/tabs.ts'
import { knowledge, swapRules } from './knowledge.ts'
import { openOwnFacts } from './own-facts.ts'

/** Own recipes of this device, ready to be matched and searched. */
export interface OwnShelf {
  /** What is stored was read. Recipes that have never been judged follow, a few at a time. */
  ready: Promise<void>
  /** Resolves when all of them are there. */
  settled: () => Promise<void>
  rows: () => readonly ExternalRecipeRow[]
  rowOf: (id: string) => ExternalRecipeRow | undefined
  index: () => RecipeIndex
  collection: () => ReturnType<typeof createCollectionSearch>
}

/** Questions are answered in between. */
const TURN_MS = 20
/** While thousands are judged, pages hear of it now and then. */
const NEWS_MS = 3000

function readStored(stored: unknown): StoredContent | undefined {
  try {
    const record = typeof stored === 'string' ? readDeviceRecord(JSON.parse(stored), readContent) : undefined
    return record?.deletedAt === null ? record : undefined
  } catch {
    return undefined
  }
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Follows the database of own recipes, which pages write. `onChange` is called when answers may be different. */
export function openOwnShelf(database: Database, onChange: () => void): OwnShelf {
  const known = knowledge()
  const contents = new Map<string, StoredContent>()
  const rows = new Map<string, ExternalRecipeRow>()
  const facts = openOwnFacts(database)
  let index: RecipeIndex | undefined
  let collection: ReturnType<typeof createCollectionSearch> | undefined
  /** Recipes without facts. */
  const waiting = new Set<string>()

  function place(id: string, row: ExternalRecipeRow | undefined) {
    collection = undefined
    if (row) {
      rows.set(id, row)
      index?.insert(toIndexed(row))
    } else if (rows.delete(id)) index?.remove(id)
  }

  function take(id: string, stored: StoredContent | undefined) {
    waiting.delete(id)
    if (!stored) {
      contents.delete(id)
      place(id, undefined)
      return
    }
    contents.set(id, stored)
    const kept = facts.of(id, stored.content)
    if (kept) return place(id, withOwnFacts(stored, kept))
    waiting.add(id)
    // Until it is judged again nothing is claimed about it.
    place(id, undefined)
  }

  function judge(id: string): ExternalRecipeRow | undefined {
    const stored = contents.get(id)
    if (!waiting.delete(id) || !stored) return rows.get(id)
    const judged = ownFacts(stored.content, known)
    facts.keep(id, factsMark(stored.content, known.version), judged)
    const row = withOwnFacts(stored, judged)
    place(id, row)
    return row
  }

  async function judgeAll() {
    let told = performance.now()
    while (waiting.size > 0) {
      const until = performance.now() + TURN_MS
      for (const id of waiting) {
        judge(id)
        if (performance.now() > until) break
      }
      if (performance.now() > told + NEWS_MS) {
        told = performance.now()
        onChange()
      }
      await nextTurn()
    }
    // Full storage: they are computed again next time.
    await facts.store((id) => contents.has(id)).catch(() => {})
  }

  let judging: Promise<void> | undefined
  function follow() {
    if (waiting.size === 0) return onChange()
    judging ??= judgeAll()
      .catch(() => {})
      .finally(() => {
        judging = undefined
        if (waiting.size > 0) follow()
        else onChange()
      })
  }

  async function load() {
    const [stored] = await Promise.all([database.all('recipes'), facts.load()])
    for (const all of [contents, rows, waiting]) all.clear()
    index = undefined
    collection = undefined
    for (const one of stored) {
      const record = readStored(one)
      if (record) take(record.id, record)
    }
    follow()
  }

  async function reread(keys: readonly string[]) {
    const stored = await database.get('recipes', keys)
    for (const [at, id] of keys.entries()) {
      const record = readStored(stored[at])
      take(id, record?.id === id ? record : undefined)
    }
    follow()
  }

  // One after the other: an older state must not arrive after a newer one.
  let work = Promise.resolve()
  const enqueue = (task: () => Promise<void>) => {
    work = work.then(task).catch(() => {})
    return work
  }
  openTabs(({ store, keys }) => {
    if (store === 'all') void enqueue(load)
    else if (store === 'recipes' && Array.isArray(keys))
      void enqueue(() => reread(keys.filter((key) => typeof key === 'string')))
  })

  return {
    ready: enqueue(load),
    async settled() {
      await work
      while (judging) await judging
    },
    rows: () => [...rows.values()],
    rowOf: (id) => judge(id),
    index() {
      index ??= new RecipeIndex(known.vocabulary, [...rows.values()].map(toIndexed), swapRules())
      return index
    },
    collection() {
      collection ??= createCollectionSearch(rows.values(), known.vocabulary)
      return collection
    },
  }
}
