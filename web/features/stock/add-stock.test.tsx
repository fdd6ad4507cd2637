import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#core/stock/day.ts'
import { toastStore } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { stockBatch } from './add-stock.ts'

const clear = () => {
  localStorage.clear()
  pantryStore.clear()
  stockLog.clear()
  toastStore.clear()
}
beforeEach(clear)
afterEach(clear)

const have = (name: string, text?: string) =>
  stockLog.record([{ kind: 'have', name, ...(text && { detail: { text } }) }])
const amountOf = (name: string) => stockLog.records().get(name)?.amount
const toast = () => toastStore.get()[0]

describe('adding a food that is there', () => {
  it('adds to a known amount, and offers to replace it', () => {
    have('egg', '12')
    have('milk', '2 l')
    stockBatch()([{ name: 'egg', amount: '6' }])
    expect(amountOf('egg')).toEqual({ value: 18, unit: null })
    expect(toast()).toMatchObject({ title: 'Egg: 18 now', action: { label: 'Make it 6' } })
    toast()?.action?.act()
    expect(amountOf('egg')).toEqual({ value: 6, unit: null })
    expect(toast()?.title).toBe('Egg: 6 now')
    toast()?.undo?.()
    expect(amountOf('egg')).toEqual({ value: 12, unit: null })
    stockBatch()([{ name: 'milk', amount: '500 ml' }])
    expect(amountOf('milk')).toEqual({ value: 2.5, unit: 'liter' })
    toast()?.undo?.()
    expect(amountOf('milk')).toEqual({ value: 2, unit: 'liter' })
  })

  it('never puts fresh food into the freezer beside frozen food', () => {
    for (const [name, text] of [
      ['chicken breast', undefined],
      ['ground beef', '500 g'],
    ] as const)
      stockLog.record([{ kind: 'have', name, detail: { place: 'freezer', ...(text && { text }) } }])
    stockBatch()([
      { name: 'chicken breast', amount: '2' },
      { name: 'ground beef', amount: '400 g' },
    ])
    const lots = (name: string) =>
      stockLog
        .records()
        .get(name)
        ?.lots.map(({ place, amount }) => [place, amount?.value])
    expect(lots('chicken breast')).toEqual([
      ['freezer', undefined],
      [null, 2],
    ])
    expect(lots('ground beef')).toEqual([
      ['freezer', 500],
      [null, 400],
    ])
  })

  it('sets the amount where none is known', () => {
    have('egg')
    have('jam', 'a little left')
    stockBatch()([
      { name: 'egg', amount: '6' },
      { name: 'jam', amount: '1 jar' },
    ])
    expect(amountOf('egg')).toEqual({ value: 6, unit: null })
    expect(amountOf('jam')).toEqual({ value: 1, unit: 'jar' })
    expect(toast()?.action).toBeUndefined()
  })

  it('takes a printed date for that of another package, unless one is there without', () => {
    const day = (ahead: number) => addDays(localDay(), ahead)
    const add = (ahead: number) =>
      stockBatch()(
        [{ name: 'milk' }],
        [
          {
            written: 'milk',
            date: `best before ${day(ahead)}`,
            name: 'milk',
            emoji: '',
            amount: '',
            known: true,
            near: [],
          },
        ],
      )
    const dates = () =>
      stockLog
        .records()
        .get('milk')
        ?.lots.map(({ best_before }) => best_before)
    add(5)
    expect(dates()).toEqual([day(5)])
    stockLog.record([{ kind: 'bought', name: 'milk' }])
    expect(dates()).toEqual([day(5), null])
    add(12)
    expect(dates()).toEqual([day(5), day(12)])
    add(20)
    expect(dates()).toEqual([day(5), day(12), day(20)])
    toast()?.undo?.()
    expect(dates()).toEqual([day(5), day(12)])
  })

  it('names both where they don’t add up', () => {
    have('milk', '2 l')
    stockBatch()([{ name: 'milk', amount: '1 carton' }])
    expect(stockLog.records().get('milk')).toMatchObject({ amount: null, text: '2 l + 1 carton' })
  })

  it('adds up what is typed twice, and finds the plural', () => {
    have('onion', '1')
    stockBatch()([
      { name: 'onions', amount: '2' },
      { name: 'onion', amount: '3' },
      { name: 'leek', amount: '1' },
      { name: 'leek', amount: '1' },
    ])
    expect(amountOf('onion')).toEqual({ value: 6, unit: null })
    expect(amountOf('leek')).toEqual({ value: 2, unit: null })
    expect(toast()).toMatchObject({
      description: 'onion: 6 now, leek: 2 now',
      action: { label: 'Replace instead' },
    })
  })

  it('changes no amount where none was typed', () => {
    have('egg', '12')
    stockBatch()([{ name: 'egg' }])
    expect(amountOf('egg')).toEqual({ value: 12, unit: null })
  })
})

it('takes back everything that was typed in one go', () => {
  have('carrot', '2')
  const add = stockBatch()
  add([{ name: 'carrot', amount: '3' }])
  add([{ name: 'leek', amount: '1' }])
  add([{ name: 'cream' }])
  expect(pantryStore.get().ingredients).toEqual(['carrot', 'leek', 'cream'])
  expect(toast()?.description).toBe('carrot: 5 now, leek, cream')
  toast()?.undo?.()
  expect(pantryStore.items()).toEqual([{ name: 'carrot', amount: '2' }])
})

it('keeps the date of the package that was typed', () => {
  const year = new Date().getFullYear() + 1
  const read = { written: 'yogurt', name: 'yogurt', emoji: '', amount: '500 g', known: true, near: [] }
  stockBatch()([{ name: 'yogurt', amount: '500 g' }], [{ ...read, date: `best before 20.11.${year}` }])
  expect(stockLog.records().get('yogurt')).toMatchObject({
    amount: { value: 500, unit: 'gram' },
    best_before: `${year}-11-20`,
  })
})
