import type { OwnRecipeContent, RecipeMarks } from '#core/contracts/own-recipes.ts'
import { emptyMarks } from '#core/own-recipes/empty.ts'
import { readContent, readLogEntry, readMarks } from '#core/own-recipes/read-stored.ts'
import { type DeviceRecord, edited } from '#core/own-recipes/record.ts'
import type { DeviceEntry } from '#core/own-recipes/sync-log.ts'
import { same } from '#core/text/same.ts'
import { newId } from '../../lib/new-id.ts'
import type { StoreChange } from './database.ts'
import { drafts } from './drafts.ts'
import type { EntryChange } from './entries.ts'
import { freshRecord } from './fresh-record.ts'
import type { Parts } from './import-parts.ts'
import { cameBack, KEPT_MS, type KeptRecipe, photosOf } from './kept-recipes.ts'
import { type ImportBatch, type PastImport, readBatch, readImports } from './read-imports.ts'
import { restorePart } from './restore-part.ts'

/** A recipe from a file with all that belongs to it. Photos are encoded already. */
export interface Brought {
  content: OwnRecipeContent
  marks: RecipeMarks
  cooked: readonly { cooked_on: string; note: string | null; photo?: Blob }[]
  photos: readonly Blob[]
  createdAt?: string | null
  /** Of a recipe that was exported here, and of the account that it was exported from. */
  id?: string
  account?: string | null
}

/** Why an undone import left a recipe where it is. */
export type StayReason = 'edited' | 'noted' | 'cooked'
export interface Undone {
  removed: number
  stayed: readonly { title: string; reason: StayReason }[]
}

/** What came back of an undone import. */
export interface CameBack {
  back: number
  /** Photos that neither the device nor the account has any more. */
  photosLost: number
}

const KEY = 'imports'
const MOST = 50
const UNDO_BATCH = 100
/** Older than any recipe program. */
const EARLIEST = Date.UTC(1980, 0, 1)
const batchKey = (id: string, index: number) => `import-${id}-${index}`
const batchKeys = ({ id, batches }: PastImport) =>
  Array.from({ length: batches }, (_, index) => batchKey(id, index))

function createdAt(given: string | null | undefined): { createdAt?: string } {
  const time = Date.parse(given ?? '')
  return time >= EARLIEST && time <= Date.now() ? { createdAt: new Date(time).toISOString() } : {}
}

