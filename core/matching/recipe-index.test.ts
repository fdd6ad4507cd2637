import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDERS, type SwapFacts } from '../contracts/match-recipes.ts'
import { LINE_WEIGHTS, type LineWeight, RECIPE_KINDS } from '../contracts/recipe-kind.ts'
import { denote } from '../ingredients/denote.ts'
import { namesOf } from '../ingredients/line-names.ts'
import { matchNames, type Term } from '../ingredients/match.ts'
import { SAMPLE_INGREDIENTS } from '../ingredients/sample-ingredients.ts'
import { createVocabulary } from '../ingredients/vocabulary.ts'
import { RANKINGS, rankIn } from './rankings.ts'
import {
  arrange,
  isAside,
  isReadyMeal,
  kindPoints,
  MOST_SWAPS,
  purchases,
  readyBase,
  readyGroup,
  readyValue,
  stepsFrom,
  USED_FULL,
  USED_HEARTY,
  USED_PARTIAL,
  weightIn,
} from './readiness.ts'
import { RecipeIndex } from './recipe-index.ts'
import type { IndexedRecipe } from './recipe-store.ts'
import { compareRank } from './score.ts'
import { createShelf, scoreRecipe } from './score-recipe.ts'
import { type SwapRule, type SwapRules, suits } from './swaps.ts'
import { swapsAtHand } from './swaps-at-hand.ts'

const vocabulary = createVocabulary(SAMPLE_INGREDIENTS)

const numbered = (name: string) => vocabulary.byForm.get(name) ?? -1
/** Any swap will do: egg for tuna; onion and garlic for pasta, except where the title says soup. */
const rules: SwapRule[] = [
  { target: numbered('tuna'), parts: [numbered('egg')], only: 0, ruins: 0, near: true },
  {
    target: numbered('pasta'),
    parts: [numbered('onion'), numbered('garlic')],
    only: 0,
    ruins: 1,
    near: false,
  },
  { target: numbered('spaghetti'), parts: [numbered('cheese')], only: 2, ruins: 0, near: true },
]
const swaps: SwapRules = {
  of: (part) => rules.filter(({ parts }) => parts.includes(part)),
  usesIn: (title) => (title.includes('soup') ? 1 : 0) | (title.includes('salad') ? 2 : 0),
  keeps: (_, dietary) => dietary !== 3,
  factsFor: (rule, line) => ({ amounts: [`${rule.parts.length} for ${line}`], allergens: [], diets: [] }),
}
const indexOf = (recipes: readonly IndexedRecipe[]) => new RecipeIndex(vocabulary, recipes, swaps)

type Query = Parameters<RecipeIndex['query']>[0]

/** What one recipe lacks, line by line, and what is used. */
function judge(recipe: IndexedRecipe, query: Query) {
  const { ingredients, staples = [], dietary = 0, avoid = 0, hour } = query
  const shelf = createShelf(ingredients, staples, vocabulary)
  const terms = [...shelf.terms, ...shelf.staples]
  const atHand = swapsAtHand(terms, swaps, { dietary, avoid }, vocabulary)
  const uses = swaps.usesIn(recipe.title ?? '')
  const score = scoreRecipe(shelf, recipe.ingredients, vocabulary)
  const heaviest = shelf.terms.map(() => 0)
  const missing: { line: string; weight: LineWeight; swap: string; instead?: SwapFacts }[] = []
  const counts = {
    missing: [0, 0, 0] as [number, number, number],
    swapped: [0, 0, 0] as [number, number, number],
  }
  for (const [at, line] of recipe.ingredients.entries()) {
    const names = namesOf(line, vocabulary)
    const weight = 'weights' in recipe ? Number((recipe.weights ?? '')[at] ?? 1) : 1
    let covered = false
    for (const [i, term] of terms.entries()) {
      if (matchNames(term, names, line, vocabulary).strength === 'none') continue
      covered = true
      if (i < heaviest.length) heaviest[i] = Math.max(heaviest[i] as number, weight)
    }
    if (covered || names.length === 0) continue
    const [first] = names.flatMap((name) => denote(name, vocabulary).full[0] ?? [])
    const swap = atHand.find(({ rule }) => rule.target === first && suits(rule, uses, weight))
    const instead = swap && { instead: swaps.factsFor(swap.rule, line) }
    missing.push({ line, weight: weightIn(weight), swap: swap?.text ?? '', ...instead })
  }
  // Two swaps at most, besides those of minor lines; main lines first.
  const swapped = missing.filter(({ weight, swap }) => weight !== 'minor' && swap !== '')
  const kept = [
    ...swapped.filter((one) => one.weight === 'main'),
    ...swapped.filter((one) => one.weight !== 'main'),
  ]
  for (const one of kept.slice(MOST_SWAPS)) {
    one.swap = ''
    delete one.instead
  }
  for (const { weight, swap } of missing)
    counts[swap === '' ? 'missing' : 'swapped'][LINE_WEIGHTS.indexOf(weight) as 0 | 1 | 2]++
  const isHearty = (i: number) => {
    const { category = '' } = vocabulary.ingredients[shelf.terms[i]?.id ?? -1] ?? {}
    return ['meat', 'poultry', 'seafood'].includes(category) && heaviest[i] === 2
  }
  const usesHearty = score.matches.some(({ strength }, i) => strength !== 'none' && isHearty(i))
  const used = score.matches.reduce((sum, { strength }, i) => {
    const by = strength === 'full' ? USED_FULL : USED_PARTIAL
    const points = by[heaviest[i] as 0 | 1 | 2] + (isHearty(i) ? USED_HEARTY : 0)
    return strength === 'none' ? sum : sum + points
  }, 0)
  const kind = recipe.kind ?? 'meal'
  const group = readyGroup(kind, counts.missing)
  const points = kindPoints(kind, { sweet: isForBaking(shelf.terms), hour })
  const base = readyBase(used, points, score.unclamped)
  const value = readyValue(base, group, counts.missing, counts.swapped)
  const needed = purchases(counts.missing)
  return { ...score, group, missing, value, isAside: isAside(points), needed, usesHearty }
}

