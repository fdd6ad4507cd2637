import type { SupabaseClient } from '@supabase/supabase-js'
import type { Cut } from '#core/own-recipes/photo-crop.ts'
import { isPhotoName } from '#core/own-recipes/read-stored.ts'
import { newId } from '../../lib/new-id.ts'
import type { Database, StoreChange } from './database.ts'
import { KEPT_MS } from './kept-recipes.ts'
import { toPhoto } from './to-photo.ts'

const BUCKET = 'recipe-photos'
/** Downloaded photos on the device; older ones are downloaded again when they are shown. */
const CACHED = 400
/** A photo that no recipe lists after a day was dropped in the editor. */
const UNLISTED_MS = 24 * 3600_000

interface KeptPhoto {
  blob: Blob
  /** The account has it. */
  uploaded: boolean
  at: number
}

const readPhoto = (value: unknown): KeptPhoto | undefined => {
  const { blob, uploaded, at } = (value ?? {}) as Partial<KeptPhoto>
  const isPhoto = blob instanceof Blob && (blob.type === 'image/webp' || blob.type === 'image/jpeg')
  return isPhoto && typeof at === 'number' ? { blob, uploaded: uploaded === true, at } : undefined
}

const keyOf = (recipeId: string, name: string) => `${recipeId}/${name}`
/** Removed here; the account may still have it. */
const GONE = 'gone/'
/** Of a recipe that an undo removed, in case it comes back. */
const ASIDE = 'aside/'
const REMOVED_AT_ONCE = 100
/** The server is busy, or this user sent much: the others would be answered alike. */
const TOO_MANY = 429

const nameFor = (blob: Blob) => `${newId()}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`

