import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { emptyContent } from '#core/own-recipes/empty.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { useLineLinks } from './use-line-links.ts'

const own = (id: string, title: string): [string, OwnRecipe] => [
  id,
  {
    ...{ id, isMine: true, isShared: false, state: 'device' },
    ...{ createdAt: '2026-11-17T10:00:00Z', updatedAt: '2026-11-17T10:00:00Z' },
    content: { ...emptyContent, title, ingredients: ['1 egg'] },
  },
]
const recipes = new Map([own('dough', 'Pizza Dough'), own('rub', 'Spice Rub'), own('pizza', 'Pizza')])
vi.mock('#web/state/own/own-recipes.ts', () => ({ useOwnRecipes: () => recipes }))

const linkOf = (line: string, id = 'pizza') => renderHook(() => useLineLinks(id)).result.current(line)
const offered = (line: string, id?: string) => linkOf(line, id)?.offers.map((offer) => offer.line)

describe('useLineLinks', () => {
  it('finds the recipe that a line stands for, never the recipe itself', () => {
    expect(linkOf('2 batches of pizza dough')?.linked?.id).toBe('dough')
    expect(linkOf('1 batch Pizza')?.linked).toBeUndefined()
    expect(linkOf('2 cups pizza dough')).toBeUndefined()
  })

  it('offers titles for what has been typed so far', () => {
    expect(offered('1 batch')).toEqual(['1 batch Spice Rub', '1 batch Pizza Dough'])
    expect(offered('½ batch of piz')).toEqual(['½ batch of Pizza Dough'])
    expect(offered('1 recipe spice r', 'new')).toEqual(['1 recipe Spice Rub'])
    expect(offered('1 batch soup')).toBeUndefined()
  })
})
