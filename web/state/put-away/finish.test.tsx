import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Found } from '#core/put-away/found.ts'
import { itemsOf } from '#core/put-away/pile.ts'
import { labelStore } from '../labels.ts'
import { planStore } from '../plan/plan.ts'
import { settledStore } from '../plan/settled.ts'
import { shoppingStore } from '../shopping.ts'
import { localDay } from '../stock/local-day.ts'
import { stockLog } from '../stock/stock-log.ts'
import { finish } from './finish.ts'
import { lastPutAwayStore } from './last-put-away.ts'
import { pileStore } from './pile-store.ts'
import { findProducts, forgetProducts } from './products.ts'
import { takeBack } from './take-back.ts'

const MILK = '4006381333931'
const found = (more: Partial<Found>): Found => ({
  way: 'code',
  printed: MILK,
  shop: '',
  title: 'Alpine milk',
  name: null,
  near: [],
  isSure: Boolean(more.name),
  count: 1,
  each: { value: 1, unit: 'liter' },
  bestBefore: null,
  ...more,
})

beforeEach(() => {
  stockLog.clear()
  for (const store of [pileStore, labelStore, shoppingStore, settledStore, planStore]) store.clear()
  lastPutAwayStore.clear()
  forgetProducts()
})
afterEach(() => {
  vi.useRealTimers()
})

const only = () => itemsOf(pileStore.get())[0]?.id ?? ''
const listed = () => [...stockLog.records().values()].filter(({ present }) => present)

it('puts away, ticks the list, and takes all of it back at once', () => {
  planStore.add([{ date: localDay(), slot: 'dinner', kind: 'note', title: 'Soup' }])
  const [meal] = planStore.get()
  shoppingStore.add([{ name: 'milk', line: '2 l milk' }])
  shoppingStore.set(
    shoppingStore.get().map((one) => ({ ...one, plan: { meals: [meal?.id ?? ''], line: one.line } })),
  )
  stockLog.record([{ kind: 'have', name: 'salt' }])
  const before = { list: shoppingStore.get(), settled: settledStore.get().foods, stock: listed() }
  pileStore.add(found({}))
  pileStore.add(found({ printed: '96385074', title: '' }))
  pileStore.change(only(), { name: 'Milk', place: 'fridge' })
  const { undo, rows, ticked } = finish()
  expect(rows).toMatchObject([{ name: 'milk', words: '1 l', where: 'fridge' }])
  expect(ticked).toEqual(['milk'])
  expect(listed().map(({ name, amount, place }) => ({ name, amount, place }))).toMatchObject([
    { name: 'salt' },
    { name: 'milk', amount: { value: 1, unit: 'liter' }, place: 'fridge' },
  ])
  expect(shoppingStore.get()).toMatchObject([{ checked: true }])
  expect(settledStore.get().foods).toMatchObject([{ food: 'milk', why: 'bought' }])
  // What nobody named yet stays on the pile.
  expect(itemsOf(pileStore.get())).toMatchObject([{ name: null, printed: '96385074' }])
  undo()
  undo()
  expect(listed()).toEqual(before.stock)
  expect(shoppingStore.get()).toEqual(before.list)
  expect(settledStore.get().foods).toEqual(before.settled)
  expect(itemsOf(pileStore.get())).toMatchObject([{ name: 'milk', place: 'fridge' }, { name: null }])
  finish()
  expect(listed()).toMatchObject([{ name: 'salt' }, { name: 'milk', amount: { value: 1, unit: 'liter' } }])
})

it('can be taken back later and after a reload, once, and leaves alone what came since', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T18:20:00Z'), toFake: ['Date'] })
  planStore.add([
    { date: localDay(), slot: 'dinner', kind: 'note', title: 'Soup' },
    { date: localDay(), slot: 'lunch', kind: 'note', title: 'Stew' },
  ])
  const [soup = '', stew = ''] = planStore.get().map(({ id }) => id)
  shoppingStore.add([{ name: 'milk', line: '2 l milk' }])
  shoppingStore.set(shoppingStore.get().map((one) => ({ ...one, plan: { meals: [soup], line: one.line } })))
  pileStore.add(found({ name: 'milk' }))
  finish()
  const later = { meal: stew, food: 'leek', why: 'instead' as const }
  settledStore.keep({ foods: [...settledStore.get().foods, later] })
  stockLog.record([{ kind: 'bought', name: 'tea' }])
  pileStore.add(found({ name: 'butter', printed: '96385074', each: null }))
  vi.setSystemTime(Date.now() + 23 * 3_600_000)
  lastPutAwayStore.reread()
  const last = lastPutAwayStore.get()
  expect(last).toMatchObject({ count: 1, at: Date.parse('2026-11-18T18:20:00Z') })
  expect(last && takeBack(last)).toBe(true)
  expect(last && takeBack(last)).toBe(false)
  expect(lastPutAwayStore.get()).toBeNull()
  expect(listed()).toMatchObject([{ name: 'tea' }])
  expect(shoppingStore.get()).toMatchObject([{ checked: false }])
  expect(settledStore.get().foods).toEqual([later])
  expect(itemsOf(pileStore.get())).toMatchObject([{ name: 'milk' }, { name: 'butter' }])
  finish()
  expect(listed().map(({ name }) => name)).toEqual(['tea', 'milk', 'butter'])
})