/** Photos of recipes: as files on the device until the account has them, then cached from there on demand. */
export function createPhotos(database: Database) {
  /** Rejected (over quota, say) until the page is loaded again. */
  const refused = new Set<string>()
  /** Those that the account has, so that thousands needn't be read again. */
  const uploaded = new Set<string>()
  const fetching = new Map<string, Promise<Blob | undefined>>()

  const keep = (key: string, photo: KeptPhoto, owner?: string) =>
    database.update('photos', [{ key, next: () => photo }], owner)

  const kept = async (key: string) => readPhoto((await database.get('photos', [key]))[0])

  async function pushRemovals(supabase: SupabaseClient, me: string, keys: readonly string[]) {
    for (let first = 0; first < keys.length; first += REMOVED_AT_ONCE) {
      const some = keys.slice(first, first + REMOVED_AT_ONCE)
      const { error } = await supabase.storage
        .from(BUCKET)
        .remove(some.map((key) => `${me}/${key.slice(GONE.length)}`))
      if (error) throw error
      await database.update(
        'photos',
        some.map((key) => ({ key, next: () => undefined })),
        me,
      )
    }
  }

  const removal = (key: string, hasAccount: boolean): StoreChange[] => [
    { store: 'photos', key, next: () => undefined },
    ...(hasAccount ? [{ store: 'photos' as const, key: GONE + key, next: () => true }] : []),
  ]

  return {
    nameFor,
    /** For a transaction with the recipe that lists it. */
    change: (recipeId: string, name: string, blob: Blob): StoreChange => ({
      store: 'photos',
      key: keyOf(recipeId, name),
      next: (): KeptPhoto => ({ blob, uploaded: false, at: Date.now() }),
    }),
    /** The same, to remove one, from the account too with the next sync; what the device has of it can be put back. */
    async setAside(recipeId: string, name: string, hasAccount: boolean): Promise<StoreChange[]> {
      const key = keyOf(recipeId, name)
      const photo = await kept(key)
      const aside = photo && { ...photo, uploaded: false, at: Date.now() }
      return [
        ...removal(key, hasAccount),
        ...(aside ? [{ store: 'photos' as const, key: ASIDE + key, next: () => aside }] : []),
      ]
    },
    /** Undefined: neither the device nor the account has it any more. */
    async putBack(recipeId: string, name: string): Promise<StoreChange[] | undefined> {
      const key = keyOf(recipeId, name)
      const [aside, gone] = await database.get('photos', [ASIDE + key, GONE + key])
      const photo = readPhoto(aside)
      if (!photo && gone === undefined) return undefined
      uploaded.delete(key)
      const back = photo && { ...photo, at: Date.now() }
      return [
        ...(back ? [{ store: 'photos' as const, key, next: () => back }] : []),
        ...[ASIDE + key, GONE + key].map(
          (stale): StoreChange => ({ store: 'photos', key: stale, next: () => undefined }),
        ),
      ]
    },

    /** Undefined: the browser can't read this file. */
    async add(recipeId: string, file: Blob, cut?: Cut): Promise<string | undefined> {
      const blob = await toPhoto(file, cut)
      if (!blob) return undefined
      const name = nameFor(blob)
      await keep(keyOf(recipeId, name), { blob, uploaded: false, at: Date.now() })
      return name
    },

    /** The photo from the device, or from its owner's account. */
    async get(
      recipeId: string,
      name: string,
      account?: { supabase: SupabaseClient; me: string; owner: string },
    ): Promise<Blob | undefined> {
      if (!isPhotoName(name)) return undefined
      const key = keyOf(recipeId, name)
      const here = await kept(key)
      if (here || !account) return here?.blob
      let download = fetching.get(key)
      if (!download) {
        download = (async () => {
          const { data } = await account.supabase.storage.from(BUCKET).download(`${account.owner}/${key}`)
          const photo = readPhoto({ blob: data, uploaded: true, at: Date.now() })
          // Shown also if the device has no room for it.
          if (photo) await keep(key, photo, account.me).catch(() => {})
          return photo?.blob
        })().finally(() => fetching.delete(key))
        fetching.set(key, download)
      }
      return download
    },

    async copy(name: string, from: Blob, recipeId: string) {
      await keep(keyOf(recipeId, name), { blob: from, uploaded: false, at: Date.now() })
    },

    /** Uploads those that a recipe or the log lists. Errors are thrown at the end: no photo waits for another. */
    async push(supabase: SupabaseClient, me: string, isListed: (recipeId: string, name: string) => boolean) {
      let problem: unknown
      const keys = await database.keys('photos')
      const removed = keys.filter((key) => key.startsWith(GONE))
      await pushRemovals(supabase, me, removed).catch((error: unknown) => {
        problem = error
      })
      for (const key of keys) {
        const [recipeId = '', name = ''] = key.split('/')
        if (refused.has(key) || uploaded.has(key) || !isListed(recipeId, name)) continue
        const photo = await kept(key)
        if (photo?.uploaded) uploaded.add(key)
        if (!photo || photo.uploaded) continue
        const { error } = await supabase.storage
          .from(BUCKET)
          .upload(`${me}/${key}`, photo.blob, { contentType: photo.blob.type })
        const status = Number((error as { status?: number } | null)?.status)
        // 409: it was stored, and only the answer was lost. Removed meanwhile: it stays so.
        if (!error || status === 409)
          await database.update(
            'photos',
            [{ key, next: (stored) => stored && { ...photo, uploaded: true } }],
            me,
          )
        else if (status >= 400 && status < 500 && ![401, 408, TOO_MANY].includes(status)) refused.add(key)
        else problem = error
        if (status === TOO_MANY) break
      }
      if (problem) throw problem
    },

    /** Drops what nobody lists, and the oldest of what can be downloaded again. */
    async tidy(isListed: (recipeId: string, name: string) => boolean) {
      const cached: { key: string; at: number }[] = []
      const gone: string[] = []
      for (const key of await database.keys('photos')) {
        if (key.startsWith(GONE)) continue
        const photo = await kept(key)
        if (key.startsWith(ASIDE)) {
          if (!photo || photo.at < Date.now() - KEPT_MS) gone.push(key)
          continue
        }
        const [recipeId = '', name = ''] = key.split('/')
        if (!photo || (!isListed(recipeId, name) && photo.at < Date.now() - UNLISTED_MS)) gone.push(key)
        else if (photo.uploaded) cached.push({ key, at: photo.at })
      }
      cached.sort((a, b) => b.at - a.at)
      gone.push(...cached.slice(CACHED).map(({ key }) => key))
      await database.update(
        'photos',
        gone.map((key) => ({ key, next: () => undefined })),
      )
    },
  }
}
