import { expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import { SHELF_LIFE } from '#content/shelf-life/index.ts'
import { planCandidatesInput } from '#core/contracts/plan-candidates.ts'
import { toIndexed } from '#core/matching/indexed-recipe.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { answerPlanCandidates } from '#core/planning/answer-candidates.ts'
import { createPlanBook } from '#core/planning/plan-book.ts'
import { FIRST_DAY, mealOf, problemOf, stockOf } from '#core/planning/sample-problems.ts'
import { summaryOf } from '#core/planning/summary.ts'
import { factColumns } from '#core/recipes/fact-columns.ts'
import { createSwapRules } from '#core/substitutions/swap-rules.ts'
import { ALIKE } from './alike.ts'
import { SUBSTITUTIONS } from './index.ts'

const knowledge = {
  vocabulary: VOCABULARY,
  measures: MEASURES,
  nutrition: NUTRITION,
  shelfLife: SHELF_LIFE,
  version: '',
}
const ID = '00000000-0000-4000-8000-000000000001'
const MEAL = '00000000-0000-4000-8000-000000000101'
const ingredients = [
  '2 shallots, sliced',
  '3 tablespoons vegetable oil',
  '1 cup buttermilk',
  '500 g potatoes',
]
const facts = {
  title: 'Potato Pan',
  servings: 2,
  meal: 'dinner',
  ingredients,
  dietary_tags: [],
  lines_sure: true,
}
const row = {
  ...facts,
  id: ID,
  cuisine_type: null,
  quality_score: 80,
  cooking_time_minutes: 20,
  prep_time_minutes: 10,
  rest_time_minutes: 0,
  origin: 'cookbook',
  ...factColumns(facts as never, knowledge),
} as never
const index = new RecipeIndex(
  VOCABULARY,
  [toIndexed(row)],
  createSwapRules(SUBSTITUTIONS, ALIKE, VOCABULARY, MEASURES),
)
const shelf = {
  index,
  vocabulary: VOCABULARY,
  book: createPlanBook(knowledge),
  rowsOf: async () => [row],
}
const ask = (input: object) =>
  answerPlanCandidates(planCandidatesInput.parse({ fixed: [ID], ...input }), shelf)
const insteadOf = async (input: object) =>
  Object.fromEntries((await ask(input)).fixed[0]?.needs.map(({ food, instead }) => [food, instead]) ?? [])

it('names an own food that does in the same amount, and no swap that takes another', async () => {
  const own = { ingredients: ['yellow onions', 'milk', 'lemon'], staples: ['olive oil', 'salt'] }
  expect(await insteadOf(own)).toEqual({
    shallot: 'yellow onions',
    'vegetable oil': 'olive oil',
    buttermilk: undefined,
    potato: undefined,
  })
  expect(await insteadOf({ ingredients: ['shallots'] })).toMatchObject({ shallot: undefined })
})

it('leaves the food that a dish is named after: it would be another dish', async () => {
  const named = {
    ...shelf,
    rowsOf: async () => [{ ...(row as object), title: 'Potato and Shallot Pan' } as never],
  }
  const input = planCandidatesInput.parse({ fixed: [ID], ingredients: ['yellow onions'] })
  const { fixed } = await answerPlanCandidates(input, named)
  expect(fixed[0]?.needs.find(({ food }) => food === 'shallot')).toMatchObject({ stock: null })
})

it('is used where enough is there, and nothing is bought in its place', async () => {
  const { fixed: fixedRecipes } = await ask({ ingredients: ['onion'], staples: ['olive oil'] })
  const bought = (grams: number | null) => {
    const problem = problemOf({
      days: [FIRST_DAY],
      stock: [stockOf('onion', { grams, amount: null })],
      fixed: [mealOf(MEAL, { recipeId: ID, cooks: 2 })],
      fixedRecipes,
    })
    const { buys, extras } = summaryOf(problem, [])
    return [...buys, ...extras].map(({ food }) => food)
  }
  const OIL = 'vegetable oil'
  expect(bought(500)).not.toEqual(expect.arrayContaining(['shallot']))
  expect(bought(null)).not.toEqual(expect.arrayContaining(['shallot']))
  expect(bought(5)).toContain('shallot')
  for (const grams of [500, null, 5]) expect(bought(grams)).not.toContain(OIL)
  // Without any of it at home, one is bought; oil is in most kitchens, so the user is to check.
  const without = problemOf({
    days: [FIRST_DAY],
    fixed: [mealOf(MEAL, { recipeId: ID, cooks: 2 })],
    fixedRecipes: (await ask({ ingredients: ['milk'] })).fixed,
  })
  const { buys, extras } = summaryOf(without, [])
  expect(buys.map(({ food }) => food)).toEqual(expect.arrayContaining(['shallot']))
  expect(extras).toEqual([{ food: OIL, meals: [MEAL] }])
})