it('is kept for a day, and read from anything', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T18:20:00Z'), toFake: ['Date'] })
  pileStore.add(found({ name: 'milk' }))
  finish()
  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  lastPutAwayStore.reread()
  expect(lastPutAwayStore.get()).toBeNull()
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.anything()), (any, all) => {
      for (const kept of [any, { at: Date.now(), count: any, events: all, ticks: all, sources: all }]) {
        localStorage.setItem('sous-put-away-last', JSON.stringify(kept) ?? '')
        lastPutAwayStore.reread()
        expect(lastPutAwayStore.get()).toBeNull()
      }
    }),
  )
})

it('teaches the household what an item is, and that something never goes into the pantry', () => {
  pileStore.add(found({}))
  pileStore.addReceipt({ shop: 'aldi', date: localDay(), total: 3 }, [
    found({ way: 'receipt', printed: 'MLK 1L', shop: 'aldi', name: 'milk shake' }),
  ])
  pileStore.change(only(), { name: 'Milk' })
  pileStore.change(itemsOf(pileStore.get())[1]?.id ?? '', { name: 'milk' })
  expect(labelStore.find(MILK, '')).toMatchObject({ name: 'milk', each: { value: 1, unit: 'liter' } })
  expect(labelStore.find('mlk 1l', 'aldi')).toMatchObject({ name: 'milk' })
  expect(itemsOf(pileStore.get())).toMatchObject([{ count: 1, ways: ['code', 'receipt'] }])
  pileStore.never(only())
  expect(labelStore.find(MILK, '')).toMatchObject({ name: null })
  expect(itemsOf(pileStore.get())).toEqual([])
})

it('teaches what one package has where the user wrote how much all of them have', () => {
  pileStore.add(found({ name: 'milk', isSure: true, count: 2, each: null }))
  pileStore.change(only(), { text: '1 l' })
  expect(itemsOf(pileStore.get())).toMatchObject([{ text: '1 l', count: 2 }])
  expect(labelStore.find(MILK, '')).toMatchObject({ name: 'milk', each: { value: 0.5, unit: 'liter' } })
  pileStore.change(only(), { count: 3 })
  expect(finish().rows).toMatchObject([{ words: '1.5 l' }])
  // A shop's own code stands for what it weighed, and a guess isn't taught.
  pileStore.add(found({ name: 'pork', printed: '2012345', isSure: true, each: null }))
  pileStore.change(only(), { text: '480 g' })
  expect(labelStore.find('2012345', '')?.each ?? null).toBeNull()
  pileStore.clear()
  pileStore.add(found({ name: 'cream', printed: '96385074', each: null, isSure: false }))
  pileStore.change(only(), { text: '200 ml' })
  expect(labelStore.find('96385074', '')).toBeUndefined()
})

it('is all there after a reload', () => {
  pileStore.add(found({ name: 'milk' }))
  pileStore.change(only(), { count: 3, bestBefore: '2026-12-01' })
  const before = itemsOf(pileStore.get())
  pileStore.reread()
  expect(itemsOf(pileStore.get())).toEqual(before)
})

it('asks for a product once', async () => {
  const product = { code: MILK, name: 'Alpine milk', food: 'milk', near: [], amount: '1 l' }
  const asked: string[][] = []
  const fetch = async (codes: readonly string[]) => {
    asked.push([...codes])
    return [product]
  }
  expect(await findProducts([MILK, '96385074'], fetch)).toEqual([product])
  expect(await findProducts([MILK], fetch)).toEqual([product])
  expect(asked).toEqual([[MILK, '96385074']])
})