const isForBaking = (terms: readonly Term[]) => {
  const known = terms.flatMap(({ id }) => vocabulary.ingredients[id]?.category ?? [])
  const baking = known.filter((category) => ['baking', 'sweeteners', 'fruits', 'nuts'].includes(category))
  return known.length > 0 && baking.length * 2 >= known.length
}

/** The slow truth: score every recipe by itself, sort, cut. */
function oneByOne(recipes: Iterable<IndexedRecipe>, query: Query) {
  const { order = 'score' } = query
  const shelf = createShelf(query.ingredients, query.staples ?? [], vocabulary)
  const excluded = new Set(query.exclude)
  const dietary = query.dietary ?? 0
  const ranked = [...recipes]
    .map((recipe) => {
      const { value, ...judged } = judge(recipe, query)
      const rank = rankIn(
        RANKINGS[order],
        judged.matchCount,
        recipe.minutes ?? 65_535,
        stepsFrom(judged.group),
        value,
        judged.unclamped,
      )
      const lacksMain = judged.missing.some(({ weight, swap }) => weight === 'main' && swap === '')
      return {
        id: recipe.id,
        quality: recipe.quality ?? null,
        recipe,
        rank,
        lacksMain,
        isReadyMeal: isReadyMeal(recipe.kind ?? 'meal', judged.group),
        ...judged,
      }
    })
    .filter(
      (row) => row.matchCount > 0 && !excluded.has(row.id) && ((row.recipe.diet ?? 0) & dietary) === dietary,
    )
    .filter((row) => ((row.recipe.contains ?? 0) & (query.avoid ?? 0)) === 0)
    .filter((row) => query.accept?.(row.id) ?? true)
    .sort(compareRank)
    .slice(0, Math.max(query.limit ?? 25, order === 'ready' ? 25 : 0))
  return (order === 'ready' ? arrange(ranked) : ranked)
    .slice(0, query.limit ?? 25)
    .map(
      ({
        recipe: _,
        rank: _rank,
        lacksMain: _lacks,
        isAside: _aside,
        needed: _needed,
        isReadyMeal: _ready,
        usesHearty: _hearty,
        matches,
        ...row
      }) => {
        const of = (strength: string) =>
          shelf.terms.filter((_, i) => matches[i]?.strength === strength).map((term) => term.text)
        return { ...row, full: of('full'), partial: of('partial') }
      },
    )
}

