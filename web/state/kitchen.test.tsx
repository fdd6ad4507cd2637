import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PantryFact } from '#core/contracts/pantry-facts.ts'
import { factStore } from './stock/fact-store.ts'

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

const fact = (category: PantryFact['category'], basis: PantryFact['basis'], days: number): PantryFact => ({
  food: 'x',
  emoji: '',
  category,
  place: 'fridge',
  basis,
  keeps: {
    pantry: { closed: null, opened: null },
    fridge: { closed: [days, days], opened: null },
    freezer: [200, 200],
    thawed: [1, 1],
    cooked: [3, 3],
    cookedFrozen: [90, 90],
  },
  staple: false,
  gramsEach: null,
  gramsPerMl: null,
})
const FACTS: Record<string, PantryFact> = {
  chicken: fact('poultry', 'safety', 2),
  spinach: fact('vegetables', 'quality', 5),
  yogurt: fact('dairy', 'quality', 14),
}

beforeEach(() => {
  localStorage.clear()
  factStore.clear()
  vi.resetModules()
  vi.stubGlobal('fetch', async () => Response.json({ facts: FACTS }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('leaves out what is not safe to eat, and names what won’t keep, as the log changes', async () => {
  const { pantryStore: list } = await import('./pantry.ts')
  const { stockLog: log } = await import('./stock/stock-log.ts')
  const { useKitchen, kitchenWith } = await import('./kitchen.ts')
  log.record([
    { kind: 'bought', name: 'chicken', detail: { bought: ago(6) } },
    { kind: 'bought', name: 'spinach', detail: { bought: ago(4) } },
    { kind: 'bought', name: 'yogurt', detail: { bought: ago(1) } },
  ])
  const { result } = renderHook(() => useKitchen())
  expect(result.current.isReady).toBe(false)
  await waitFor(() => expect(result.current.isReady).toBe(true))
  expect(result.current).toMatchObject({
    ingredients: ['spinach', 'yogurt'],
    soon: ['spinach'],
    unavailable: ['chicken'],
  })
  act(() => void log.record([{ kind: 'set', name: 'chicken', detail: { place: 'freezer', frozen: ago(6) } }]))
  expect(result.current).toMatchObject({ ingredients: ['chicken', 'spinach', 'yogurt'], unavailable: [] })
  act(() => list.remove('spinach'))
  expect(result.current.soon).toEqual([])
  expect(await kitchenWith(['chicken', 'leek'])).toMatchObject({ ingredients: ['chicken', 'leek'], soon: [] })
})

it('knows raw meat that is too old without an answer, and goes on with the rest', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const { stockLog: log } = await import('./stock/stock-log.ts')
  const { kitchenWith } = await import('./kitchen.ts')
  log.record([
    { kind: 'bought', name: 'chicken thighs', detail: { bought: ago(5) } },
    { kind: 'bought', name: 'cod', detail: { bought: ago(5), frozen: ago(5), place: 'freezer' } },
    { kind: 'bought', name: 'egg' },
  ])
  expect(await kitchenWith(['chicken thighs', 'cod', 'egg'])).toMatchObject({
    isReady: true,
    ingredients: ['cod', 'egg'],
    unavailable: ['chicken thighs'],
    undated: [],
  })
})

it('leaves out raw meat and fish while the dates can’t be loaded, and says which', async () => {
  vi.doMock('./stock/soon.ts', () => {
    throw new Error('away')
  })
  const { kitchenWith } = await import('./kitchen.ts')
  expect(await kitchenWith(['chicken', 'chicken broth', 'egg'])).toMatchObject({
    isReady: true,
    ingredients: ['chicken broth', 'egg'],
    unavailable: ['chicken'],
    undated: ['chicken'],
  })
  vi.doUnmock('./stock/soon.ts')
})
