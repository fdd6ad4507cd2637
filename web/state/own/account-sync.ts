import type { SupabaseClient } from '@supabase/supabase-js'
import type { OwnRecipeContent, RecipeMarks } from '#core/contracts/own-recipes.ts'
import { mergeFields } from '#core/own-recipes/merge-fields.ts'
import { mergeMarks } from '#core/own-recipes/merge-marks.ts'
import { readContent, readMarks } from '#core/own-recipes/read-stored.ts'
import type { DeviceRecord } from '#core/own-recipes/record.ts'
import { createSync, type Local, type Progress, type Remote } from '#core/own-recipes/sync.ts'
import { createLogSync, type DeviceEntry } from '#core/own-recipes/sync-log.ts'
import type { LiveChange } from '../../api/live.ts'
import { householdOf } from '../household-of.ts'
import type { Database } from './database.ts'
import { drafts } from './drafts.ts'
import type { Entries } from './entries.ts'
import type { createPhotos } from './photos.ts'
import { remoteLog } from './remote-log.ts'
import { remoteRows } from './remote-rows.ts'

export interface Synced {
  database: Database
  recipes: Entries<DeviceRecord<OwnRecipeContent>>
  marks: Entries<DeviceRecord<RecipeMarks>>
  log: Entries<DeviceEntry>
  photos: ReturnType<typeof createPhotos>
  isListed: (recipeId: string, name: string) => boolean
  onLost: (id: string, fields: readonly string[]) => void
}

const TABLES = ['own_recipes', 'recipe_marks', 'cook_log', 'household_members']

function readProgress(value: unknown): Progress {
  const { cursor, pulledAt } = (value ?? {}) as Partial<Progress>
  const isKnown = typeof cursor === 'string' && !Number.isNaN(Date.parse(cursor))
  return { cursor: isKnown ? cursor : null, pulledAt: typeof pulledAt === 'number' ? pulledAt : 0 }
}

const elapsed = () => performance.now()

/** Syncs the device's records with this account, one run at a time. */
export function createAccountSync(me: string, own: Synced) {
  const { database, recipes, marks, log, photos } = own
  const localOf = <Content>(entries: Entries<DeviceRecord<Content>>, key: string): Local<Content> => ({
    all: async () => [...entries.snapshot().values()],
    update: (changes) => entries.update(changes, me),
    progress: async () => readProgress((await database.get('meta', [key]))[0]),
    setProgress: (progress) => database.update('meta', [{ key, next: () => progress }], me),
  })
  /** The account as it is at this run: the household may be another one at the next. */
  let recipeRows: Remote<OwnRecipeContent>
  let markRows: Remote<RecipeMarks>
  const current = <Content>(remote: () => Remote<Content>): Remote<Content> => ({
    changed: (since) => remote().changed(since),
    ids: (whose) => remote().ids(whose),
    read: (ids) => remote().read(ids),
    insert: (records) => remote().insert(records),
    save: (record, revision) => remote().save(record, revision),
    saveAlike: (some, revision) => remote().saveAlike(some, revision),
  })
  const recipeSync = createSync<OwnRecipeContent>({
    me,
    local: localOf(recipes, 'recipes'),
    remote: current(() => recipeRows),
    merge: mergeFields,
    onLost: own.onLost,
    elapsed,
  })
  const markSync = createSync<RecipeMarks>({
    me,
    local: localOf(marks, 'marks'),
    remote: current(() => markRows),
    merge: mergeMarks,
    elapsed,
  })

  async function connect(supabase: SupabaseClient) {
    const household = await householdOf(supabase, me)
    recipeRows = remoteRows(supabase, me, {
      ...{ table: 'own_recipes', idColumn: 'id', key: 'id', read: readContent, household },
      toRow: ({ id, content, shared, deletedAt, createdAt }) => ({
        ...content,
        id,
        household_id: shared ? household : null,
        deleted_at: deletedAt,
        created_at: createdAt,
      }),
    })
    markRows = remoteRows(supabase, me, {
      ...{ table: 'recipe_marks', idColumn: 'recipe_id', key: 'user_id,recipe_id', read: readMarks },
      toRow: ({ id, content }) => ({ ...content, recipe_id: id }),
    })
    return createLogSync({
      local: {
        all: async () => [...log.snapshot().values()],
        update: (changes) => log.update(changes, me),
      },
      remote: remoteLog(supabase, me),
    })
  }

  let isTidy = false
  return {
    async run(supabase: SupabaseClient, withPull: boolean) {
      const parts = [recipeSync, markSync, await connect(supabase)]
      if (withPull) for (const part of parts) await part.pull()
      // A photo before the recipe that lists it; a photo that can't be sent holds up no recipe.
      const problem = await photos.push(supabase, me, own.isListed).then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      for (const part of parts) await part.push()
      if (problem) throw problem.error
      if (!isTidy)
        await photos.tidy((recipe, name) => own.isListed(recipe, name) || drafts.hasPhoto(recipe, name))
      isTidy = true
    },
    isRefused: recipeSync.isRefused,
    /** Whether a change elsewhere is new here; the echo of our own isn't. */
    isNews({ table, eventType, new: row }: LiveChange): boolean {
      if (!TABLES.includes(table) || eventType === 'DELETE') return TABLES.includes(table)
      if (table === 'own_recipes')
        return recipeSync.isNews(recipes.snapshot().get(String(row.id)), row.revision)
      if (table === 'recipe_marks')
        return markSync.isNews(marks.snapshot().get(String(row.recipe_id)), row.revision)
      return table !== 'cook_log' || log.snapshot().get(String(row.id))?.stored !== true
    },
  }
}
