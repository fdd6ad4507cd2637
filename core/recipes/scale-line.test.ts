import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AMOUNT, readAmount, roundAmount, writeAmount } from './kitchen-number.ts'
import { scaleLine } from './scale-line.ts'

describe('kitchen numbers', () => {
  it.each([
    ['2', 2],
    ['1 1/2', 1.5],
    ['1½', 1.5],
    ['½', 0.5],
    ['3/4', 0.75],
    ['1-1/2', 1.5],
    ['1 and 1/2', 1.5],
    ['2.25', 2.25],
  ])('reads %s', (text, value) => {
    expect(new RegExp(`^${AMOUNT}$`).test(text)).toBe(true)
    expect(readAmount(text)).toBeCloseTo(value)
  })

  it.each([
    [1.5, '1 1/2'],
    [0.333, '1/3'],
    [2.67, '2 2/3'],
    [0.125, '1/8'],
    [12.4, '12 1/2'],
    [33.3, '33'],
    [0.01, '1/8'],
  ])('writes %d as %s', (value, text) => expect(writeAmount(value)).toBe(text))

  it('parses its own output', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.125, max: 200, noNaN: true }), (value) => {
        expect(readAmount(writeAmount(value))).toBeCloseTo(roundAmount(value), 3)
      }),
    )
  })
})

