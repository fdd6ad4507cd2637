import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ReceiptItem } from '#core/receipts/read-receipt.ts'
import { finish } from '#web/state/put-away/finish.ts'
import { pileStore } from '#web/state/put-away/pile-store.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { addReceipt } from './add-receipt.ts'
import { PictureOutcomes } from './picture-outcomes.tsx'
import * as strings from './strings.ts'
import type { PictureOutcome } from './use-pictures.ts'

beforeEach(() => {
  localStorage.clear()
  pileStore.clear()
  stockLog.clear()
})
afterEach(cleanup)

const line = (text: string): ReceiptItem => ({
  text,
  kind: 'food',
  name: text.toLowerCase(),
  near: [],
  isSure: true,
  count: 1,
  each: null,
  price: 1,
})
const read = (...texts: string[]) =>
  addReceipt({ shop: 'lidl', date: null, total: 9, sum: 9, items: texts.map(line), leftOut: [] })
const there = () => pileStore.get().sources.map(({ title }) => title)

it('asks about a receipt that was put away, and adds only what was missing', () => {
  read('Coffee', 'Vodka', 'Bread')
  finish()
  expect(there()).toEqual([])
  const again = read('Cofee', 'Vodka', 'Bread', 'Cheese')
  expect(there()).toEqual([])
  const become: PictureOutcome[] = []
  render(
    <PictureOutcomes
      outcomes={[{ kind: 'receipt', read: again }]}
      replace={(_, by) => by && become.push(by)}
      onAddSeen={() => {}}
      onAddLine={() => {}}
      onPhoto={() => {}}
      onLeaveOut={() => {}}
    />,
  )
  expect(screen.getByText(/looks like the receipt you put away at \d/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: strings.addMissing(1) }))
  expect(there()).toEqual(['Cheese'])
  expect(become).toMatchObject([{ kind: 'receipt', read: { note: strings.receiptMore(1) } }])
})
