import { expect, it } from 'vitest'
import { receiptSummary } from './strings.ts'

it.each([
  ['Lidl', '€7.16', 'Lidl, €7.16: 2 foods'],
  ['', '€7.16', 'Receipt, €7.16: 2 foods'],
  ['Lidl', '', 'Lidl: 2 foods'],
  ['', '', 'Your receipt: 2 foods'],
])('sums up a receipt: %s, %s', (shop, total, words) => expect(receiptSummary(shop, total, 2, 0)).toBe(words))
