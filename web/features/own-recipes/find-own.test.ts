import { describe, expect, it } from 'vitest'
import { emptyContent, emptyMarks } from '#core/own-recipes/empty.ts'
import { type CookbookView, findOwn } from './find-own.ts'

const recipe = (id: string, title: string, ingredients: string[], createdAt: string) =>
  [
    id,
    {
      ...{ id, createdAt, updatedAt: createdAt, isMine: true, isShared: false, state: 'device' as const },
      content: { ...emptyContent, title, ingredients },
    },
  ] as const

const book = {
  recipes: new Map([
    recipe('a', 'Zucchini bread', ['2 zucchini', 'flour'], '2026-01-01'),
    recipe('b', 'Crème brûlée', ['cream', '4 eggs'], '2026-03-01'),
    recipe('c', 'apple pie', ['flour', 'apples'], '2026-02-01'),
  ]),
  marks: new Map([
    ['a', { content: { ...emptyMarks, tags: ['bake'], folder: 'Bread' } }],
    ['c', { content: { ...emptyMarks, tags: ['bake', 'fall'] } }],
  ]),
  cooked: new Map([
    ['a', '2026-04-02'],
    ['c', '2026-04-01'],
  ]),
}
const all: CookbookView = { search: '', tag: '', folder: '', sort: 'newest' }
const found = (view: Partial<CookbookView>) =>
  findOwn(book, { ...all, ...view })
    .map(({ recipe: { id } }) => id)
    .join('')

describe('the cookbook', () => {
  it.each([
    ['newest', 'bca'],
    ['title', 'cba'],
    ['cooked', 'acb'],
  ] as const)('sorts by %s', (sort, order) => expect(found({ sort })).toBe(order))

  it.each([
    ['a title, without its accents', 'creme', 'b'],
    ['an ingredient', 'flour', 'ca'],
    ['words of a tag and an ingredient together', 'fall flour', 'c'],
    ['a folder', 'BREAD', 'a'],
    ['nothing that is there', 'flour eggs', ''],
  ])('is searched by %s', (_, search, ids) => expect(found({ search })).toBe(ids))

  it('puts recipes with the word in their title before others', () => {
    const recipes = new Map([
      recipe('a', 'Lemon cake', ['flour'], '2026-01-01'),
      recipe('b', 'Roast chicken', ['1 lemon'], '2026-03-01'),
      recipe('c', 'Lemon curd', ['4 eggs'], '2026-02-01'),
    ])
    const order = findOwn({ ...book, recipes }, { ...all, search: 'lemon' }).map((one) => one.recipe.id)
    expect(order).toEqual(['c', 'a', 'b'])
  })

  it('has one order for recipes of the same time, however they arrive', () => {
    const some = [
      recipe('b', 'Soup', [], '2026-01-01'),
      recipe('c', 'Bread', [], '2026-01-01'),
      recipe('a', 'Soup', [], '2026-01-01'),
    ]
    for (const recipes of [new Map(some), new Map(some.toReversed())])
      expect(findOwn({ ...book, recipes }, all).map((one) => one.recipe.id)).toEqual(['c', 'a', 'b'])
  })

  it('is filtered by tag and folder', () => {
    expect(found({ tag: 'bake' })).toBe('ca')
    expect(found({ folder: 'Bread' })).toBe('a')
    expect(found({ folder: 'Bread', tag: 'fall' })).toBe('')
  })
})