const names = SAMPLE_INGREDIENTS.flatMap((ingredient) => [
  ingredient.name,
  ingredient.plural,
  ...ingredient.synonyms,
])
const word = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...names) },
  fc.constantFrom('zorkle', 'quux berry', 'superzorkle'),
)
const line = fc.oneof(
  { weight: 5, arbitrary: word.map((name) => `1 cup ${name}`) },
  word,
  fc.tuple(word, word).map(([a, b]) => `2 ${a} or ${b}`),
  fc.tuple(word, word).map(([a, b]) => `${a} and ${b} to taste`),
  fc.constantFrom('For the sauce:', '', 'salt & pepper'),
)
const recipe = fc.record({
  id: fc.nat(30).map(String),
  ingredients: fc.array(line, { maxLength: 8 }),
  quality: fc.option(fc.integer({ min: 0, max: 3 })),
  diet: fc.nat(3),
  contains: fc.nat(1),
  title: fc.constantFrom('Soup', 'Onion soup', 'Pasta salad', 'Eggs'),
  kind: fc.constantFrom(...RECIPE_KINDS),
  weights: fc.array(fc.nat(2), { maxLength: 8 }).map((digits) => digits.join('')),
  minutes: fc.constantFrom(null, 10, 10, 45),
})
const query = fc.record({
  ingredients: fc.array(word, { minLength: 1, maxLength: 8 }),
  staples: fc.array(fc.constantFrom('salt', 'pepper', 'oil', 'flour', 'zorkle'), { maxLength: 3 }),
  limit: fc.constantFrom(1, 3, 25),
  exclude: fc.array(fc.nat(30).map(String), { maxLength: 3 }),
  dietary: fc.constantFrom(0, 0, 1, 3),
  avoid: fc.constantFrom(0, 0, 1),
  order: fc.constantFrom(...ORDERS),
  hour: fc.constantFrom(undefined, 7, 19),
})
const step = fc.oneof(
  fc.record({ do: fc.constant('insert' as const), recipe }),
  fc.record({ do: fc.constant('remove' as const), id: fc.nat(30).map(String) }),
  fc.record({ do: fc.constant('query' as const), query }),
)

async function* oneAfterAnother<T>(pages: readonly T[]) {
  yield* pages
}

