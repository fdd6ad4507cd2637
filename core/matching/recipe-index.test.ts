import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SAMPLE_INGREDIENTS } from '../ingredients/sample-ingredients.ts'
import { createVocabulary } from '../ingredients/vocabulary.ts'
import { RecipeIndex } from './recipe-index.ts'
import type { IndexedRecipe } from './recipe-store.ts'
import { compareRank } from './score.ts'
import { createShelf, scoreRecipe } from './score-recipe.ts'

const vocabulary = createVocabulary(SAMPLE_INGREDIENTS)

/** The slow truth: score every recipe by itself, sort, cut. */
function oneByOne(recipes: Iterable<IndexedRecipe>, query: Parameters<RecipeIndex['query']>[0]) {
  const shelf = createShelf(query.ingredients, query.staples ?? [], vocabulary)
  const excluded = new Set(query.exclude)
  const dietary = query.dietary ?? 0
  return [...recipes]
    .map((recipe) => ({
      id: recipe.id,
      quality: recipe.quality ?? null,
      recipe,
      ...scoreRecipe(shelf, recipe.ingredients, vocabulary),
    }))
    .filter(
      (row) => row.matchCount > 0 && !excluded.has(row.id) && ((row.recipe.diet ?? 0) & dietary) === dietary,
    )
    .filter((row) => query.accept?.(row.id) ?? true)
    .sort(compareRank)
    .slice(0, query.limit ?? 25)
    .map(({ recipe: _, matches, ...row }) => {
      const of = (strength: string) =>
        shelf.terms.filter((_, i) => matches[i]?.strength === strength).map((term) => term.text)
      return { ...row, full: of('full'), partial: of('partial') }
    })
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
})
const query = fc.record({
  ingredients: fc.array(word, { minLength: 1, maxLength: 8 }),
  staples: fc.array(fc.constantFrom('salt', 'pepper', 'oil', 'flour', 'zorkle'), { maxLength: 3 }),
  limit: fc.constantFrom(1, 3, 25),
  exclude: fc.array(fc.nat(30).map(String), { maxLength: 3 }),
  dietary: fc.constantFrom(0, 0, 1, 3),
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
          const index = new RecipeIndex(vocabulary, first)
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
          const index = await RecipeIndex.of(vocabulary, oneAfterAnother(pages))
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
    const index = new RecipeIndex(vocabulary)
    const asked = { ingredients: ['egg', 'onion', 'cheese', 'pasta'], staples: ['salt'] }
    for (let turn = 1; turn <= 3; turn++) {
      for (let i = 0; i < 1500; i++) {
        truth.set(`r${i}`, make(i, turn))
        index.update(make(i, turn))
        if (i % 700 === 0) expect(index.query(asked)).toEqual(oneByOne(truth.values(), asked))
      }
      for (let i = 0; i < 400; i++) {
        truth.delete(`r${i}`)
        index.remove(`r${i}`)
      }
      expect(index.query(asked)).toEqual(oneByOne(truth.values(), asked))
    }
    expect(index.size).toBe(1100)
  }, 30_000)

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
      missing: ['salt', '1 tuna'],
      efficiencyRatio: 0.75,
    })
    expect(index.query({ ingredients: ['egg', 'salt'], staples: ['salt'] })[0]).toMatchObject({
      missing: ['1 tuna'],
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
