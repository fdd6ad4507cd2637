import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { createLabelReader } from './reader.ts'

const read = createLabelReader(createFoods())

describe('a label says which food it is', () => {
  it.each<[string, string]>([
    ['GUT BIO JOGHURT PUR', 'yogurt'],
    ['GUTFRIED GEFL./HÄHN. FL.', 'chicken'],
    ['KIWI, VORGEREIFT, KL 1', 'kiwi'],
    ['H-MILCH 3,5% 1L', 'milk'],
    ['ORG BNLS CHKN BRST', 'chicken breast'],
    ['SPAG 500G', 'spaghetti'],
    ['DOPPELBRÖTCHEN', 'dinner roll'],
    ['STEINOFENBROETCHEN', 'dinner roll'],
    ['KAMILLENTEE', 'herbal tea'],
    ['BANANEN LOSE', 'banana'],
    ['BIO HONIG', 'honey'],
    ['Emmentaler Stück', 'swiss cheese'],
    ['SCHWEIZ.EMMENTALER', 'swiss cheese'],
    ['FRISCHKÄSE KREATION', 'cream cheese'],
    ['MILR.FRÜHL.QUARK', 'farmer cheese'],
    ['Orangensaft mild 1l', 'orange juice'],
    ['ALBI APFELSAFT 1L', 'apple juice'],
    ['ERDBEERJOGHURT', 'yogurt'],
    ['JOGHURT ERDBEER 150G', 'yogurt'],
    ['WALNUESSE 30mm+ 40', 'walnut'],
    ['Pflaume 750g', 'plum'],
    ['Orto Mio Oliven', 'olive'],
    ['Jacobs Krönung Aroma', 'coffee'],
    ['Lätta Original', 'margarine'],
    ['HARIBO GOLDBÄREN', 'candy'],
    ['MOSER ROTH PREMIUM', 'chocolate'],
    ['REIBEKUCHEN', 'potato pancakes'],
    ['KARTOFFELN FESTK. 2KG', 'potato'],
    ['RISPENTOMATEN', 'tomato'],
    ['SALATGURKE', 'cucumber'],
    ['RINDERHACK 500G', 'ground beef'],
    ['WEIZENMEHL TYPE 405', 'flour'],
    ['KARTOFFELSALAT', 'potato salad'],
    ['LEBERKÄSE', 'meatloaf'],
    ['KOKOSWASSER', 'coconut water'],
    ['VOLLKORNBROT 500G', 'whole wheat bread'],
    ['SONNENBLUMENÖL', 'sunflower oil'],
    ['BUTTERMILCH', 'buttermilk'],
    ['EIER 10ER FREILAND', 'egg'],
    ['TK ERBSEN', 'pea'],
    ['2% MLK GAL', 'milk'],
    ['EGGS LRG 12CT', 'egg'],
    ['CHED CHSE 8OZ', 'cheddar cheese'],
    ['BANANAS ORGANIC', 'banana'],
    ['GRND BEEF 1LB', 'ground beef'],
    ['CARLSBERG CAN 4*6*320ML', 'beer'],
    ['MARIGOLD HL MILK 1L', 'milk'],
    ['CADBURY CHOCOLATE HAZEL', 'chocolate'],
    ['TIC TAC CANDY MINT (WH', 'candy'],
    ['INDOCAFE COFFEEMIX 3IN', 'instant coffee'],
    ['TESCO BABY SPINACH', 'spinach'],
    ['KRO UNSLT BTR', 'butter'],
  ])('%s → %s', (label, food) =>
    expect(read(label)).toMatchObject({ name: food, isSure: true, isFood: true }),
  )
})

describe('the size of a package', () => {
  it.each<[string, number, string | null]>([
    ['H-MILCH 3,5% 1L', 1, 'liter'],
    ['SPAG 500G', 500, 'gram'],
    ['SEKT 0,2 L', 0.2, 'liter'],
    ['CARLSBERG CAN 4*6*320ML', 7680, 'milliliter'],
    ['WASSER 6X1,5L', 9, 'liter'],
    ['EGGS LRG 12CT', 12, null],
    ['EIER 10ER', 10, null],
    ['CHED CHSE 8OZ', 8, 'ounce'],
    ['rQ MANDARINEN 1kg', 1, 'kilogram'],
  ])('%s has %d %s', (label, value, unit) => expect(read(label).each).toEqual({ value, unit }))

  it('is unknown where none is printed', () => expect(read('BUTTER').each).toBeNull())
  it('is not the share of fat', () => expect(read('JOGHURT 3,8%').each).toBeNull())
})

describe('what is not food is told apart', () => {
  it.each([
    'B-A-M ZAHNCREME',
    'G+G BIO MUELLBEUTE',
    'E.MUNDSPÜLUNG',
    'TOILETTENPAPIER 10ER',
    'Spül-/HH- Tücher',
    'NIVEA SUN LOTI',
    'PIPIT BLEACH 2*1KG TP',
    '7CC UHU GLUE',
    'PAPER TOWELS 6PK',
    'CAT FOOD CHICKEN',
  ])('%s', (label) => expect(read(label)).toMatchObject({ isFood: false, name: null }))

  it.each(['BLUMENKOHL', 'SEIFENKRAUT HONIG', 'BIRNEN'])('%s is food', (label) =>
    expect(read(label).isFood).toBe(true),
  )
})

describe('what is not certain', () => {
  it('is a guess where several foods begin so', () => {
    const { isSure, near } = read('ERD.', 'de')
    expect(isSure).toBe(false)
    expect(near.length).toBeGreaterThan(1)
  })
  it('is a guess where it may be a slip of the recognizer', () =>
    expect(read('MANDARLNEN', 'de')).toMatchObject({ name: 'mandarin orange', isSure: false }))
  it('keeps a readable name where no food fits', () =>
    expect(read('ZXQUORVAL BLUMFRIX')).toMatchObject({ name: 'zxquorval blumfrix', isSure: false }))
  it.each(['', '#### 1234', '4006381333931', '---'])('has no name: %j', (label) =>
    expect(read(label)).toMatchObject({ name: null, isSure: false }),
  )
  it('digits among letters are letters', () => expect(read('D0PPELBR0TCHEN').name).toBe('dinner roll'))
})

describe('any text', () => {
  it('is read without an error, into short plain text', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
        const { name, near, each } = read(text)
        expect((name ?? '').length).toBeLessThanOrEqual(100)
        expect(near.length).toBeLessThanOrEqual(4)
        if (each) expect(each.value).toBeGreaterThan(0)
      }),
      { numRuns: 200 },
    ))
  it('is bounded', () => expect((read('apfelkuchenteig'.repeat(10_000)).name ?? '').length).toBeLessThan(101))
})
