import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LineMatch } from '#core/contracts/match-recipes.ts'
import { pantryStore } from './pantry.ts'
import { useShortages, withShortages } from './shortages.ts'
import { stockLog } from './stock/stock-log.ts'

const clear = () => {
  localStorage.clear()
  stockLog.clear()
  pantryStore.clear()
}
beforeEach(clear)
afterEach(clear)

const eggs = (count: number): LineMatch[] => [
  { line: `${count} large eggs`, strength: 'full', reason: 'exact', ingredient: 'egg', staple: false },
]
const recipe = (id: string, group: 'ready' | 'one' | 'few', count: number) => ({
  id,
  group,
  why: 'You have everything',
  reasons: eggs(count),
})

it('a recipe that needs clearly more than there is isn’t ready, and says so', async () => {
  stockLog.record([{ kind: 'bought', name: 'egg', detail: { amount: { value: 2, unit: null } } }])
  const { result } = renderHook(useShortages)
  await waitFor(() => expect(result.current({ reasons: eggs(8) })).toEqual(['You have 2 of 8 eggs']))
  expect(result.current({ reasons: eggs(2) }, 4)).toEqual(['You have 2 of 8 eggs'])
  const all = [recipe('a', 'ready', 8), recipe('b', 'ready', 2), recipe('c', 'one', 1), recipe('d', 'few', 9)]
  const shown = withShortages(all, 'ready', result.current)
  expect(shown.map(({ id, group, why }) => [id, group, why])).toEqual([
    ['b', 'ready', 'You have everything'],
    ['a', 'one', 'You have 2 of 8 eggs'],
    ['c', 'one', 'You have everything'],
    ['d', 'few', 'You have everything'],
  ])
  expect(shown.at(-1)).toMatchObject({ short: ['You have 2 of 9 eggs'] })
  expect(withShortages(all, 'score', result.current).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})

it('what is at zero is no ingredient, until there is some again', () => {
  stockLog.record([
    { kind: 'bought', name: 'egg', detail: { amount: { value: 2, unit: null } } },
    { kind: 'have', name: 'milk' },
  ])
  stockLog.record([{ kind: 'used', name: 'egg', detail: { amount: { value: 2, unit: null } } }])
  expect(pantryStore.get().ingredients).toEqual(['milk'])
  expect(stockLog.records().get('egg')).toMatchObject({ present: true, amount: { value: 0 } })
  pantryStore.add([{ name: 'egg' }])
  stockLog.adopt()
  expect([...pantryStore.get().ingredients].sort()).toEqual(['egg', 'milk'])
  expect(stockLog.records().get('egg')?.amount).toBeNull()
})
