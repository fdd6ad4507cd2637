import { expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { MEASURES } from '#content/measures/index.ts'
import { lineFacts } from './line-facts.ts'

const factsOf = (line: string) =>
  lineFacts(line, { vocabulary: VOCABULARY, measures: MEASURES, factOf: () => undefined })

it('says how much to buy of what has no unit of its own: liquids by volume, all else by weight', () => {
  const amount = (line: string) => {
    const found = factsOf(line)?.amount
    return found && { ...found, value: Math.round(found.value) }
  }
  expect(amount('7 cups vegetable broth')).toEqual({ value: 1656, unit: 'milliliter' })
  expect(amount('2 tablespoons soy sauce')).toEqual({ value: 30, unit: 'milliliter' })
  expect(amount('1 cup (200 g) sugar')).toEqual({ value: 200, unit: 'gram' })
  for (const line of [
    '3 tablespoons white miso',
    '1 cup orzo',
    '1 1/2 cups long-grain rice',
    '4 slices bacon',
  ])
    expect(amount(line)?.unit, line).toBe('gram')
  expect(amount('2 onions, chopped')).toEqual({ value: 2, unit: null })
  expect(amount('2 cups zorblax drink')).toEqual({ value: 473, unit: 'milliliter' })
  expect(amount('3 zorblaxes')).toEqual({ value: 3, unit: null })
  expect(amount('salt, to taste')).toBeNull()
})

it('knows an amount wherever the cookbook says one, and the package only where the shop decides', () => {
  const lines = COOKBOOK.flatMap(({ ingredients }) => ingredients)
  for (const line of new Set(lines)) {
    const facts = factsOf(line)
    if (!facts?.grams) continue
    expect(facts.amount, line).not.toBeNull()
    if (facts.amount?.unit === 'gram' || facts.amount?.unit === 'milliliter')
      expect(facts.package, line).toBeNull()
  }
})

it('buys rice for leftover rice, and takes it dry', () => {
  const facts = factsOf('4 cups leftover rice')
  expect(facts?.food).toBe('rice')
  expect(facts?.grams).toBeLessThan(300)
})
