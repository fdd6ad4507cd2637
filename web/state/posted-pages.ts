import { type POSTED_CACHE, type PostedPage, postedKey, readPosted } from '#core/contracts/posted-page.ts'
import { newId } from '../lib/new-id.ts'

const CACHE = 'sous-posted' satisfies typeof POSTED_CACHE
const MOST = 3

/** Keeps a page that another tab sent until it is read. Returns its id. */
export async function keepPosted(page: PostedPage): Promise<string> {
  const id = newId()
  const cache = await caches.open(CACHE)
  for (const old of (await cache.keys()).slice(0, 1 - MOST)) await cache.delete(old)
  await cache.put(postedKey(id), Response.json(page))
  return id
}

/** Each is taken from the device once; React asks twice in development. */
const taken = new Map<string, Promise<PostedPage | undefined>>()

async function take(id: string): Promise<PostedPage | undefined> {
  if (!('caches' in globalThis)) return undefined
  const cache = await caches.open(CACHE)
  const kept: unknown = await (await cache.match(postedKey(id)))?.json().catch(() => undefined)
  await cache.delete(postedKey(id))
  if (typeof kept !== 'object' || kept === null) return undefined
  return readPosted(new Map(Object.entries(kept)))
}

export function takePosted(id: string): Promise<PostedPage | undefined> {
  const known = taken.get(id) ?? take(id).catch(() => undefined)
  taken.set(id, known)
  return known
}
