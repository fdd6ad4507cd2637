import type { OwnRecipeContent, RecipeMarks } from '#core/contracts/own-recipes.ts'
import { emptyMarks } from '#core/own-recipes/empty.ts'
import { mergeFields } from '#core/own-recipes/merge-fields.ts'
import { readDeviceRecord } from '#core/own-recipes/read-record.ts'
import { readContent, readLogEntry, readMarks } from '#core/own-recipes/read-stored.ts'
import { type DeviceRecord, edited, isWaiting, type State } from '#core/own-recipes/record.ts'
import { type DeviceEntry, readDeviceEntry } from '#core/own-recipes/sync-log.ts'
import { hasStoredSession } from '../../api/supabase.ts'
import { newId } from '../../lib/new-id.ts'
import { type Database, openDatabase, type Store } from './database.ts'
import { createDeviceImports } from './device-imports.ts'
import { createDeviceVersions } from './device-versions.ts'
import { drafts } from './drafts.ts'
import { entriesOf } from './entries.ts'
import { freshRecord } from './fresh-record.ts'
import { noteConflict } from './note-conflict.ts'
import { ownFlag } from './own-flag.ts'
import type { OwnRecipe } from './own-recipe.ts'
import { createPhotos } from './photos.ts'
import { startSync } from './start-sync.ts'
import { openTabs } from './tabs.ts'

type Recipe = DeviceRecord<OwnRecipeContent>
type Marks = DeviceRecord<RecipeMarks>

const isText = (value: unknown): value is string => typeof value === 'string'

/** As long as the account keeps them. */
const BIN_MS = 30 * 24 * 3600_000

interface DeletedRecipe {
  id: string
  title: string
  deletedAt: string
}

