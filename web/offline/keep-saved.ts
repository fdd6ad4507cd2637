import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { readTable } from '#web/api/rest.ts'
import { savedStore } from '#web/state/saved.ts'
import { CACHES, keep, recipeKey } from './kept.ts'

const IN_ONE_GO = 20
let following = false

async function keepMissing() {
  const cache = await caches.open(CACHES.saved)
  const ids = savedStore.get()
  const wanted = new Set(ids.map(recipeKey))
  const have = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  for (const key of have) if (!wanted.has(key)) await cache.delete(key)
  const missing = ids.filter((id) => !have.has(recipeKey(id)))
  for (let at = 0; at < missing.length; at += IN_ONE_GO) {
    const some = missing.slice(at, at + IN_ONE_GO)
    const query = { select: '*', id: `in.(${some.join(',')})` }
    for (const row of await readTable<ExternalRecipeRow>('external_recipes', query))
      await keep(CACHES.saved, recipeKey(row.id), row)
  }
}

/** Caches every saved recipe, including those saved elsewhere and never opened here. */
export async function keepSaved() {
  let work = keepMissing().catch(() => {})
  if (following) return
  following = true
  savedStore.subscribe(() => {
    work = work.then(() => keepMissing().catch(() => {}))
  })
}
