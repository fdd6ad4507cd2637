import { describe, expect, it } from 'vitest'
import { NAMED_DISHES, NAMED_SEARCHES } from '#tests/support/named-dishes.ts'
import type { ExternalRecipeRow } from '../contracts/rows.ts'
import { SAMPLE_INGREDIENTS } from '../ingredients/sample-ingredients.ts'
import { createVocabulary } from '../ingredients/vocabulary.ts'
import { recipeFoods } from './recipe-foods.ts'
import { createCollectionSearch } from './search-collection.ts'

const vocabulary = createVocabulary(SAMPLE_INGREDIENTS)
const searchIn = (rows: ExternalRecipeRow[]) => createCollectionSearch(rows, vocabulary)

const row = (title: string, part: Partial<ExternalRecipeRow> = {}): ExternalRecipeRow =>
  ({
    id: title,
    title,
    description: null,
    ingredients: [],
    tags: [],
    cuisine_type: 'american',
    difficulty_level: 'easy',
    dietary_tags: [],
    cooking_time_minutes: 20,
    prep_time_minutes: 10,
    quality_score: 50,
    created_at: '2026-01-01',
    foods: recipeFoods(part.ingredients ?? [], vocabulary),
    ...part,
  }) as ExternalRecipeRow

const { search, cuisines } = searchIn([
  row('Roast Carrots', { dietary_tags: ['vegan'], quality_score: 90, cooking_time_minutes: 40 }),
  row('Crème Caramel', { cuisine_type: 'french', difficulty_level: 'hard', created_at: '2026-02-01' }),
  row('Tomato Soup', {
    ingredients: ['2 carrots', '1 onion'],
    cooking_time_minutes: null,
    prep_time_minutes: 12,
  }),
  row('Barley', { cooking_time_minutes: null, prep_time_minutes: null, quality_score: null }),
])
const titles = (input: Parameters<typeof search>[0]) => search(input).recipes.map(({ title }) => title)