/** Own recipes, marks, cooking log and photos on this device. */
export async function createOwnDevice(database: Database) {
  const listeners = new Set<() => void>()
  let owner: string | null = null
  let isRefused: (record: Recipe) => boolean = () => false
  let wake: (() => void) | undefined
  let views = new WeakMap<Recipe, OwnRecipe>()
  let view: ReadonlyMap<string, OwnRecipe> | undefined
  let bin: readonly DeletedRecipe[] | undefined

  const changed = () => {
    view = undefined
    bin = undefined
    for (const listener of listeners) listener()
  }
  const onChange = (store: Store) => (keys: readonly string[], isHere: boolean) => {
    if (isHere) tabs.tell({ store, keys })
    changed()
  }
  const recipes = entriesOf<Recipe>(
    database,
    'recipes',
    (value) => readDeviceRecord(value, readContent),
    onChange('recipes'),
    ({ id }) => id,
  )
  const marks = entriesOf<Marks>(
    database,
    'marks',
    (value) => readDeviceRecord(value, readMarks),
    onChange('marks'),
    ({ id }) => id,
  )
  const log = entriesOf<DeviceEntry>(
    database,
    'cook_log',
    readDeviceEntry,
    onChange('cook_log'),
    ({ entry }) => entry.id,
  )
  const photos = createPhotos(database)
  const history = createDeviceVersions(database)
  const imports = createDeviceImports({
    ...{ database, recipes, marks, log, photos },
    ...{ owner: () => owner, written },
  })
  const lists = { recipes, marks, cook_log: log }

  async function load() {
    const [stored] = await database.get('meta', ['owner'])
    owner = isText(stored) ? stored : null
    await Promise.all([recipes.load(), marks.load(), log.load(), imports.load()])
  }

  const tabs = openTabs(({ store, keys }) => {
    if (store === 'all') void load().then(changed)
    else if (store in lists) void lists[store as keyof typeof lists].reread(keys.filter(isText))
  })

  async function forget() {
    await database.clear()
    owner = null
    views = new WeakMap()
    for (const list of Object.values(lists)) list.clear()
    ownFlag.clear()
    drafts.clear()
    tabs.tell({ store: 'all', keys: [] })
  }

  await load()
  // Signed out while this wasn't running.
  if (owner !== null && !hasStoredSession()) await forget()
  // Removed before this page was opened: nobody will undo that.
  const gone = [...log.snapshot().values()].filter(({ removed, stored }) => removed && !stored)
  await log.update(gone.map(({ entry }) => ({ id: entry.id, next: () => undefined })))
  const isListed = (recipeId: string, name: string) => {
    const recipe = recipes.snapshot().get(recipeId)
    const isIn = (state?: State<OwnRecipeContent>) => state?.content.photos.includes(name) === true
    return (
      isIn(recipe) ||
      isIn(recipe?.base) ||
      [...log.snapshot().values()].some(({ entry }) => entry.recipe_id === recipeId && entry.photo === name)
    )
  }

  const isMine = (recipe: Recipe) => recipe.owner === null || recipe.owner === owner
  const stateFor = (recipe: Recipe): OwnRecipe['state'] => {
    if (!isWaiting(recipe)) return 'synced'
    if (owner === null) return 'device'
    return isRefused(recipe) ? 'refused' : 'waiting'
  }
  function viewOf(recipe: Recipe): OwnRecipe {
    const known = views.get(recipe)
    const state = stateFor(recipe)
    if (known?.state === state && known.isMine === isMine(recipe)) return known
    const { id, content, shared, createdAt, updatedAt } = recipe
    const seen = { id, content, isMine: isMine(recipe), isShared: shared, state, createdAt, updatedAt }
    views.set(recipe, seen)
    return seen
  }

  /** Any write: the device has something now, and the account is behind. */
  async function written(work: Promise<void>) {
    await work
    if (!ownFlag.get().used) ownFlag.set({ used: true, owner })
    wake?.()
  }

  const now = () => new Date().toISOString()
  const change = (id: string, next: (recipe: Recipe) => Partial<State<OwnRecipeContent>>) =>
    written(
      recipes.update([
        {
          id,
          next: (recipe) => (recipe && isMine(recipe) ? edited(recipe, next(recipe), now()) : recipe),
        },
      ]),
    )

  async function save(
    id: string | undefined,
    given: OwnRecipeContent,
    from?: OwnRecipeContent,
  ): Promise<string> {
    const content = readContent(given)
    if (!content) throw new Error('not a recipe')
    const key = id ?? newId()
    let isAllowed = true
    let before: Recipe | undefined
    let saved = content
    await written(
      recipes.update([
        {
          id: key,
          next: (recipe) => {
            if (!recipe) return freshRecord(key, content, now())
            isAllowed = isMine(recipe)
            if (!isAllowed) return recipe
            // A change that arrived while the form was open stays, unless the form changed the same field.
            before = recipe
            saved = from ? mergeFields(from, content, recipe.content).merged : content
            return edited(recipe, { content: saved, deletedAt: null }, now())
          },
        },
      ]),
    )
    if (!isAllowed) throw new Error('not your recipe')
    // Full storage: the recipe is saved, its history isn't.
    if (before)
      await history
        .add(key, { content: before.content, savedAt: before.updatedAt }, { content: saved, savedAt: now() })
        .catch(() => {})
    return key
  }

  return {
    database,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot(): ReadonlyMap<string, OwnRecipe> {
      view ??= new Map(
        [...recipes.snapshot()].flatMap(([id, recipe]) =>
          recipe.deletedAt === null ? [[id, viewOf(recipe)] as const] : [],
        ),
      )
      return view
    },
    /** Deleted in the last 30 days, the latest first. */
    deleted(): readonly DeletedRecipe[] {
      bin ??= [...recipes.snapshot().values()]
        .flatMap(({ id, content, deletedAt, owner: by }) =>
          deletedAt !== null &&
          (by === null || by === owner) &&
          Date.parse(deletedAt) > Date.now() - BIN_MS &&
          !imports.isUndone(id)
            ? [{ id, title: content.title, deletedAt }]
            : [],
        )
        .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1))
      return bin
    },
    owner: () => owner,
    /** In whose folder a photo is: a photo of the log is the user's, whoever wrote the recipe. */
    ownerOf(recipeId: string, name: string): string | null {
      const recipe = recipes.snapshot().get(recipeId)
      return (recipe?.content.photos.includes(name) ? recipe.owner : null) ?? owner
    },
    save,
    versions: history.of,
    remove: (id: string) => change(id, () => ({ deletedAt: now() })),
    restore: (id: string) => change(id, () => ({ deletedAt: null })),
    setShared: (id: string, shared: boolean) => change(id, () => ({ shared })),

    marksOf: (recipeId: string): RecipeMarks => marks.snapshot().get(recipeId)?.content ?? emptyMarks,
    allMarks: () => marks.snapshot(),
    async setMarks(recipeId: string, given: Partial<RecipeMarks>) {
      await written(
        marks.update([
          {
            id: recipeId,
            next: (record) => {
              const content = readMarks({ ...(record?.content ?? emptyMarks), ...given })
              if (!content) return record
              return record
                ? edited(record, { content }, now())
                : freshRecord(recipeId, content, now(), emptyMarks)
            },
          },
        ]),
      )
    },

    logEntries: () => log.snapshot(),
    async addLogEntry(entry: {
      recipe_id: string
      cooked_on: string
      note?: string | null
      photo?: string | null
    }) {
      const read = readLogEntry({ note: null, photo: null, ...entry, id: newId(), created_at: now() })
      if (!read) throw new Error('not an entry')
      await written(
        log.update([{ id: read.id, next: () => ({ entry: read, stored: false, removed: false }) }]),
      )
      return read.id
    },
    setLogEntryRemoved: (id: string, removed: boolean) =>
      written(log.update([{ id, next: (known) => known && { ...known, removed } }])),

    photos,
    imports: {
      ...imports,
      async undo(importId: string) {
        const result = await imports.undo(importId)
        changed()
        return result
      },
      async bringBack(importId: string) {
        const result = await imports.bringBack(importId)
        changed()
        return result
      },
    },
    isListed,
    forget,

    async start(userId: string) {
      // Another user's recipes were left behind: they must not be merged.
      if (owner !== null && owner !== userId) await forget()
      await database.update('meta', [{ key: 'owner', next: () => userId }])
      owner = userId
      ownFlag.set({ used: true, owner })
      const sync = startSync(userId, {
        ...{ database, recipes, marks, log, photos, isListed },
        onLost: (id) => noteConflict(id, recipes.snapshot().get(id)?.content.title ?? ''),
        onDone: changed,
      })
      isRefused = sync.isRefused
      wake = () => sync.run(false)
      changed()
      return {
        refresh: () => sync.run(true),
        stop: () => {
          wake = undefined
          sync.stop()
        },
      }
    },
  }
}

export type OwnDevice = Awaited<ReturnType<typeof createOwnDevice>>

let opened: Promise<OwnDevice> | undefined

/** The one of this page. */
export function openOwn(): Promise<OwnDevice> {
  opened ??= openDatabase()
    .then(createOwnDevice)
    .catch((error) => {
      opened = undefined
      throw error
    })
  return opened
}
