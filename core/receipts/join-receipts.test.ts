import { expect, it } from 'vitest'
import { joinReceipts } from './join-receipts.ts'
import type { Receipt, ReceiptItem } from './read-receipt.ts'

const item = (text: string, price: number): ReceiptItem => ({
  text,
  kind: 'food',
  name: text.toLowerCase(),
  near: [],
  isSure: true,
  count: 1,
  each: null,
  price,
})
const part = (items: readonly ReceiptItem[], more: Partial<Receipt> = {}): Receipt => ({
  shop: '',
  date: null,
  total: null,
  sum: 0,
  items: [...items],
  leftOut: [],
  ...more,
})
const [milk, rye, eggs, butter, rice] = [
  item('WHOLE MILK 1L', 1.29),
  item('RYE BREAD', 2.49),
  item('EGGS 10PK', 2.99),
  item('BUTTER 250G', 2.19),
  item('RICE 1KG', 1.99),
] as const
const upper = part([milk, rye, eggs], { shop: 'aldi', date: '2026-11-18' })

it('has lines that both photos show once, whichever photo comes first', () => {
  const lower = part([item('RYE 8READ', 2.49), eggs, butter, rice], { shop: 'rye bread', total: 10.95 })
  for (const joined of [joinReceipts(upper, lower), joinReceipts(lower, upper)]) {
    expect(joined).toMatchObject({ shop: 'aldi', date: '2026-11-18', total: 10.95, sum: 10.95 })
    expect(joined?.items.map(({ text }) => text)).toEqual(
      [milk, rye, eggs, butter, rice].map(({ text }) => text),
    )
  }
})

it('takes one line in both for an overlap if it costs the same, and passes over one that is cut', () => {
  expect(joinReceipts(upper, part([eggs, rice], { total: 8.76 }))?.items).toEqual([milk, rye, eggs, rice])
  expect(joinReceipts(upper, part([item('EGGS 10PK', 3.99), rice], { total: 5.98 }))).toBeUndefined()
  const cut = part([item('WHGLE NUK', 0), rye, eggs, rice], { total: 8.76 })
  expect(joinReceipts(part([milk, rye, eggs, item('3U77ER', 0)]), cut)?.items).toEqual([
    milk,
    rye,
    eggs,
    rice,
  ])
})

it('leaves two receipts apart', () => {
  expect(joinReceipts(upper, part([butter, rice], { total: 4.18 }))).toBeUndefined()
  expect(joinReceipts({ ...upper, total: 6.77 }, part([rye, eggs, rice], { total: 7.47 }))).toBeUndefined()
  expect(joinReceipts(upper, part([rye, eggs, rice], { date: '2026-11-11' }))).toBeUndefined()
})