describe('collection search on a device', () => {
  it('matches words in any form, titles first, and the last word as a prefix', () => {
    expect(titles({ search: 'carrot' })).toEqual(['Roast Carrots', 'Tomato Soup'])
    expect(titles({ search: 'roasted carrots' })).toEqual(['Roast Carrots'])
    expect(titles({ search: 'creme' })).toEqual(['Crème Caramel'])
    expect(titles({ search: 'tom' })).toEqual(['Tomato Soup'])
    expect(titles({ search: 'tom soup' })).toEqual([])
  })

  it('applies every filter', () => {
    expect(titles({ diets: ['vegetarian'] })).toEqual(['Roast Carrots'])
    expect(titles({ cuisine: 'French' })).toEqual(['Crème Caramel'])
    expect(titles({ difficulty: 'hard' })).toEqual(['Crème Caramel'])
    expect(titles({ minutes: 15 })).toEqual(['Tomato Soup'])
  })

  it('finds whole words only, where they fill a page; beginnings come last', () => {
    const eggs = Array.from({ length: 12 }, (_, at) => row(`Toast ${at}`, { ingredients: ['2 eggs'] }))
    const few = searchIn([row('Eggplant Dip'), row('Egg Salad'), ...eggs.slice(0, 3)])
    expect(few.search({ search: 'egg' }).recipes.map(({ title }) => title)).toEqual([
      'Egg Salad',
      ...few.search({ search: 'toast' }).recipes.map(({ title }) => title),
      'Eggplant Dip',
    ])
    const many = searchIn([row('Eggplant Dip'), row('Egg Salad'), ...eggs])
    expect(many.search({ search: 'egg' }).total).toBe(13)
    expect(many.search({ search: 'eggp' })).toMatchObject({ total: 14, similar: true })
    expect(many.search({ search: 'eggp' }).recipes[0]?.title).toBe('Eggplant Dip')
  })

  describe('by name', () => {
    const named = searchIn(NAMED_DISHES.map(({ title, ...part }) => row(title, part)))
    it.each(NAMED_SEARCHES)('%j', (input, first) => {
      for (let seed = 0; seed < 5; seed++)
        expect(
          named
            .search({ ...input, seed: seed * 4e8 })
            .recipes.slice(0, first.length)
            .map(({ title }) => title),
        ).toEqual(first)
    })
    it('counts a dish that the filters of its name hide, once', () => {
      expect(named.search({ search: 'burrito', meal: 'dinner', named: 'breakfast burrito' }).total).toBe(2)
      expect(named.search({ search: 'pho' }).total).toBe(3)
    })
    it('keeps the order that is asked for', () => {
      expect(named.search({ search: 'pho', sort: 'rated' }).recipes[0]?.title).toBe('Quick Pho Bowls')
    })
  })

  it('leaves out foods, by all their words', () => {
    expect(titles({ leave_out: ['carrot'], sort: 'title' })).toEqual(['Barley', 'Crème Caramel'])
    expect(titles({ leave_out: ['carrot soup'], sort: 'title' })).toHaveLength(3)
    expect(titles({ leave_out: [''], sort: 'title' })).toHaveLength(4)
  })

  it('leaves out a food by any of its names, with its kinds, and nothing that only shares a word', () => {
    const some = searchIn([
      row('Ramen', { ingredients: ['2 green onions'] }),
      row('Chili', { ingredients: ['1 green bell pepper', '1 onion'] }),
      row('Toast', { ingredients: ['1 cup grated cheddar', '1 onion'] }),
    ])
    const left = (food: string) => some.search({ leave_out: [food] }).recipes.map(({ title }) => title)
    expect(left('scallions').toSorted()).toEqual(['Chili', 'Toast'])
    expect(left('green onion').toSorted()).toEqual(['Chili', 'Toast'])
    expect(left('onions')).toEqual([])
    expect(left('cheese').toSorted()).toEqual(['Chili', 'Ramen'])
  })

  it('forgives a misspelled word where no recipe has it', () => {
    expect(search({ search: 'carots', sort: 'title' })).toMatchObject({
      total: 2,
      similar: true,
      recipes: [{ title: 'Roast Carrots' }, { title: 'Tomato Soup' }],
    })
    expect(search({ search: 'carrot' }).similar).toBe(false)
    expect(search({ search: 'zzqqxx' })).toMatchObject({ total: 0, similar: false })
  })

  it('names the filters that leave nothing', () => {
    expect(search({ search: 'soup', diets: ['vegan'], minutes: 15 })).toMatchObject({
      total: 0,
      drops: [{ filter: 'diet:vegan', total: 1 }],
    })
    expect(search({ search: 'soup', diets: ['vegan'], cuisine: 'french' }).drops).toEqual([
      { filter: 'all', total: 1 },
    ])
    expect(search({ search: 'nothing', diets: ['vegan'] }).drops).toEqual([])
  })

  it('supports the sort orders', () => {
    expect(titles({ sort: 'rated' })[0]).toBe('Roast Carrots')
    expect(titles({ sort: 'rated' }).at(-1)).toBe('Barley')
    expect(titles({ sort: 'time' }).slice(0, 2)).toEqual(['Crème Caramel', 'Roast Carrots'])
    expect(titles({ sort: 'title' })).toEqual(['Barley', 'Crème Caramel', 'Roast Carrots', 'Tomato Soup'])
    expect(titles({ sort: 'newest' })[0]).toBe('Crème Caramel')
    expect(titles({ seed: 1 })).toEqual(titles({ seed: 1 }))
    expect(new Set(Array.from({ length: 20 }, (_, seed) => titles({ seed })[0])).size).toBeGreaterThan(1)
  })

  it('paginates, and counts cuisines', () => {
    expect(search({ page: 2 })).toMatchObject({ total: 4, recipes: [] })
    expect(cuisines()).toEqual([
      { cuisine: 'american', recipes: 3 },
      { cuisine: 'french', recipes: 1 },
    ])
  })
})