describe('RecipeIndex', () => {
  it('returns exactly what scoring every recipe one by one returns, whatever the writes in between', () => {
    fc.assert(
      fc.property(
        fc.array(recipe, { maxLength: 12 }),
        fc.array(step, { maxLength: 25 }),
        query,
        (first, steps, last) => {
          const truth = new Map(first.map((row) => [row.id, row]))
          const index = indexOf(first)
          for (const action of steps) {
            if (action.do === 'insert') {
              truth.set(action.recipe.id, action.recipe)
              index.insert(action.recipe)
            } else if (action.do === 'remove') {
              expect(index.remove(action.id)).toBe(truth.delete(action.id))
            } else expect(index.query(action.query)).toEqual(oneByOne(truth.values(), action.query))
          }
          expect(index.size).toBe(truth.size)
          expect(index.query(last)).toEqual(oneByOne(truth.values(), last))
          expect(index.query(last)).toEqual(oneByOne(truth.values(), last))
        },
      ),
      { numRuns: 200 },
    )
  }, 60_000)

  it('gives the same result when built page by page, even if a later page replaces recipes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(recipe, { maxLength: 6 }), { maxLength: 5 }),
        recipe,
        query,
        async (pages, later, asked) => {
          const index = await RecipeIndex.of(vocabulary, oneAfterAnother(pages), swaps)
          const truth = new Map(pages.flat().map((row) => [row.id, row]))
          expect(index.size).toBe(truth.size)
          expect(index.query(asked)).toEqual(oneByOne(truth.values(), asked))
          index.insert(later)
          truth.set(later.id, later)
          expect(index.query(asked)).toEqual(oneByOne(truth.values(), asked))
        },
      ),
      { numRuns: 100 },
    ))

  it('stays correct across packing and compaction', () => {
    const all = SAMPLE_INGREDIENTS.map((ingredient) => ingredient.name)
    const make = (i: number, turn: number): IndexedRecipe => ({
      id: `r${i}`,
      ingredients: [0, 1, 2, 3, 4, 5, 6, 7].map(
        (k) => `${k} cups ${all[(i * 7 + k * turn * 5 + k) % all.length]}`,
      ),
      quality: i % 10,
    })
    const truth = new Map<string, IndexedRecipe>()
    const index = indexOf([])
    const asked = { ingredients: ['egg', 'onion', 'cheese', 'pasta'], staples: ['salt'] }
    for (let turn = 1; turn <= 3; turn++) {
      for (let i = 0; i < 1200; i++) {
        truth.set(`r${i}`, make(i, turn))
        index.update(make(i, turn))
      }
      for (let i = 0; i < 200; i++) {
        truth.delete(`r${i}`)
        index.remove(`r${i}`)
      }
      expect(index.query(asked)).toEqual(oneByOne(truth.values(), asked))
    }
    expect(index.size).toBe(1000)
  }, 30_000)

  it('is as exact where most recipes are far below the best', () => {
    const many = fc.sample(recipe, { numRuns: 1200, seed: 7 }).map((row, i) => ({ ...row, id: `${i}` }))
    const index = indexOf(many)
    for (const order of ORDERS)
      for (const asked of fc.sample(query, { numRuns: 3, seed: 11 }))
        expect(index.query({ ...asked, order })).toEqual(oneByOne(many, { ...asked, order }))
  }, 30_000)

  it('says what to buy: with it, the recipes that it names are ready, and were not before', () => {
    fc.assert(
      fc.property(fc.array(recipe, { maxLength: 30 }), query, (some, asked) => {
        const rows = [...new Map(some.map((row) => [row.id, row])).values()]
        const index = indexOf(rows)
        const { ingredients, staples, dietary, avoid } = asked
        const groups = (bought: readonly string[]) =>
          new Map(
            index
              .query({ ingredients: [...ingredients, ...bought], staples, dietary, avoid, limit: 30 })
              .map(({ id, group }) => [id, group]),
          )
        const before = groups([])
        const { ready, single, pairs } = index.purchases({ ingredients, staples, dietary, avoid })
        expect(ready).toBe([...before.values()].filter((group) => group === 'ready').length)
        for (const { buy, count, recipes } of [...single, ...pairs]) {
          const after = groups(buy)
          expect(recipes).toHaveLength(Math.min(count, 4))
          for (const id of recipes)
            expect([before.get(id), after.get(id)]).toEqual([expect.not.stringMatching('ready'), 'ready'])
          const become = [...after].filter(([id, group]) => group === 'ready' && before.get(id) !== 'ready')
          expect(become.length).toBeGreaterThanOrEqual(count)
        }
      }),
      { numRuns: 60 },
    )
  }, 30_000)

  it('counts two swaps for a recipe at most, also for what to buy', () => {
    const index = indexOf([{ id: 'a', ingredients: ['2 eggs', '1 tuna', '2 tuna', '3 tuna'] }])
    expect(index.purchases({ ingredients: ['egg'] })).toEqual({
      ready: 0,
      single: [{ buy: ['tuna'], count: 1, worth: 24, recipes: ['a'] }],
      pairs: [],
    })
  })

  it('returns the top 25 by score by default [C534]', () => {
    const index = new RecipeIndex(
      vocabulary,
      Array.from({ length: 60 }, (_, i) => ({
        id: `${i}`,
        ingredients: ['1 egg', ...Array(i % 9).fill('1 tuna')],
      })),
    )
    const found = index.query({ ingredients: ['egg'] })
    expect(found).toHaveLength(25)
    expect(found.map((row) => row.unclamped)).toEqual(found.map((row) => row.unclamped).sort((a, b) => b - a))
    expect(
      index
        .query({ ingredients: ['egg'], exclude: found.map((row) => row.id) })
        .some((row) => found.some((f) => f.id === row.id)),
    ).toBe(false)
  })

  it('counts staples neither as missing nor as extra nor as ingredients', () => {
    const index = new RecipeIndex(vocabulary, [{ id: 'a', ingredients: ['2 eggs', 'salt', '1 tuna'] }])
    expect(index.query({ ingredients: ['egg'] })[0]).toMatchObject({
      missing: [{ line: 'salt' }, { line: '1 tuna' }],
      efficiencyRatio: 0.75,
    })
    expect(index.query({ ingredients: ['egg', 'salt'], staples: ['salt'] })[0]).toMatchObject({
      missing: [{ line: '1 tuna' }],
      efficiencyRatio: 0.875,
      coverageRatio: 1,
      fullMatches: 1,
    })
  })

  it('explains a recipe line by line', () => {
    const index = new RecipeIndex(vocabulary, [
      { id: 'a', ingredients: ['2 eggs', '8 oz spaghetti', 'salt', '1 tuna'] },
    ])
    expect(index.explain(['a'], ['egg', 'pasta'], ['salt'])[0]).toEqual([
      { line: '2 eggs', ingredient: 'egg', staple: false, strength: 'full', reason: 'plural' },
      { line: '8 oz spaghetti', ingredient: 'pasta', staple: false, strength: 'partial', reason: 'kind of' },
      { line: 'salt', ingredient: 'salt', staple: true, strength: 'full', reason: 'exact' },
      { line: '1 tuna', ingredient: '', staple: false, strength: 'none', reason: 'none' },
    ])
    expect(index.explain(['nobody'], ['egg'])).toEqual([[]])
  })

  it('returns nothing for an empty list, emoji, regex or SQL characters', () => {
    const index = new RecipeIndex(vocabulary, [{ id: 'a', ingredients: ['2 eggs'] }])
    for (const odd of [[], [''], ['🍕'], ['(.*)+$'], ["'; drop table recipes; --"], ['بيض']]) {
      expect(index.query({ ingredients: odd })).toEqual([])
    }
  })

  it('accepts 500 ingredients', () => {
    const index = new RecipeIndex(vocabulary, [{ id: 'a', ingredients: ['2 eggs', 'salt', 'pasta'] }])
    const many = Array.from({ length: 500 }, (_, i) => names[i] ?? `thing ${i}`)
    expect(index.query({ ingredients: many })[0]?.missing).toEqual([])
  })
})
