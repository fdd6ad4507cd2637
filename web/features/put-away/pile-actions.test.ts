import { beforeEach, expect, it, vi } from 'vitest'
import { described } from '#core/put-away/described.ts'
import { SAMPLE_FACTS } from '#core/stock/sample-stock.ts'
import { toastStore } from '#web/lib/toast.ts'
import { labelStore } from '#web/state/labels.ts'
import { kitchenNow } from '#web/state/put-away/kitchen.ts'
import { pileStore } from '#web/state/put-away/pile-store.ts'
import { addCode, addTyped } from './pile-actions.ts'

vi.mock('#web/api/read-text.ts', () => ({
  readText: async (text: string) => {
    const [, amount = '', name = ''] = /^(\d+ |an? )? ?(.*)$/.exec(text) ?? []
    const item = { written: name, name, emoji: '', amount: amount.trim(), known: true, near: [] }
    return { items: [item], rest: [], without: [] }
  },
}))

const listed = vi.hoisted(() => ({ amount: '' }))
vi.mock('./find-product.ts', () => ({
  findProduct: async (code: string) =>
    listed.amount === ''
      ? undefined
      : { code, name: 'Alpine', food: 'milk', near: [], amount: listed.amount },
}))

beforeEach(() => {
  pileStore.clear()
  labelStore.clear()
  toastStore.clear()
  listed.amount = ''
})

it.each([
  ['onions', ''],
  ['1 onion', '1'],
  ['an onion', '1'],
  ['3 onions', '3'],
])('%s typed comes to “%s”', async (text, words) => {
  await addTyped(text, '2026-11-18')
  const facts = { onion: SAMPLE_FACTS.onion, onions: SAMPLE_FACTS.onion }
  expect(described(pileStore.get(), { ...kitchenNow(), facts })).toMatchObject([{ words }])
})

it('codes among foods are codes', async () => {
  const { words, problem } = await addTyped('4006381333931, 1 onion, 4006381333932', '2026-11-18')
  expect(words).toBe('New code. What is it? Onion added')
  expect(problem).toBe('These digits aren’t a product’s code. Check them against the pack.')
  expect(pileStore.get().sources.map(({ printed, name }) => printed || name)).toEqual([
    '4006381333931',
    'onion',
  ])
})

it('says what there is no room for', async () => {
  const typed = { way: 'typed', printed: '', shop: '', title: '', near: [], isSure: true, count: 1 } as const
  const names = Array.from({ length: 210 }, (_, at) => `food ${at}`)
  expect(pileStore.addAll(names.map((name) => ({ ...typed, name, each: null, bestBefore: null })))).toBe(200)
  const { words, problem } = await addTyped('1 cheddar', '2026-11-18')
  expect(words).toBeUndefined()
  expect(problem).toBe('That’s 200 items, as many as fit at once. Not added: cheddar.')
})

it.each([
  ['0,75 l', { value: 0.75, unit: 'liter' }],
  ['1,5 kg', { value: 1.5, unit: 'kilogram' }],
  ['6 x 330 ml', { value: 1980, unit: 'milliliter' }],
  ['1,000 g', { value: 1000, unit: 'gram' }],
  ['0 g', null],
])('a listed product of %s has %j', async (amount, each) => {
  listed.amount = amount
  await addCode('4006381333931')
  expect(pileStore.get().sources).toMatchObject([{ each }])
})

it('the comma of an amount divides no list', async () => {
  await addTyped('0,5 kg flour, 4006381333931', '2026-11-18')
  expect(pileStore.get().sources.map(({ printed, name }) => printed || name)).toEqual([
    '4006381333931',
    '0,5 kg flour',
  ])
})

it('an amount that is corrected with a comma is what it says', async () => {
  await addTyped('flour', '2026-11-18')
  const [{ id = '' } = {}] = described(pileStore.get(), kitchenNow())
  pileStore.change(id, { text: '0,5 kg' })
  expect(described(pileStore.get(), kitchenNow())[0]?.much.amount).toEqual({ value: 0.5, unit: 'kilogram' })
  pileStore.change(id, { text: '0 kg' })
  expect(described(pileStore.get(), kitchenNow())[0]?.much.amount).toBeNull()
})

it('what is left out for good can be food after all', async () => {
  labelStore.teach({ printed: '4006381333931', shop: '', name: null, each: null })
  expect(await addCode('4006381333931')).toBe('')
  expect(pileStore.get().sources).toEqual([])
  const [toast] = toastStore.get()
  expect(toast).toMatchObject({
    title: 'Code 4006381333931: not food, left out',
    action: { label: 'It is food' },
  })
  toast?.action?.act()
  await vi.waitFor(() =>
    expect(pileStore.get().sources).toMatchObject([{ printed: '4006381333931', name: null }]),
  )
  expect(labelStore.get()).toEqual([])
})

it.each([
  ['4006381333931', true],
  ['96385074', true],
  // Of a shop: weighed there, or its own number of eight digits.
  ['2012345004999', false],
  ['20123451', false],
])('a taught code %s is sure: %s', async (code, isSure) => {
  await addCode(code)
  const [item] = described(pileStore.get(), kitchenNow())
  pileStore.change(item?.id ?? '', { name: 'ham' })
  pileStore.clear()
  await addCode(code)
  expect(pileStore.get().sources).toMatchObject([{ name: 'ham', isSure }])
})

it('a book isn’t food', async () => {
  expect(await addCode('9783161484100')).toBe('')
  expect(pileStore.get().sources).toEqual([])
  expect(toastStore.get()).toMatchObject([{ title: 'Code 9783161484100: a book or magazine, left out' }])
})

it('a deposit isn’t food', async () => {
  expect(await addTyped('crate deposit', '2026-11-18')).toMatchObject({
    problem: 'Not added: crate deposit.',
  })
  expect(pileStore.get().sources).toEqual([])
})