/** Libraries that were brought in: stored in batches, each recipe with all that belongs to it, and undone as a whole. */
export function createDeviceImports({ database, recipes, marks, log, photos, owner, written }: Parts) {
  /** Undone ones are no use in the bin: whoever wants them has the file. */
  let undone: ReadonlySet<string> = new Set()

  const list = async (): Promise<PastImport[]> => readImports((await database.get('meta', [KEY]))[0])
  const listChange = (next: (imports: PastImport[]) => PastImport[]): StoreChange => ({
    store: 'meta',
    key: KEY,
    next: (stored) => JSON.stringify(next(readImports(stored))),
  })
  const change = (id: string, next: (past: PastImport) => Partial<PastImport>) =>
    listChange((imports) => imports.map((past) => (past.id === id ? { ...past, ...next(past) } : past)))
  const dropped = (keys: readonly string[]) =>
    keys.map((key): StoreChange => ({ store: 'meta', key, next: () => undefined }))
  const batchesOf = async (past: PastImport): Promise<ImportBatch[]> =>
    (await database.get('meta', batchKeys(past))).flatMap((stored) => readBatch(stored) ?? [])

  async function load() {
    const past = (await list()).filter((one) => one.undone)
    const batches = await Promise.all(past.map(batchesOf))
    undone = new Set(batches.flat().flatMap((batch) => batch.recipes.map(({ id }) => id)))
    const old = past.filter(
      ({ kept, undoneAt }) => kept.length > 0 && Date.parse(undoneAt ?? '') < Date.now() - KEPT_MS,
    )
    if (old.length === 0) return
    // A full device is tidied next time.
    await database
      .updateAll(
        old.flatMap(({ id, kept }) => [...dropped(kept), change(id, () => ({ kept: [], keptCount: 0 }))]),
      )
      .catch(() => {})
  }

  async function begin(name: string, chosen: number): Promise<string> {
    const at = new Date().toISOString()
    const past: PastImport = {
      ...{ id: newId(), at, name, chosen, saved: 0, photos: 0, state: 'running', batches: 0, undone: false },
      ...{ kept: [], keptCount: 0, undoneAt: null, backAt: null },
    }
    const oldest = (await list()).slice(MOST - 1)
    await database.updateAll([
      listChange((imports) => [past, ...imports].slice(0, MOST)),
      ...dropped(oldest.flatMap((one) => [...batchKeys(one), ...one.kept])),
    ])
    return past.id
  }

  /** Its former one, so that plans and copies lead to it again. In another account it may be someone else's. */
  const idFor = ({ id, account = null }: Brought, taken: ReadonlySet<string>): string =>
    id !== undefined && account === owner() && !taken.has(id) && isFree(id) ? id : newId()
  const isFree = (id: string) => !recipes.snapshot().has(id) && !marks.snapshot().has(id) && !undone.has(id)

  /** All of these, or none. Returns how many; what is no valid recipe is left out. */
  async function save(importId: string, brought: readonly Brought[]): Promise<number> {
    const past = (await list()).find(({ id }) => id === importId)
    // Signed out meanwhile: nothing of it belongs here any more.
    if (!past) throw new Error('no such import')
    const at = new Date().toISOString()
    const rows: DeviceRecord<OwnRecipeContent>[] = []
    const marked: DeviceRecord<RecipeMarks>[] = []
    const cooked: DeviceEntry[] = []
    const files: StoreChange[] = []
    const taken = new Set<string>()
    for (const one of brought) {
      const id = idFor(one, taken)
      taken.add(id)
      const named = one.photos.map((blob) => ({ blob, name: photos.nameFor(blob) }))
      const content = readContent({ ...one.content, photos: named.map(({ name }) => name) })
      if (!content) continue
      rows.push({ ...freshRecord(id, content, at), ...createdAt(one.createdAt) })
      files.push(...named.map(({ name, blob }) => photos.change(id, name, blob)))
      const noted = readMarks(one.marks)
      if (noted && !same(noted, emptyMarks)) marked.push(freshRecord(id, noted, at, emptyMarks))
      for (const { photo: blob, ...entry } of one.cooked) {
        const photo = blob ? photos.nameFor(blob) : null
        const read = readLogEntry({ ...entry, photo, id: newId(), recipe_id: id, created_at: at })
        if (!read) continue
        cooked.push({ entry: read, stored: false, removed: false })
        if (photo && blob) files.push(photos.change(id, photo, blob))
      }
    }
    const hasMarks = new Set(marked.map(({ id }) => id))
    const batch: ImportBatch = { at, recipes: rows.map(({ id }) => ({ id, marked: hasMarks.has(id) })) }
    const parts = [
      recipes.prepare(rows.map((row) => ({ id: row.id, next: () => row }))),
      marks.prepare(marked.map((row) => ({ id: row.id, next: () => row }))),
      log.prepare(cooked.map((row) => ({ id: row.entry.id, next: () => row }))),
    ]
    await written(
      database.updateAll([
        ...parts.flatMap(({ changes }) => changes),
        ...files,
        { store: 'meta', key: batchKey(importId, past.batches), next: () => JSON.stringify(batch) },
        change(importId, ({ saved, batches, photos: known }) => ({
          ...{ saved: saved + rows.length, batches: batches + 1, photos: known + files.length },
        })),
      ]),
    )
    for (const { done } of parts) done()
    return rows.length
  }

  const isUntouched = (
    record: Pick<DeviceRecord<unknown>, 'revision' | 'base' | 'updatedAt'>,
    at: string,
  ): boolean => (record.revision === 0 ? record.updatedAt === at : record.revision === 1 && !record.base)

  /** The entries of the log by recipe: one pass for all. */
  function logByRecipe(): Map<string, DeviceEntry[]> {
    const found = new Map<string, DeviceEntry[]>()
    for (const one of log.snapshot().values()) {
      const known = found.get(one.entry.recipe_id)
      if (known) known.push(one)
      else found.set(one.entry.recipe_id, [one])
    }
    return found
  }

  /** `back`: as it came back after a former undo. */
  type Came = ImportBatch['recipes'][number] & { at: string; back: KeptRecipe | undefined }
  async function cameWith(past: PastImport | undefined): Promise<Came[]> {
    if (!past) return []
    const back = await cameBack(database, past)
    return (await batchesOf(past)).flatMap(({ at, recipes: some }) =>
      some.map((one) => {
        const again = back.get(one.id)
        return { ...one, at: (again && past.backAt) ?? at, back: again }
      }),
    )
  }
  const pastOf = async (importId: string) => (await list()).find(({ id }) => id === importId)

  /** Which of them an undo removes, and which it leaves. */
  function judge(came: readonly Came[], logged: ReadonlyMap<string, readonly DeviceEntry[]>) {
    const stayed: { title: string; reason: StayReason }[] = []
    const gone = came.flatMap((one) => {
      const recipe = recipes.snapshot().get(one.id)
      if (!recipe || recipe.deletedAt !== null) return []
      const reason = stayReason(recipe, one, logged.get(one.id) ?? [])
      if (reason) stayed.push({ title: recipe.content.title, reason })
      return reason ? [] : [one.id]
    })
    return { gone, stayed }
  }

  /** What an undo would do, to ask with the true numbers. */
  async function foresee(importId: string): Promise<Undone> {
    const { gone, stayed } = judge(await cameWith(await pastOf(importId)), logByRecipe())
    return { removed: gone.length, stayed }
  }

  /** Removes what came in and wasn't touched since, from the account too. */
  async function undo(importId: string): Promise<Undone> {
    const past = await pastOf(importId)
    const came = await cameWith(past)
    const stayed: Undone['stayed'][number][] = []
    const gone: string[] = []
    const logged = logByRecipe()
    for (let first = 0; first < came.length; first += UNDO_BATCH) {
      const judged = judge(came.slice(first, first + UNDO_BATCH), logged)
      gone.push(...judged.gone)
      stayed.push(...judged.stayed)
      if (judged.gone.length > 0) await remove(importId, judged.gone, logged)
    }
    // What came back after a former undo is in the new parts, or was changed and stays.
    const former = past?.backAt ? past.kept : []
    await database.updateAll([
      ...dropped(former),
      change(importId, ({ kept, keptCount }) => ({
        ...{ undone: true, state: 'done', undoneAt: new Date().toISOString(), backAt: null },
        ...{ kept: kept.filter((key) => !former.includes(key)) },
        keptCount: past?.backAt ? gone.length : keptCount,
      })),
    ])
    undone = new Set([...undone, ...gone])
    return { removed: gone.length, stayed }
  }

  function stayReason(
    recipe: DeviceRecord<OwnRecipeContent>,
    { at, marked, back }: Came,
    entries: readonly DeviceEntry[],
  ): StayReason | undefined {
    const isAsItCame = back ? same(recipe.content, back.content) : isUntouched(recipe, at)
    if (!isAsItCame || drafts.get(recipe.id)) return 'edited'
    const noted = marks.snapshot().get(recipe.id)
    const isNotedAsItCame = back
      ? same(noted?.content ?? emptyMarks, back.marks ?? emptyMarks)
      : !noted || (marked ? isUntouched(noted, at) : same(noted.content, emptyMarks))
    if (!isNotedAsItCame) return 'noted'
    const since = entries.some(
      ({ entry, removed }) => !removed && Date.parse(entry.created_at) !== Date.parse(at),
    )
    return since ? 'cooked' : undefined
  }

  const isNowhere = (record: DeviceRecord<unknown>) => record.revision === 0 && !record.sent

  async function remove(
    importId: string,
    ids: readonly string[],
    logged: ReadonlyMap<string, readonly DeviceEntry[]>,
  ) {
    const now = new Date().toISOString()
    const deleted = ids.map(
      (id): EntryChange<DeviceRecord<OwnRecipeContent>> => ({
        id,
        next: (record) =>
          record && !isNowhere(record) ? edited(record, { deletedAt: now }, now) : undefined,
      }),
    )
    const emptied = ids
      .filter((id) => marks.snapshot().has(id))
      .map(
        (id): EntryChange<DeviceRecord<RecipeMarks>> => ({
          id,
          next: (record) =>
            record && !isNowhere(record) ? edited(record, { content: emptyMarks }, now) : undefined,
        }),
      )
    const unlogged = ids
      .flatMap((id) => logged.get(id) ?? [])
      .map(
        ({ entry }): EntryChange<DeviceEntry> => ({
          id: entry.id,
          next: (known) => (known?.stored ? { ...known, removed: true } : undefined),
        }),
      )
    const kept = ids.flatMap((id): KeptRecipe[] => {
      const record = recipes.snapshot().get(id)
      const cooked = (logged.get(id) ?? []).flatMap(({ entry, removed }) => (removed ? [] : [entry]))
      const noted = marks.snapshot().get(id)?.content ?? null
      return record
        ? [{ id, createdAt: record.createdAt, content: record.content, marks: noted, cooked }]
        : []
    })
    const aside: StoreChange[] = []
    for (const one of kept)
      for (const name of photosOf(one)) aside.push(...(await photos.setAside(one.id, name, owner() !== null)))
    const key = `kept-${newId()}`
    const parts = [recipes.prepare(deleted), marks.prepare(emptied), log.prepare(unlogged)]
    await written(
      database.updateAll([
        ...parts.flatMap(({ changes }) => changes),
        ...aside,
        { store: 'meta', key, next: () => JSON.stringify(kept) },
        change(importId, (past) => ({
          kept: [...past.kept, key],
          keptCount: past.keptCount + kept.length,
        })),
      ]),
    )
    for (const { done } of parts) done()
  }

  /** Puts back what an undo removed: the same recipes, with their marks, log and photos. */
  async function bringBack(importId: string): Promise<CameBack> {
    const past = await pastOf(importId)
    const at = new Date().toISOString()
    let [back, photosLost] = [0, 0]
    for (const key of past?.undone ? past.kept : []) {
      const done = await restorePart({ database, recipes, marks, log, photos, owner, written }, key, at)
      back += done.ids.length
      photosLost += done.photosLost
      undone = new Set([...undone].filter((id) => !done.ids.includes(id)))
    }
    if (past?.undone)
      await database.updateAll([change(importId, () => ({ undone: false, undoneAt: null, backAt: at }))])
    return { back, photosLost }
  }

  return {
    ...{ load, list, begin, save, foresee, undo, bringBack },
    end: (importId: string, state: 'done' | 'stopped') =>
      database.updateAll([change(importId, () => ({ state }))]),
    isUndone: (recipeId: string) => undone.has(recipeId),
  }
}
