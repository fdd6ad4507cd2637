import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeCaches } from '#tests/support/fake-caches.ts'
import { until } from '#tests/support/until.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { savedStore } from '#web/state/saved.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { keepSaved } from './keep-saved.ts'
import { CACHES, recipeKey } from './kept.ts'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const asked: string[] = []
const fake = fakeCaches()

beforeEach(() => {
  localStorage.clear()
  savedStore.reread()
  vi.stubGlobal('caches', fake.caches)
  vi.stubGlobal('fetch', async (address: URL) => {
    const ids = /in\.\((.*)\)/.exec(address.searchParams.get('id') ?? '')?.[1]?.split(',') ?? []
    asked.push(...ids)
    return Response.json(ids.map((one) => ({ id: one, title: 'Soup' })))
  })
})
afterEach(() => vi.unstubAllGlobals())

it('caches every saved recipe, fetches each once, and drops those no longer saved', async () => {
  const kept = () => fake.names(CACHES.saved)
  savedStore.set([id(1), id(2)])
  await keepSaved()
  await until(() => expect(kept()).toEqual([recipeKey(id(1)), recipeKey(id(2))]))
  savedStore.toggle(id(3))
  savedStore.toggle(id(1))
  await until(() => expect(kept()).toEqual([recipeKey(id(2)), recipeKey(id(3))]))
  await keepSaved()
  expect(asked).toEqual([id(1), id(2), id(3)])
  // The state after signing out.
  savedStore.set([])
  await until(() => expect(kept()).toEqual([]))
})

it('caches what is planned, until it is no longer', async () => {
  await keepSaved()
  const meal = { date: localDay(), slot: 'dinner', kind: 'recipe', recipeId: id(7), title: 'Stew' } as const
  planStore.add([meal, { ...meal, date: '2020-01-01', recipeId: id(8) }])
  await until(() => expect(fake.names(CACHES.saved)).toEqual([recipeKey(id(7))]))
  planStore.clear()
  await until(() => expect(fake.names(CACHES.saved)).toEqual([]))
})
