import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { toIndexed } from '#core/matching/indexed-recipe.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { ownFacts } from '#core/own-recipes/as-recipe-row.ts'
import { openLinkShelf } from '#core/own-recipes/link-shelf.ts'
import { ownRow, type StoredContent } from '#core/own-recipes/own-row.ts'
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
  /** What is in it, with what is in linked recipes. */
  linesOf: (id: string) => readonly string[]
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
  const links = openLinkShelf(contents)
  const facts = openOwnFacts(database)
  let index: RecipeIndex | undefined
  let collection: ReturnType<typeof createCollectionSearch> | undefined
  /** Recipes without facts. */
  const waiting = new Set<string>()

  const linesOf = (id: string) => {
    const stored = contents.get(id)
    return stored ? links.linesOf(stored) : []
  }
  const indexed = (row: ExternalRecipeRow) => toIndexed({ ...row, ingredients: [...linesOf(row.id)] })
  /** Facts follow from the lines of linked recipes too. */
  const judgedOf = ({ id, content }: StoredContent) => ({ ...content, ingredients: [...linesOf(id)] })

  function place(id: string, row: ExternalRecipeRow | undefined) {
    collection = undefined
    if (row) {
      rows.set(id, row)
      index?.insert(indexed(row))
    } else if (rows.delete(id)) index?.remove(id)
  }

  function take(id: string) {
    waiting.delete(id)
    const stored = contents.get(id)
    if (!stored) return place(id, undefined)
    const kept = facts.of(id, judgedOf(stored))
    if (kept) return place(id, ownRow(stored, kept))
    waiting.add(id)
    // Until it is judged again nothing is claimed about it.
    place(id, undefined)
  }

  /** A change of one changes what is in those that link to it. */
  function takeAll(changed: ReadonlyMap<string, StoredContent | undefined>) {
    for (const [id, stored] of changed)
      if (stored) contents.set(id, stored)
      else contents.delete(id)
    for (const id of new Set([...changed.keys(), ...links.refresh(changed.keys())])) take(id)
  }

  function judge(id: string): ExternalRecipeRow | undefined {
    const stored = contents.get(id)
    if (!waiting.delete(id) || !stored) return rows.get(id)
    const content = judgedOf(stored)
    const judged = ownFacts(content, known)
    facts.keep(id, factsMark(content, known.version), judged)
    const row = ownRow(stored, judged)
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
    const gone = [...contents.keys()]
    for (const all of [contents, rows, waiting]) all.clear()
    links.refresh(gone)
    index = undefined
    collection = undefined
    const records = stored.flatMap((one) => readStored(one) ?? [])
    takeAll(new Map(records.map((record) => [record.id, record])))
    follow()
  }

  async function reread(keys: readonly string[]) {
    const stored = await database.get('recipes', keys)
    takeAll(
      new Map(
        keys.map((id, at) => {
          const record = readStored(stored[at])
          return [id, record?.id === id ? record : undefined]
        }),
      ),
    )
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
    linesOf,
    index() {
      index ??= new RecipeIndex(known.vocabulary, [...rows.values()].map(indexed), swapRules())
      return index
    },
    collection() {
      collection ??= createCollectionSearch(rows.values(), known.vocabulary)
      return collection
    },
  }
}
