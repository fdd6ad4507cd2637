import { describe, expect, it } from 'vitest'
import type { LabelReader } from '../products/label-reader.ts'
import { readReceipt } from './read-receipt.ts'
import { receiptOf } from './sample-receipt.ts'

/** Everything is a food by its own name. */
const reader: LabelReader = (text) => ({
  name: text.toLowerCase(),
  near: [],
  isSure: true,
  each: null,
  isFood: true,
})
const read = (text: string) => readReceipt(receiptOf(text), reader)
const receipt = (...lines: string[]) =>
  read(['LIDL', 'EUR', 'Emmentaler Stück          1,99 A', ...lines].join('\n'))

describe('how many there are', () => {
  it.each(['4,99 x 2', '4,99 x. „2', '4,99 % 2', '4,99 x  2'])(
    'is read behind the price of one: %s',
    (much) => {
      const { items } = receipt(`Premium Vodka   ${much}    9,98 B`, 'zu zahlen   11,97')
      expect(items[1]).toMatchObject({ text: 'Premium Vodka', count: 2, price: 9.98 })
      expect(items[1]).not.toHaveProperty('isCountDoubtful')
    },
  )

  it('is read without it, too', () => {
    expect(receipt('Premium Vodka x 2    9,98 B').items[1]).toMatchObject({ text: 'Premium Vodka', count: 2 })
    expect(receipt('2 x Premium Vodka    9,98 B').items[1]).toMatchObject({ text: 'Premium Vodka', count: 2 })
  })

  it.each([
    ['Kartoffeln   2,50 A', '1,254 kg x 1,99 EUR/kg', 1.254],
    ['Kartoffeln   2,50 A', '1,254kg x 1,99', 1.254],
    ['Kartoffeln   2,50 A', '1,254 kg à 1,99 EUR/kg', 1.254],
    ['Bananen   1,99 A', '1.000 kg x 1,99 EUR/kg', 1],
  ])('is a weight with a decimal comma below it: %s, %s', (line, weight, value) => {
    expect(receipt(line, weight, 'Summe   4,49').items[1]).toMatchObject({
      count: 1,
      each: { value, unit: 'kilogram' },
    })
  })

  const row = (left: string, right = '') => `${left.padEnd(26)}${right}`.trim()
  it.each([
    [row('Gouda jung  2,59 x 2', '5,18 A')],
    [row('Gouda jung  2,59 X 2', '5,18 A')],
    [row('Gouda jung  2 x 2,59', '5,18 A')],
    [row('Gouda jung 2 Stk x 2,59', '5,18 A')],
    // The sign or the digit is misread, and the price agrees.
    [row('Gouda jung  2,59 K 2', '5,18 A')],
    [row('Gouda jung  2,59 x Z', '5,18 A')],
    // The sum is misread, or missing.
    [row('Gouda jung  2,59 x 2', '5,78 A')],
    [row('Gouda jung  2,59 x 2', 'S,lB')],
    [row('Gouda jung  2,59 X 2', '€#')],
    [row('Gouda jung  2,59 x 2')],
    [row('Gouda jung  2,59 X 2')],
    [row('Gouda jung', '5,18 A'), '2,59 x 2'],
    [row('Gouda jung', '5,18 A'), '2 x 2,59'],
    ['Gouda jung', row('2,59 x 2', '5,18 A')],
    ['Gouda jung', row('2 x 2,59', '5,18 A')],
  ])('is read beside the name or below it, whatever became of the sum: %s, %s', (...lines) => {
    const { items } = receipt(...lines, row('Milch', '0,99 A'), row('Summe', '8,16'))
    expect(items.map(({ text, count, price }) => [text, count, price])).toEqual([
      ['Emmentaler Stück', 1, 1.99],
      ['Gouda jung', 2, 5.18],
      ['Milch', 1, 0.99],
    ])
  })

  it('is none that is a mark behind the sum', () => {
    expect(receipt(row('Salatbar', '2,34 x 2'), row('Milch', '0,99 A')).items[1]).toMatchObject({
      text: 'Salatbar',
      count: 1,
      price: 2.34,
    })
  })

  it('is in doubt where the price contradicts it', () => {
    expect(receipt('Premium Vodka  4,99 x 3   9,98 B').items[1]).toMatchObject({ isCountDoubtful: true })
  })
})

describe('the total', () => {
  it.each(['zu zahlen', 'Tatal gales inclusive GST', 'Sumne EUR'])('is none of the items: %s', (word) => {
    const { items, total, isTotalSure } = receipt('Milch   0,99 A', `${word}    2,98`)
    expect(items.map(({ text }) => text)).toEqual(['Emmentaler Stück', 'Milch'])
    expect([total, isTotalSure]).toEqual([2.98, true])
  })

  it('is neither cash nor change', () => {
    const { items, total } = receipt('Milch   0,99 A', 'CASH RM   10.00', 'CUANGE RM   7.02')
    expect(items).toHaveLength(2)
    expect(total).toBeNull()
  })

  it('is in doubt where an item costs more, or all of them do', () => {
    expect(receipt('Milch   3,99 A', 'Summe   2,98').isTotalSure).toBe(false)
    expect(receipt('Milch   1,99 A', 'Summe   2,98').isTotalSure).toBe(false)
    expect(receipt('Milch   0,99 A', 'Summe   9,98').isTotalSure).toBe(true)
  })
})

describe('the header', () => {
  it.each([
    ['Summe EUR   2,98', '€'],
    ['TOTAL RM   2,98', 'RM '],
    ['TOTAL   £2.98', '£'],
    ['TOTAL   2.98', ''],
  ])('has the currency: %s', (line, currency) => {
    expect(read(`Shop\nMilk   0.99 A\nButter   1.99 A\n${line}`).currency).toBe(currency)
  })

  it.each([
    ['LIDL\nWarburger Straße 130', 'lidl'],
    ['L1DL\nWarburger Straße 130', 'lidl'],
    ['Kauf1and\nHauptstr. 1', 'kaufland'],
    ['Lhde\nWarburger Straße 130', ''],
  ])('names the shop, never a street: %s', (head, shop) => {
    expect(read(`${head}\nEUR\nMilch   0,99 A\nButter   1,99 A`).shop).toBe(shop)
  })

  it.each([
    ['11.04.20 09:51', '2020-04-11', '09:51'],
    ['11. 04. 20', '2020-04-11', null],
    ['11,04.20', '2020-04-11', null],
    ['05 02-18  01:34PM', '2018-02-05', '13:34'],
    ['5. Feb 2018', '2018-02-05', null],
    ['Feb 5, 2018', '2018-02-05', null],
    ['1,99 2,49', null, null],
  ])('has the day and the time: %s', (line, date, time) => {
    expect(receipt('Milch   0,99 A', 'Summe   2,98', line)).toMatchObject({ date, time })
  })
})
