import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { FACTS_VERSION } from '#content/food-facts/version.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import { ALIKE } from '#content/substitutions/alike.ts'
import { SUBSTITUTIONS } from '#content/substitutions/index.ts'
import {
  type MatchRecipesOutput,
  matchRecipesInput,
  matchRecipesOutput,
  ORDERS,
} from '#core/contracts/match-recipes.ts'
import { nextPurchaseInput } from '#core/contracts/next-purchase.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { scoreRecipesInput } from '#core/contracts/score-recipes.ts'
import { PAGE_SIZE } from '#core/contracts/search-recipes.ts'
import { answerMatch } from '#core/matching/answer-match.ts'
import { answerPurchases } from '#core/matching/answer-purchases.ts'
import { answerScores } from '#core/matching/answer-scores.ts'
import { toIndexed } from '#core/matching/indexed-recipe.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { createCollectionSearch } from '#core/recipes/search-collection.ts'
import { createSwapRules } from '#core/substitutions/swap-rules.ts'
import { asRecipeRow } from './as-recipe-row.ts'
import {
  mergeCuisines,
  mergeMatches,
  mergePage,
  mergePurchases,
  mergeScores,
  planPage,
} from './merge-answers.ts'

const known = { vocabulary: VOCABULARY, measures: MEASURES, nutrition: NUTRITION, version: FACTS_VERSION }
const idOf = (at: number) => `0d5f4a3e-8a43-4b5e-9c58-${String((at * 7919) % 1_000_003).padStart(12, '0')}`

/** Every third recipe of the cookbook, some of them twice: equals are where orders go wrong. */
const rows: ExternalRecipeRow[] = COOKBOOK.filter((_, at) => at % 3 === 0)
  .flatMap((recipe, at) => (at % 5 === 0 ? [recipe, recipe] : [recipe]))
  .map((recipe, at) => {
    const content = {
      ...emptyContent,
      title: recipe.title,
      ingredients: recipe.ingredients,
      instructions: recipe.steps,
      servings: recipe.servings,
      prep_time_minutes: recipe.prep,
      cooking_time_minutes: at % 7 === 0 ? null : recipe.cook,
      cuisine_type: recipe.cuisine,
    }
    const row = asRecipeRow({ id: idOf(at), content, createdAt: '2026-11-17T10:00:00Z' }, known)
    return { ...row, quality_score: at % 2 === 0 ? null : (at * 31) % 100 }
  })
const indexed = new Map(rows.map((row) => [row.id, toIndexed(row)]))
const swaps = createSwapRules(SUBSTITUTIONS, ALIKE, VOCABULARY, MEASURES)

