import { describe, expect, it } from 'vitest'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { changedFields } from './changed-fields.ts'

const soup = { ...emptyContent, title: 'Soup', ingredients: ['2 eggs', 'salt'], servings: 2 }

describe('changedFields', () => {
  it('names the fields that differ, and the lines in them', () => {
    const now = { ...soup, ingredients: ['3 eggs', 'salt', 'salt'], cooking_time_minutes: 20 }
    expect(changedFields(soup, now)).toEqual([
      {
        name: 'ingredients',
        before: [
          { text: '2 eggs', isOnlyHere: true },
          { text: 'salt', isOnlyHere: false },
        ],
        after: [
          { text: '3 eggs', isOnlyHere: true },
          { text: 'salt', isOnlyHere: false },
          { text: 'salt', isOnlyHere: true },
        ],
      },
      { name: 'cooking time', before: [], after: [{ text: '20 min', isOnlyHere: true }] },
    ])
  })

  it('has nothing to say about equal saves', () => expect(changedFields(soup, { ...soup })).toEqual([]))
})
