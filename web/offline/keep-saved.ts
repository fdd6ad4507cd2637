import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { readTable } from '#web/api/rest.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { savedStore } from '#web/state/saved.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { CACHES, keep, recipeKey } from './kept.ts'

const IN_ONE_GO = 20
let following = false

/** Not in the collection: own recipes, or deleted ones. */
const absent = new Set<string>()

/** Those that are saved, and those that the plan is made of from today on. */
function idsToKeep(): string[] {
  const today = localDay()
  const own = ownRecipes.snapshot()
  const planned = planStore.get().flatMap(({ date, recipeId }) => (date >= today && recipeId ? recipeId : []))
  return [...new Set([...savedStore.get(), ...planned.filter((id) => !own.has(id))])]
}

async function keepMissing() {
  await ownRecipes.ready().catch(() => {})
  const cache = await caches.open(CACHES.saved)
  const ids = idsToKeep()
  const wanted = new Set(ids.map(recipeKey))
  const have = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  for (const key of have) if (!wanted.has(key)) await cache.delete(key)
  const missing = ids.filter((id) => !have.has(recipeKey(id)) && !absent.has(id))
  for (let at = 0; at < missing.length; at += IN_ONE_GO) {
    const some = missing.slice(at, at + IN_ONE_GO)
    const query = { select: '*', id: `in.(${some.join(',')})` }
    const rows = await readTable<ExternalRecipeRow>('external_recipes', query)
    for (const row of rows) await keep(CACHES.saved, recipeKey(row.id), row)
    for (const id of some) if (!rows.some((row) => row.id === id)) absent.add(id)
  }
}

/** Caches every saved and planned recipe, including those that were never opened here. */
export async function keepSaved() {
  let work = keepMissing().catch(() => {})
  if (following) return
  following = true
  const again = () => {
    work = work.then(() => keepMissing().catch(() => {}))
  }
  savedStore.subscribe(again)
  planStore.subscribe(again)
}
