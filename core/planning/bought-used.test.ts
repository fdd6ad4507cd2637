import { expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import { SHELF_LIFE } from '#content/shelf-life/index.ts'
import { lineDetails } from '../recipes/recipe-details.ts'
import { boughtAmount } from '../shopping/bought-amount.ts'
import { answerFacts } from '../stock/answer-facts.ts'
import { describeStock } from '../stock/describe.ts'
import { foldStock } from '../stock/fold.ts'
import { sampleDay, sampleEvent } from '../stock/sample-stock.ts'
import { usedUp } from '../stock/used-up.ts'
import { lineFacts } from './line-facts.ts'
import { wantedFoods } from './week-list.ts'

const knowledge = {
  vocabulary: VOCABULARY,
  measures: MEASURES,
  nutrition: NUTRITION,
  shelfLife: SHELF_LIFE,
}

/** Buys what a line needs so many times, ticks it, and cooks it once. */
function cooked(line: string, times: number, system: 'us' | 'metric') {
  const { food, grams, amount } = lineFacts(line, { ...knowledge, factOf: () => undefined }) ?? {}
  if (!food || !amount) throw new Error(line)
  const buy = {
    food,
    grams: grams ?? null,
    amount: { ...amount, value: amount.value * times },
    meals: [],
  }
  const bought = boughtAmount(wantedFoods([buy], {}, system))
  const { facts } = answerFacts([food], knowledge)
  const stock = describeStock(foldStock([sampleEvent(0, 'bought', food, bought)]), facts, sampleDay(0))
  return usedUp([lineDetails(line, knowledge)], 1, stock, facts)[0]
}

it('what was bought for the plan is used up by its recipe, and known as far as it is left', () => {
  for (const system of ['metric', 'us'] as const) {
    for (const line of ['7 cups vegetable broth', '1 1/2 cups orzo', '450 g rice'])
      expect(cooked(line, 1, system), `${line} ${system}`).toMatchObject({ proposal: 'all' })
    for (const line of ['7 cups vegetable broth', '3 tablespoons white miso', '1/4 cup soy sauce']) {
      const half = cooked(line, 2, system)
      expect(half?.proposal, `${line} ${system}`).toBe('some')
      expect(half?.left?.value, `${line} ${system}`).toBeGreaterThan(0)
    }
  }
})
