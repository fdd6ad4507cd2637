import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ReadItem } from '#core/contracts/read-ingredients.ts'
import { toastStore } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { addQuietly, addWritten } from './add-written.ts'
import { asPantryItem } from './as-pantry-item.ts'

const read = (written: string, name: string, more: Partial<ReadItem> = {}): ReadItem => ({
  written,
  name,
  emoji: '',
  amount: '',
  known: true,
  near: [],
  ...more,
})
const add = (...items: ReadItem[]) => addWritten(items.map(asPantryItem), items)

const clear = () => {
  stockLog.clear()
  pantryStore.clear()
  toastStore.clear()
}
beforeEach(clear)
afterEach(clear)

describe('what is typed for a list', () => {
  it('keeps place, state and amount, as in the pantry', async () => {
    await add(
      read('frozen peas', 'pea'),
      read('opened pesto', 'pesto', { amount: '1 jar' }),
      read('cooked rice', 'rice', { emoji: '🍚' }),
      read('eggs', 'egg', { amount: '2' }),
    )
    expect(pantryStore.get().ingredients).toEqual(['pea', 'pesto', 'cooked rice', 'egg'])
    const records = stockLog.records()
    expect(records.get('pea')).toMatchObject({ present: true, place: 'freezer' })
    expect(records.get('pesto')).toMatchObject({
      opened: expect.stringMatching(/^\d{4}-/),
      text: '1 jar',
      amount: { value: 1, unit: 'jar' },
    })
    expect(records.get('cooked rice')).toMatchObject({ cooked: expect.anything(), place: 'fridge' })
    expect(records.get('egg')).toMatchObject({ place: null, amount: { value: 2, unit: null } })
  })

  it('puts what is left of a dish with the leftovers, not on the list of ingredients', async () => {
    await add(read('leftover chili', 'chili pepper', { emoji: '🌶️' }), read('rice', 'rice'))
    expect(pantryStore.get().ingredients).toEqual(['rice'])
    expect(stockLog.records().get('leftover chili')).toMatchObject({ present: true, meal: 'Chili' })
    const toast = toastStore.get().at(-1)
    expect(toast).toMatchObject({ title: 'With your leftovers', description: 'Chili' })
    toast?.undo?.()
    expect(stockLog.records().get('leftover chili')?.present ?? false).toBe(false)
    expect(pantryStore.get().ingredients).toEqual(['rice'])
  })

  it('keeps two packages with a date each', async () => {
    const yogurt = (date: string) => read('yogurts', 'yogurt', { amount: 'one', date })
    await add(yogurt('best before 22.11.2126'), yogurt('30.11.2126'))
    const record = stockLog.records().get('yogurt')
    expect(record?.lots.map(({ best_before, amount }) => [best_before, amount?.value])).toEqual([
      ['2126-11-22', 1],
      ['2126-11-30', 1],
    ])
    expect(pantryStore.get().ingredients).toEqual(['yogurt'])
  })

  it('offers to make the typed amount all there is', async () => {
    stockLog.record([{ kind: 'have', name: 'egg', detail: { text: '12' } }])
    await add(read('6 eggs', 'egg', { amount: '6' }))
    const amount = () => stockLog.records().get('egg')?.amount?.value
    expect(amount()).toBe(18)
    expect(toastStore.get()[0]).toMatchObject({ description: 'egg: 18 now', action: { label: 'Make it 6' } })
    toastStore.get()[0]?.action?.act()
    expect(amount()).toBe(6)
    expect(toastStore.get()[0]?.description).toBe('egg: 6 now')
    toastStore.get()[0]?.undo?.()
    expect(amount()).toBe(12)
  })

  it('does not make food fresh by typing it again', async () => {
    stockLog.record([{ kind: 'have', name: 'cooked rice', detail: { cooked: '2026-11-01' } }])
    await add(read('cooked rice', 'rice'))
    expect(stockLog.records().get('cooked rice')?.cooked).toBe('2026-11-01')
  })

  it('never puts fresh food into the freezer beside frozen food', async () => {
    stockLog.record([{ kind: 'have', name: 'chicken breast', detail: { place: 'freezer' } }])
    await add(read('chicken breasts', 'chicken breast', { amount: '2' }))
    const record = stockLog.records().get('chicken breast')
    expect(record?.lots.map(({ place, amount }) => [place, amount?.value])).toEqual([
      ['freezer', undefined],
      [null, 2],
    ])
    // It is taken out of the freezer, or goes there too.
    await add(read('chicken breasts in the freezer', 'chicken breast', { amount: '3' }))
    expect(stockLog.records().get('chicken breast')?.lots.at(-1)?.place).toBe('freezer')
  })

  it('sets the amount of what is listed without one, and says so', async () => {
    stockLog.record([{ kind: 'have', name: 'egg' }])
    await add(read('eggs', 'egg', { amount: '6' }))
    expect(stockLog.records().get('egg')?.amount).toEqual({ value: 6, unit: null })
    expect(toastStore.get()[0]).toMatchObject({ description: 'egg: 6 now' })
    toastStore.get()[0]?.undo?.()
    expect(stockLog.records().get('egg')?.amount ?? null).toBeNull()
  })

  it('counts words as amounts', async () => {
    await add(read('onion', 'onion', { amount: 'an' }), read('cabbage', 'cabbage', { amount: 'half' }))
    expect(pantryStore.items().map(({ name, amount }) => [name, amount])).toEqual([
      ['onion', '1'],
      ['cabbage', '½'],
    ])
    const { opened, amount } = stockLog.records().get('cabbage') ?? {}
    expect([typeof opened, amount?.value]).toEqual(['string', 0.5])
  })

  it('needs no log for plain names', () => {
    expect(addQuietly([{ name: 'egg' }, { name: 'rice', amount: '500 g' }])).toEqual(['egg', 'rice'])
  })
})