describe('scaleLine', () => {
  it.each([
    ['2 cups flour', 1.5, '3 cups flour'],
    ['1 1/2 cups (300 g) rice, rinsed', 1.5, '2 1/4 cups (450 g) rice, rinsed'],
    ['1 (14 oz) can tomatoes', 2, '2 (14 oz) cans tomatoes'],
    ['1 14-ounce can tomatoes', 2, '2 14-ounce cans tomatoes'],
    ['28 ounce can tomatoes', 2, '2 (28 ounce) cans tomatoes'],
    ['1 can (13.5 ounces / 400 ml) coconut milk', 2, '2 cans (13.5 ounces / 400 ml each) coconut milk'],
    ['2 cans (15 ounces / 425 g each) beans', 0.5, '1 can (15 ounces / 425 g) beans'],
    ['½ bunch kale', 2, '1 bunch kale'],
    ['2-3 carrots', 2, '4-6 carrots'],
    ['1 to 2 tablespoons oil', 2, '2 to 4 tablespoons oil'],
    ['a pinch of salt', 2, '2 pinches of salt'],
    ['a pinch of salt', 0.5, 'a pinch of salt'],
    ['8 tablespoons (113 g) butter', 2, '1 cup (225 g) butter'],
    ['1 tablespoon sugar', 16, '1 cup sugar'],
    ['3 teaspoons sugar', 2, '2 tablespoons sugar'],
    ['1/4 cup sugar', 0.5, '2 tablespoons sugar'],
    ['12 ounces (340 g) pasta', 2, '1 1/2 pounds (680 g) pasta'],
    ['1 large onion, sliced', 2, '2 large onions, sliced'],
    ['2 tomatoes', 0.5, '1 tomato'],
    ['2 inch piece fresh ginger, sliced', 2, '4 inch piece fresh ginger, sliced'],
    ['1 inch fresh ginger, sliced', 2, '2 inches fresh ginger, sliced'],
    ['1/4 small red onion', 1.5, '1/3 small red onion'],
    ['2 pounds (907 g) peaches', 1.5, '3 pounds (1.36 kg) peaches'],
    ['1 bay leaf', 3, '3 bay leaves'],
    ['1 bay leaf', 1.5, '2 bay leaves'],
    ['3 cloves garlic', 1.5, '5 cloves garlic'],
    ['2 cloves garlic, minced', 0.5, '1 clove garlic, minced'],
    ['6 thighs (about 2 1/4 pounds / 1 kg), skin off', 2, '12 thighs (about 4 1/2 pounds / 2 kg), skin off'],
    ['1 lemon, cut into 8 wedges', 2, '2 lemons, cut into 8 wedges'],
    ['2 (6-ounce) salmon fillets', 2, '4 (6-ounce) salmon fillets'],
    ['8 flour tortillas (6-inch)', 0.5, '4 flour tortillas (6-inch)'],
    ['2 tablespoons plus 1 teaspoon oil', 2, '1/4 cup plus 2 teaspoons oil'],
    ['juice of 1 lemon', 2, 'juice of 2 lemons'],
    ['Flour: 2 cups', 2, 'Flour: 4 cups'],
    ['black pepper, to taste', 3, 'black pepper, to taste'],
    ['500 g potatoes', 2, '1 kg potatoes'],
    ['1 1/4 teaspoons salt, divided', 1.5, '2 teaspoons salt, divided'],
    ['1/4 teaspoon nutmeg', 1.5, '3/8 teaspoon nutmeg'],
    ['3/4 teaspoon salt', 1.5, '1 1/4 teaspoons salt'],
    ['2 teaspoons cumin', 2, '4 teaspoons cumin'],
    ['2 tablespoons oil', 2 / 3, '1 tablespoon plus 1 teaspoon oil'],
    ['1 tablespoon oil', 1.25, '1 tablespoon plus 3/4 teaspoon oil'],
    ['2 1/2 tsp butter', 1.5, '1 tbsp plus 3/4 tsp butter'],
    ['2 tbsp oil', 1.2, '2 1/2 tbsp oil'],
    ['1 tablespoon oil', 3.2, '3 tablespoons oil'],
    ['2 tbsp soy sauce', 0.25, '1 1/2 tsp soy sauce'],
    ['0.5 cup sugar', 4 / 3, '2/3 cup sugar'],
    ['0.75 tsp salt', 2, '1 1/2 tsp salt'],
    ['2.5 eggs', 0.5, '1 1/4 eggs'],
    ['2,5 dl milk', 2, '5 dl milk'],
    ['ca. 200 g Mehl', 1.5, 'ca. 300 g Mehl'],
    ['200 g flour', 1 / 3, '65 g flour'],
  ])('%s times %d', (line, factor, expected) => {
    expect(scaleLine(line, factor)).toBe(expected)
  })

  it('leaves every line unchanged at a factor of 1', () => {
    fc.assert(fc.property(fc.string(), (line) => scaleLine(line, 1) === line))
  })

  it('never throws and never loses the words of a line', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        (line, factor) => {
          expect(typeof scaleLine(`2 cups ${line}`, factor)).toBe('string')
          expect(scaleLine(line, factor)).toBeTypeOf('string')
        },
      ),
    )
  })

  const grams = (line: string): number => {
    const match = new RegExp(`^(${AMOUNT}) (teaspoon|tablespoon|cup|ounce|pound|g|kg)s?\\b`).exec(line)
    const size: Record<string, number> = {
      teaspoon: 1,
      tablespoon: 3,
      cup: 48,
      ounce: 1,
      pound: 16,
      g: 1,
      kg: 1000,
    }
    return readAmount(match?.[1] ?? 'NaN') * (size[match?.[2] ?? ''] ?? Number.NaN)
  }

  it('returns the same amount after scaling up and down, except for rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.constantFrom('tablespoons', 'cups', 'ounces', 'pounds'),
        fc.constantFrom(1.5, 2, 3, 4, 0.5),
        (amount, unit, factor) => {
          const line = `${amount} ${unit} something`
          const scaled = scaleLine(line, factor)
          expect(grams(scaled) / grams(line)).toBeGreaterThan(factor * 0.9)
          expect(grams(scaled) / grams(line)).toBeLessThan(factor * 1.1)
          const back = grams(scaleLine(scaled, 1 / factor)) / grams(line)
          expect(back).toBeGreaterThan(0.88)
          expect(back).toBeLessThan(1.12)
        },
      ),
    )
  })
})

describe('lines that count recipes', () => {
  it.each([
    ['1 batch Pizza Dough', 2, '2 batches Pizza Dough'],
    ['2 batches of pizza dough', 0.5, '1 batch of pizza dough'],
    ['half a recipe of Rub', 3, '1 1/2 recipes of Rub'],
    ['double recipe Marinara Sauce', 2, '4 recipes Marinara Sauce'],
    ['batch Pizza dough', 2, '2 batches Pizza dough'],
    ['1 quantity shortcrust pastry', 2, '2 quantities shortcrust pastry'],
  ])('%s times %d', (line, factor, scaled) => expect(scaleLine(line, factor)).toBe(scaled))
})
