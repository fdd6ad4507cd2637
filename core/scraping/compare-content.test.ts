import { describe, expect, it } from 'vitest'
import { changesOf, settleChanges } from './compare-content.ts'
import type { RecipeContent } from './recipe-content.ts'

const page: RecipeContent = {
  title: 'Leek soup',
  description: 'Thick and green.',
  ingredients: ['2 leeks', '1 potato'],
  instructions: ['Chop.', 'Boil.'],
  cooking_time_minutes: 30,
  prep_time_minutes: null,
  servings: 4,
  difficulty_level: 'easy',
  cuisine_type: 'french',
  author: 'A. Cook',
  publisher: null,
  license: null,
}
const fields = (changes: { field: string }[]) => changes.map(({ field }) => field)

describe('changesOf', () => {
  it('reports nothing for the same page, whatever its spaces and accents are made of', () => {
    const spaced = { ...page, title: ' Leek  soup', author: 'A. Cook\u00a0' }
    expect(changesOf(page, spaced, page)).toEqual([])
    expect(changesOf({ ...page, title: 'Cre\u0300me' }, { ...page, title: 'Crème' }, page)).toEqual([])
  })

  it('reports what the page says now, and not what it no longer says', () => {
    const fresh = { ...page, servings: 6, description: null, ingredients: ['3 leeks', '1 potato'] }
    expect(changesOf(page, fresh, page)).toEqual([
      { field: 'ingredients', was: page.ingredients, now: fresh.ingredients, edited: false },
      { field: 'servings', was: 4, now: 6, edited: false },
    ])
  })

  it('keeps edits where the page did not change, and marks them where it did', () => {
    const edited = { ...page, title: 'My leek soup' }
    expect(changesOf(edited, page, page)).toEqual([])
    expect(changesOf(edited, { ...page, title: 'Leek soup, again' }, page)).toMatchObject([
      { field: 'title', edited: true },
    ])
  })

  it('takes every difference for an edit where the former page is unknown, except for gaps', () => {
    const changes = changesOf(page, { ...page, title: 'Soup', prep_time_minutes: 10 }, {})
    expect(changes.map(({ field, edited }) => [field, edited])).toEqual([
      ['title', true],
      ['prep_time_minutes', false],
    ])
  })
})

describe('settleChanges', () => {
  const edited = { ...page, title: 'My leek soup' }
  const changes = changesOf(edited, { ...page, title: 'Soup', servings: 6, prep_time_minutes: 5 }, page)

  it.each([
    ['newer', false, ['title', 'prep_time_minutes', 'servings'], [], []],
    ['mine', false, ['prep_time_minutes', 'servings'], [], ['title']],
    ['ask', false, [], ['title', 'prep_time_minutes', 'servings'], []],
    ['ask', true, ['prep_time_minutes'], ['title', 'servings'], []],
  ] as const)('with the rule %s, filling gaps: %s', (rule, fill, apply, ask, keep) => {
    const settled = settleChanges(changes, rule, fill)
    expect([fields(settled.apply), fields(settled.ask), fields(settled.keep)]).toEqual([apply, ask, keep])
  })
})
