import { describe, expect, it } from 'vitest'
import { emptyContent, emptyMarks } from '#core/own-recipes/empty.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { scopesOf } from './scopes.ts'

const own = (id: string, title: string, isMine = true): OwnRecipe => ({
  ...{ id, isMine, isShared: false, state: 'device', createdAt: '', updatedAt: '' },
  content: { ...emptyContent, title },
})
const recipes = [own('1', 'Soup'), own('2', 'Bread'), own('3', 'Cake of another', false)]
const marks = new Map([
  ['1', { content: { ...emptyMarks, tags: ['quick'], folder: 'Winter' } }],
  ['2', { content: { ...emptyMarks, tags: ['quick', 'oven'] } }],
  ['3', { content: { ...emptyMarks, folder: 'Theirs' } }],
])

describe('scopesOf', () => {
  it('offers all, folders and tags of the user’s own recipes, by title', () => {
    const scopes = scopesOf({ recipes, marks, shown: undefined })
    expect(scopes.map(({ label, recipes: found }) => [label, found.map(({ id }) => id)])).toEqual([
      ['All recipes (2)', ['2', '1']],
      ['Folder: Winter (1)', ['1']],
      ['Tag: quick (2)', ['2', '1']],
      ['Tag: oven (1)', ['2']],
    ])
  })

  it('offers what a filter shows', () => {
    const scopes = scopesOf({ recipes, marks, shown: [own('1', 'Soup'), own('3', 'Cake', false)] })
    expect(scopes[1]?.label).toBe('Shown now (1)')
  })
})
