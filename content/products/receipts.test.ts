import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { readReceipt } from '#core/receipts/read-receipt.ts'
import { receiptOf } from '#core/receipts/sample-receipt.ts'
import { createLabelReader } from './reader.ts'

const labels = createLabelReader(createFoods())
const read = (text: string) => readReceipt(receiptOf(text), labels)
const itemsOf = (text: string) =>
  read(text).items.map(({ text: line, name, count, each, price, kind }) =>
    [line, name, each ? `${count} of ${each.value} ${each.unit}` : count, price, kind].join(' · '),
  )

const ALDI = `
          ALDI
      Pohlweg 110
    33100 Paderborn
 MO.-SA. 9.00 Uhr - 20.00 Uhr
WÜRFELZUCKER             0,89 C
BANANEN LOSE                  C
     kg    EURO/kg       EURO
   0,158   1,19          0,19
   7 X     0,35
GUT BIO JOGHURT PUR      2,45 C
B-A-M ZAHNCREME          2,15 D
ZU ZAHLEN EURO           5,68
BARGELD                 10,00
ZURÜCK                   4,32
MWST   Netto   MWST-BETRAG  BRUTTO
C 7,00%  3,30  0,23      3,53
   10:18   02.03.2020`

const PENNY = `
     PENNY-MARKT GmbH
     40219 Düsseldorf
                          EUR
Apfel gruen kg
  0,410 kg x 1,99 EUR/kg   0,82 B
HAUTKLAR 3IN1              5,98 A
  2 Stk x  2,99
Pflaume 750g               0,99 B
LEERGUT EINWEG            -2,00 A
  8 Stk x  0,25
SUMME                EUR   5,79
Geg. BAR             EUR  20,00
18.10.2014 19:03`

const AEON = `
    AEON CO. (M) BHD
 SUN-THU: 1000 HRS - 2200 HRS
1x 000001010646        7.74SR
   CISSY CRACKER
1x 000002336695       38.80SR
   NIVEA SUN LOTI
Sub-total             46.54
Total Sales Incl GST  46.54
CASH                 100.00
20/04/2018 20:48`

const MART = `
   FRESH MART SDN BHD
  12/05/18 12:12:57 pm
Heaven & Earth Green Tea 1.5L
  8888002119459   5.00*1   5.00 S
Konnyaku 10g
  8888338001119   3.50*2   7.00 S
TOTAL             12.00
CASH              50.00
CHANGE            38.00`

const BELOW = `
     Nordkorb
 Saure Sahne 200g
   1 x 0,69 €        0,69 € 2
 Penne Rigate 500g
   2 x 0,89 €        1,78 € 2
 Gouda Jung Sch. 400g
   1 x 2,99 €        a € 2
 Limetten Stk
   X 150 a9 €
 Honig 500g
   1 x 4,49 €        4,49 € 2
 SUMME EUR          10,34
 Bar                20,00`

const BY_UPC = `
   Maple Row Grocery
LEMONS BAG   706229817769    4.49 F
LT BRN SUGAR 510037678828    2.49 F
E 2314070 UNSLT BUTTER 16OZ  5.29 N
CARD SAVING                 -1.00
HASS AVOCADO 706229817770    3.75 F
  3 AT 1 FOR 1.25
EGGS LARGE   706229817771    3.99 F
TOTAL                       19.01`

