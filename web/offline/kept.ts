/** What a device caches for offline use: the caches, by name, and their limits. */
export const CACHES = {
  /** Build files, with hashed names. */
  assets: 'sous-assets',
  /** The page itself, as last served. */
  shell: 'sous-shell',
  cookbook: 'sous-cookbook',
  /** Rows of viewed and saved recipes. */
  seen: 'sous-seen',
  saved: 'sous-saved',
  covers: 'sous-covers',
} as const

export const MOST_SEEN = 300
export const MOST_COVERS = 300

export const SHELL = '/'
/** Metadata of the cookbook, readable without loading all of it. */
export const COOKBOOK_NOTE = '/offline/cookbook-note.json'
export const BUILDS_NOTE = '/offline/builds.json'

export interface CookbookNote {
  version: string
  checkedAt: number
}

export const recipeKey = (id: string) => `/offline/recipes/${id}.json`

export async function readKept<Value>(cacheName: string, key: string): Promise<Value | undefined> {
  const found = await caches.open(cacheName).then((cache) => cache.match(key))
  return (await found?.json().catch(() => undefined)) as Value | undefined
}

export const keep = async (cacheName: string, key: string, value: unknown) =>
  (await caches.open(cacheName)).put(key, Response.json(value))

/** Appends an entry, and evicts the oldest when there are too many. */
export async function keepBounded(cacheName: string, key: string | Request, value: Response, most: number) {
  const cache = await caches.open(cacheName)
  await cache.delete(key)
  await cache.put(key, value)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)))
}
