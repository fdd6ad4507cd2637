/** What a device keeps for use without a network: the caches, by name, and how much goes into them. */
export const CACHES = {
  /** Files of the build, by names that carry their hash. */
  assets: 'sous-assets',
  /** The page itself, as the server last gave it. */
  shell: 'sous-shell',
  cookbook: 'sous-cookbook',
  /** Rows of recipes that were looked at, and of those that were saved. */
  seen: 'sous-seen',
  saved: 'sous-saved',
  covers: 'sous-covers',
} as const

export const MOST_SEEN = 300
export const MOST_COVERS = 300

export const SHELL = '/'
/** What is known about the cookbook without reading all of it. */
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

/** Puts at the end of the line, and lets go of the first in it when there are too many. */
export async function keepBounded(cacheName: string, key: string | Request, value: Response, most: number) {
  const cache = await caches.open(cacheName)
  await cache.delete(key)
  await cache.put(key, value)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)))
}