describe('the items of a receipt', () => {
  it('have their price below, also where it can’t be read', () =>
    expect(itemsOf(BELOW)).toEqual([
      'Saure Sahne 200g · sour cream · 1 of 200 gram · 0.69 · food',
      'Penne Rigate 500g · penne · 2 of 500 gram · 1.78 · food',
      'Gouda Jung Sch. 400g · gouda · 1 of 400 gram · 2.99 · food',
      'Limetten Stk · lime · 1 ·  · food',
      'Honig 500g · honey · 1 of 500 gram · 4.49 · food',
    ]))
  it('have their number behind or before, and go on after a discount on a card', () =>
    expect(itemsOf(BY_UPC)).toEqual([
      'LEMONS BAG · lemon · 1 · 4.49 · food',
      'LT BRN SUGAR · brown sugar · 1 · 2.49 · food',
      'UNSLT BUTTER 16OZ · butter · 1 of 16 ounce · 4.29 · food',
      'HASS AVOCADO · avocado · 3 · 3.75 · food',
      'EGGS LARGE · egg · 1 · 3.99 · food',
    ]))
  it('have their count before the name and the price of one behind it', () =>
    expect(
      itemsOf(
        'KAUFECK\n   EUR\n2 St Salatgurke   0,79   1,58 B\n1 St Senf 200ml  0,69   0,69 B\nSUMME   2,27',
      ),
    ).toEqual([
      'Salatgurke · cucumber · 2 · 1.58 · food',
      'Senf 200ml · mustard · 1 of 200 milliliter · 0.69 · food',
    ]))
  it('go on below what looks like a tax', () =>
    expect(
      itemsOf('MART\n   EUR\nEIER 10ER   2,29 B\n   Bst 20\nHALLOUMI 225G  1,99 B\nSUMME   4,28'),
    ).toHaveLength(2))
  it('have their quantity in the line above', () =>
    expect(itemsOf(ALDI)).toEqual([
      'WÜRFELZUCKER · sugar · 1 · 0.89 · food',
      'BANANEN LOSE · banana · 1 of 0.158 kilogram · 0.19 · food',
      'GUT BIO JOGHURT PUR · yogurt · 7 · 2.45 · food',
      'B-A-M ZAHNCREME ·  · 1 · 2.15 · non-food',
    ]))
  it('have their quantity in the line below', () =>
    expect(itemsOf(PENNY)).toEqual([
      'Apfel gruen kg · apple · 1 of 0.41 kilogram · 0.82 · food',
      'HAUTKLAR 3IN1 ·  · 2 · 5.98 · non-food',
      'Pflaume 750g · plum · 1 of 750 gram · 0.99 · food',
      'LEERGUT EINWEG ·  · 8 · -2 · deposit',
    ]))
  it('have their name below code and price', () =>
    expect(itemsOf(AEON)).toEqual([
      'CISSY CRACKER · cracker · 1 · 7.74 · food',
      'NIVEA SUN LOTI ·  · 1 · 38.8 · non-food',
    ]))
  it('have their name above code and price', () =>
    expect(itemsOf(MART)).toEqual([
      'Heaven & Earth Green Tea 1.5L · green tea · 1 of 1.5 liter · 5 · food',
      'Konnyaku 10g · konjac · 2 of 10 gram · 7 · food',
    ]))
  it('have their quantity in the same line', () =>
    expect(itemsOf('LIDL\n        EUR\nPremium Vodka  4,99 x 2   9,98 B\nsumme   9,98')).toEqual([
      'Premium Vodka · vodka · 2 · 9.98 · food',
    ]))
  it('lose the number of the article', () =>
    expect(
      itemsOf('MART\n0515 CHEDDAR CHEESE   RM3.65 S\n483 MILK 1L    RM2.10 S\nTotal Sales   RM 5.75'),
    ).toEqual([
      'CHEDDAR CHEESE · cheddar cheese · 1 · 3.65 · food',
      'MILK 1L · milk · 1 of 1 liter · 2.1 · food',
    ]))
})

describe('what is not bought', () => {
  it('a canceled item is gone', () =>
    expect(
      itemsOf('REWE\n    EUR\nBUTTER    1,99 B\nHONIG   3,29 B\nSTORNO\nHONIG   -3,29 B\nSUMME   1,99'),
    ).toEqual(['BUTTER · butter · 1 · 1.99 · food']))
  it('a discount belongs to the item above', () =>
    expect(itemsOf('REWE\n    EUR\nBUTTER    1,99 B\nRabatt 20%   -0,40 B\nSUMME   1,59')).toEqual([
      'BUTTER · butter · 1 · 1.59 · food',
    ]))
  it('a deposit is no food', () =>
    expect(itemsOf('EDEKA\n    EUR\nCOLA 1L    1,19 B\nPFAND   0,25 *B\nSUMME   1,44').at(-1)).toBe(
      'PFAND ·  · 1 · 0.25 · deposit',
    ))
  it('totals, tax, payment and the header are left out', () => {
    const { items, leftOut } = read(ALDI)
    expect(items).toHaveLength(4)
    expect(leftOut.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['total', 'payment', 'tax']))
  })
  it.each(['PROTEIN BAR', 'DATES MEDJOOL', 'Balance Brot', 'TABLE SALT'])('but %s is an item', (name) =>
    expect(read(`SHOP\nMILK    1.00\n${name}    2.00\nTOTAL   3.00`).items).toHaveLength(2),
  )
})

describe('shop, date and total', () => {
  it('a shop’s name in the table of taxes is no shop', () =>
    expect(read('LADEN AM ECK\n  EUR\nMILCH 1L  1,00 B\nSUMME  1,00\nMWST  NETTO  STEUER  BRUTTO').shop).toBe(
      '',
    ))
  it('are read', () => {
    expect(read(ALDI)).toMatchObject({ shop: 'aldi', date: '2020-03-02', total: 5.68 })
    expect(read(PENNY)).toMatchObject({ shop: 'penny', date: '2014-10-18', total: 5.79 })
    expect(read(AEON)).toMatchObject({ shop: 'aeon', date: '2018-04-20', total: 46.54 })
  })
})

