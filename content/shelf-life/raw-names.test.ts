import { expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { MEASURES } from '#content/measures/index.ts'
import { answerFacts } from '#core/stock/answer-facts.ts'
import { isRawMeat } from '#core/stock/freshness.ts'
import { rawFact } from '#core/stock/raw-names.ts'
import { SHELF_LIFE } from './index.ts'

const vocabulary = createFoods()
const RAW_DAYS = 5
const names = vocabulary.ingredients.map(({ name }) => name)
const { facts } = answerFacts(names, { vocabulary, shelfLife: SHELF_LIFE, measures: MEASURES })

it('raw meat and fish is known without the tables, and never keeps longer than they say', () => {
  const wrong = Object.entries(facts).flatMap(([name, fact]) => {
    const closed = fact.keeps.fridge.closed
    const isRaw = isRawMeat(fact) && fact.basis === 'safety' && fact.place === 'fridge' && fact.keeps.cooked
    if (
      !isRaw ||
      !closed ||
      closed[1] > RAW_DAYS ||
      /smoked|cooked|rotisserie|deli|roast beef|pulled|pastrami|tri-tip/.test(name)
    )
      return []
    const own = rawFact(name)?.keeps.fridge.closed
    return own && own[0] <= closed[0] ? [] : [name]
  })
  expect(wrong).toEqual([])
})

it.each([
  'chicken broth',
  'canned tuna',
  'goat cheese',
  'fish sauce',
  'oyster mushroom',
  'beef jerky',
  'smoked salmon',
])('other food is left to the tables: %s', (name) => expect(rawFact(name)).toBeNull())
