import {
  BY_COLUMNS,
  COOKBOOK_PATH,
  type CookbookByColumns,
  inBuckets,
  mergeCookbook,
  type OfflineCookbook,
} from '#core/contracts/offline-cookbook.ts'
import { CACHES, COOKBOOK_NOTE, type CookbookNote, keep, readKept } from './kept.ts'

const DAY_MS = 86_400_000

/** Fetches the starter collection once, and then its changes once a day. */
export async function keepCookbook(now = Date.now()) {
  const note = await readKept<CookbookNote>(CACHES.cookbook, COOKBOOK_NOTE)
  if (note && now - note.checkedAt < DAY_MS) return
  const query = new URLSearchParams({ form: BY_COLUMNS, ...(note && { since: note.version }) })
  const address = `${COOKBOOK_PATH}?${query}`
  const response = await fetch(address)
  if (response.status === 204 && note)
    return keep(CACHES.cookbook, COOKBOOK_NOTE, { ...note, checkedAt: now } satisfies CookbookNote)
  if (response.status !== 200) return
  const news = inBuckets((await response.json()) as OfflineCookbook | CookbookByColumns)
  const kept = note && (await readKept<OfflineCookbook>(CACHES.cookbook, COOKBOOK_PATH))
  // A diff is useless without its base: fetch everything next time.
  if (note && !kept) return (await caches.open(CACHES.cookbook)).delete(COOKBOOK_NOTE)
  await keep(CACHES.cookbook, COOKBOOK_PATH, mergeCookbook(kept, news))
  await keep(CACHES.cookbook, COOKBOOK_NOTE, {
    version: news.version,
    checkedAt: now,
  } satisfies CookbookNote)
}
