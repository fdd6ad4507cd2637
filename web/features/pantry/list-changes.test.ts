import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { clearList, removeIngredient } from './list-changes.ts'

const clear = () => {
  stockLog.clear()
  pantryStore.clear()
  toastStore.clear()
}
let stop = () => {}
beforeEach(() => {
  clear()
  stop = pantryStore.subscribe(stockLog.adopt)
})
afterEach(() => {
  stop()
  clear()
})

const detail = { text: '500 g', best_before: '2026-12-01', opened: '2026-11-18', place: 'fridge' as const }
const known = {
  present: true,
  amount: { value: 500, unit: 'gram' },
  best_before: '2026-12-01',
  place: 'fridge',
}
const record = (name: string) => stockLog.records().get(name)

it.each([
  ['removed', () => removeIngredient('cream')],
  ['cleared', clearList],
])('brings back what was %s with its amount and its dates', async (_what, remove) => {
  stockLog.record([
    { kind: 'have', name: 'cream', detail },
    { kind: 'bought', name: 'cream', detail: { amount: { value: 200, unit: 'gram' } } },
  ])
  const before = record('cream')
  remove()
  expect(pantryStore.get().ingredients).toEqual([])
  toastStore.get()[0]?.undo?.()
  expect(pantryStore.get().ingredients).toEqual(['cream'])
  await vi.waitFor(() => expect(record('cream')?.lots).toHaveLength(2))
  expect(record('cream')).toMatchObject({ ...known, amount: { value: 700, unit: 'gram' } })
  expect(record('cream')?.lots).toEqual(before?.lots)
})

it('brings back what only the list knows', async () => {
  pantryStore.add([{ name: 'leek', emoji: '🥬' }])
  removeIngredient('leek')
  toastStore.get()[0]?.undo?.()
  expect(pantryStore.items()).toEqual([{ name: 'leek', emoji: '🥬' }])
})