describe('a price that was read wrongly', () => {
  it('is settled by the total, if it is the only one', () =>
    expect(
      read('REWE\n      EUR\nBUTTER      1,99 B\nHONIG       329 B\nMILCH       0,99 B\nSUMME       6,27')
        .items[1]?.price,
    ).toBe(3.29))
  it('is settled by another reading', () => {
    const page = (honey: string) =>
      receiptOf(`REWE\n     EUR\nBUTTER    1,99 B\nHONIG    ${honey} B\nSUMME    5,28`)
    expect(readReceipt(page('3,79'), labels, undefined, [page('3,29')]).items[1]?.price).toBe(3.29)
  })
})

describe('an amount that was read wrongly', () => {
  const weighed = (line: string) =>
    read(`REWE\n     EUR\nPAPRIKA ROT    2,51 B\n  ${line}\nSUMME    2,51`).items[0]?.each
  it('is settled by price and price of a kilogram', () => {
    expect(weighed('0,628 kg x 3,99 EUR/kg')?.value).toBe(0.628)
    expect(weighed('9,628 kg x 3,99 EUR/kg')?.value).toBeCloseTo(0.629)
    expect(weighed('7,211 kg x 3,99 EUR/kg')).toBeNull()
  })
  it.each([
    ['PAPRIKA EDELS. 506', 50, 'gram'],
    ['CHEDDAR 2006', 200, 'gram'],
    ['GRK YGRT 320Z', 32, 'ounce'],
    ['OLIVE OIL 500m1', 500, 'milliliter'],
    ['MILK IL', 1, 'liter'],
  ])('%s is %d %s', (line, value, unit) =>
    expect(read(`SHOP\n${line}    2.00\nTOTAL   2.00`).items[0]?.each).toEqual({ value, unit }),
  )
})

describe('a receipt that was read in part', () => {
  it('tells what was read of its total, and which lines weren’t', () => {
    const { sum, total, leftOut } = read('SHOP\nMILK 1L    1.00\nxq?! =\nBUTTER 250G    2.00\nTOTAL   9.00')
    expect([sum, total]).toEqual([3, 9])
    expect(leftOut.filter(({ kind }) => kind === 'unread')).toEqual([{ text: 'xq?! =', kind: 'unread' }])
  })
})

describe('what was taught', () => {
  it('wins over everything, by line and shop', () => {
    const learned = (text: string, shop: string) =>
      shop !== 'aldi'
        ? undefined
        : text === 'WÜRFELZUCKER'
          ? 'brown sugar'
          : text === 'BANANEN LOSE'
            ? null
            : undefined
    const [first, second, third] = readReceipt(receiptOf(ALDI), labels, learned).items
    expect(first).toMatchObject({ name: 'brown sugar', isSure: true, kind: 'food' })
    expect(second).toMatchObject({ name: null, kind: 'non-food' })
    expect(third?.name).toBe('yogurt')
  })
})

describe('hostile input', () => {
  const word = fc.record({
    text: fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom('1,99', 'B', '2', 'x', 'SUMME', 'MILCH', '-0,50', 'STORNO', 'kg'),
    ),
    x0: fc.integer({ min: -50, max: 800 }),
    y0: fc.integer({ min: -50, max: 1000 }),
    x1: fc.integer({ min: 0, max: 900 }),
    y1: fc.integer({ min: 0, max: 1100 }),
    size: fc.integer({ min: 0, max: 40 }),
    confidence: fc.integer({ min: 0, max: 100 }),
  })
  it('is read without an error, with counts above zero', () =>
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        for (const { count, text, each } of readReceipt(words, labels).items) {
          expect(count).toBeGreaterThan(0)
          expect(text.length).toBeLessThanOrEqual(80)
          if (each) expect(each.value).toBeGreaterThan(0)
        }
      }),
      { numRuns: 60 },
    ))
  it('of letters at random has no items, or none that is sure', () =>
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[bcdfghjkqvwxz]{4,9}$/), { maxLength: 20 }), (lines) => {
        expect(read(lines.join('\n')).items.filter(({ isSure }) => isSure)).toEqual([])
      }),
      { numRuns: 60 },
    ))
  it('of 10,000 words is bounded', () => {
    const { items } = read(Array.from({ length: 5000 }, (_, at) => `MILCH${at} 1,99`).join('\n'))
    expect(items.length).toBeLessThanOrEqual(200)
  })
  it('keeps script as text, and cuts huge fields', () => {
    const [item] = read(`SHOP\n<script>alert(1)</script>${'a'.repeat(9000)}   1.99\nTOTAL  1.99`).items
    expect((item?.text ?? '').length).toBeLessThanOrEqual(80)
  })
  it('of places that are no numbers is left out', () =>
    expect(
      readReceipt(
        receiptOf('MILK').map((word) => ({ ...word, x0: Number.NaN })),
        labels,
      ).items,
    ).toEqual([]))
})
