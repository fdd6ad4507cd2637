import { beforeEach, expect, it } from 'vitest'
import { described } from '#core/put-away/described.ts'
import type { ReceiptItem } from '#core/receipts/read-receipt.ts'
import { kitchenNow } from '#web/state/put-away/kitchen.ts'
import { pileStore } from '#web/state/put-away/pile-store.ts'
import { addLeftLine, addReceipt } from './add-receipt.ts'
import { pileRows } from './pile-rows.ts'

beforeEach(() => pileStore.clear())

const line = (text: string, isSure: boolean): ReceiptItem => ({
  text,
  kind: 'food',
  name: isSure ? text.toLowerCase() : null,
  near: [],
  isSure,
  count: 1,
  each: null,
  price: 1,
})

it('shows the lines of a receipt as they are printed, sure or not', () => {
  const items = [line('MILK', true), line('XQZ', false), line('EGGS', true)]
  addReceipt({ shop: 'aldi', date: '2026-11-18', total: 3, sum: 3, items, leftOut: [] })
  addLeftLine({ text: 'BAG', kind: 'other' }, 'aldi')
  const rows = pileRows(described(pileStore.get(), kitchenNow()), '2026-11-18')
  expect(rows.map(({ title }) => title)).toEqual(['BAG', 'MILK', 'XQZ', 'EGGS'])
})