function shelfOf(some: readonly ExternalRecipeRow[]) {
  const byId = new Map(some.map((row) => [row.id, row]))
  const index = new RecipeIndex(
    VOCABULARY,
    some.map(({ id }) => indexed.get(id)!),
    swaps,
  )
  const rowsOf = async (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return { index, vocabulary: VOCABULARY, rowsOf, titlesOf: rowsOf }
}

const pick = <One>(from: readonly One[], most: number, least = 0) =>
  fc.subarray([...from], { minLength: least, maxLength: most })
const kitchen = [
  ...['egg', 'flour', 'butter', 'milk', 'onion', 'garlic', 'chicken', 'rice', 'tomato', 'cheese', 'pasta'],
  ...['lemon', 'potato', 'sugar', 'beef', 'salmon', 'soy sauce', 'black beans', 'spinach', 'yogurt'],
]
const asked = fc.record({
  ingredients: pick(kitchen, 12, 1),
  staples: pick(['salt', 'pepper', 'olive oil', 'water'], 4),
  limit: fc.constantFrom(1, 3, 12, 25, 40),
  order: fc.constantFrom(...ORDERS),
  avoid: pick(['milk', 'eggs', 'gluten', 'fish'] as const, 2),
  dietary: pick(['vegetarian'] as const, 1),
  cuisines: pick(['italian', 'mexican', 'american'] as const, 2),
  leave_out: pick(['mushrooms', 'cilantro'], 1),
  exclude: pick(
    rows.slice(0, 20).map(({ id }) => id),
    3,
  ),
  hour: fc.constantFrom(8, 19),
  only_soon: fc.constantFrom(0, 0, 1, 2),
})
/** Half of them with something that won't keep. */
const question = fc
  .tuple(
    asked,
    fc.array(fc.boolean(), { minLength: kitchen.length, maxLength: kitchen.length }),
    fc.boolean(),
  )
  .map(([one, choice, isSoon]) => {
    const soon = isSoon ? one.ingredients.filter((_, at) => choice[at]) : []
    return { ...one, soon, only_soon: soon.length > 0 ? one.only_soon : 0 }
  })
/** Which recipes there are, and which of them are the user's own. */
const split = fc.array(fc.constantFrom('own', 'server', 'none'), {
  minLength: rows.length,
  maxLength: rows.length,
})

describe('mergeMatches', () => {
  it('is the answer over all recipes, however they are split', async () => {
    await fc.assert(
      fc.asyncProperty(split, question, async (sides, asked) => {
        const input = matchRecipesInput.parse(asked)
        const of = (side: string) => rows.filter((_, at) => sides[at] === side)
        const whole = await answerMatch(input, shelfOf(rows.filter((_, at) => sides[at] !== 'none')))
        const mergeable = { ...input, mergeable: true }
        const answers = await Promise.all(
          [of('own'), of('server')].map((some) => answerMatch(mergeable, shelfOf(some))),
        )
        // As it comes over the wire.
        const sent = answers.map((answer) => matchRecipesOutput.parse(JSON.parse(JSON.stringify(answer))))
        expect(mergeMatches(input, sent)).toEqual(JSON.parse(JSON.stringify(whole)))
      }),
      { numRuns: 40 },
    )
  })

  it('keeps the answer of a server that sends no places, and adds the others behind it', async () => {
    const input = matchRecipesInput.parse({ ingredients: ['egg'], limit: 40 })
    const [own, server] = [rows.slice(0, 60), rows.slice(60, 120)].map(shelfOf)
    const mine = await answerMatch({ ...input, mergeable: true }, own!)
    const theirs = await answerMatch(input, server!)
    const merged = mergeMatches(input, [mine, theirs])
    expect(theirs.recipes.length).toBeGreaterThan(0)
    expect(merged.recipes.slice(0, theirs.recipes.length)).toEqual(theirs.recipes)
    expect(merged.recipes).toHaveLength(Math.min(40, theirs.recipes.length + mine.recipes.length))
  })

  it('shows nothing for no answers', () =>
    expect(mergeMatches({ order: 'ready', limit: 5, cuisines: [] }, [] as MatchRecipesOutput[])).toEqual({
      recipes: [],
      hidden: 0,
    }))
})

describe('mergePurchases', () => {
  const input = nextPurchaseInput.parse({
    ingredients: kitchen.slice(0, 12),
    staples: ['salt', 'pepper', 'olive oil'],
  })
  const half = rows.length >> 1

  it('adds up what each purchase makes ready, the most worth first', async () => {
    const [whole, own, server] = await Promise.all([
      answerPurchases(input, shelfOf(rows)),
      answerPurchases(input, { ...shelfOf(rows.slice(0, half)), all: true }),
      answerPurchases(input, { ...shelfOf(rows.slice(half)), all: true }),
    ])
    const merged = mergePurchases(own, server)
    expect(merged.ready).toBe(whole.ready)
    expect(whole.single.length).toBeGreaterThan(2)
    const names = (list: typeof merged.single) => list.map(({ buy, count, worth }) => ({ buy, count, worth }))
    expect(names(merged.single)[0]).toEqual(names(whole.single)[0])
    for (const one of merged.single) {
      expect(one.recipes.length).toBeLessThanOrEqual(4)
      expect(one.count).toBeGreaterThanOrEqual(one.recipes.length)
    }
    expect(merged.single.length).toBeLessThanOrEqual(5)
    expect(merged.pairs.length).toBeLessThanOrEqual(5)
  })
})

describe('mergeScores', () => {
  it('is the answer over all recipes, in the order of the ids', () => {
    const ids = [5, 70, 6, 71, 9999].map((at) => rows[at]?.id ?? idOf(at))
    const input = scoreRecipesInput.parse({ ids, ingredients: kitchen })
    const of = (some: typeof rows) => answerScores(input, shelfOf(some))
    expect(mergeScores(input.ids, of(rows.slice(0, 60)), of(rows.slice(60)))).toEqual(of(rows))
    const soon = answerScores({ ...input, soon: ['egg'] }, shelfOf(rows)).scores
    expect(soon.map(({ uses_soon }) => uses_soon)).toEqual(
      of(rows).scores.map(({ reasons }) =>
        reasons.some(({ ingredient, strength }) => ingredient === 'egg' && strength === 'full')
          ? ['egg']
          : [],
      ),
    )
  })
})

describe('a page of own recipes and the collection', () => {
  const search = (some: typeof rows) => createCollectionSearch(some, VOCABULARY)

  it('together are all of both, own first, each once', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.nat({ max: 60 }), (own, others) => {
        const device = search(rows.slice(0, own))
        const mine = device.search({ sort: 'title' }, 5000)
        const server = search(rows.slice(own, own + others))
        const wanted = [...mine.recipes, ...server.search({ sort: 'title' }, 5000).recipes].map(
          ({ id }) => id,
        )
        const seen: string[] = []
        for (let page = 1; page <= Math.ceil((own + others) / PAGE_SIZE) + 1; page++) {
          const { pages } = planPage(mine.total, page)
          expect(pages.length).toBeLessThanOrEqual(2)
          const merged = mergePage(
            page,
            device.search({ sort: 'title', page }),
            pages.map((one) => server.search({ sort: 'title', page: one })),
          )
          expect(merged.total).toBe(own + others)
          expect(merged.recipes.length).toBeLessThanOrEqual(PAGE_SIZE)
          seen.push(...merged.recipes.map(({ id }) => id))
        }
        expect(seen).toEqual(wanted)
      }),
      { numRuns: 20 },
    )
  })

  it('names the filter without which either has recipes', () => {
    const asked = { cuisine: 'klingon', sort: 'title' as const }
    const [own, server] = [rows.slice(0, 10), rows.slice(10, 40)].map((some) => search(some).search(asked))
    expect(mergePage(1, own!, [server!])).toMatchObject({
      total: 0,
      drops: [{ filter: 'cuisine:klingon', total: 40 }],
    })
  })
})

describe('mergeCuisines', () => {
  it('is the answer over all recipes', () => {
    const of = (some: typeof rows) => createCollectionSearch(some, VOCABULARY).cuisines()
    expect(mergeCuisines(of(rows.slice(0, 50)), of(rows.slice(50)))).toEqual(of(rows))
  })
})
