import { describe, expect, it } from 'vitest'
import { SEEDS, seedForDatabase } from '#core/contracts/search-recipes.ts'
import { CLEARED, filterCount, isCleared, readView, writeView } from './collection-address.ts'

const round = (text: string) => writeView(readView(new URLSearchParams(text))).toString()

describe('collection URL', () => {
  it('contains the view, without default values', () => {
    const full =
      'q=leek&sort=rated&cuisine=thai&difficulty=easy&diet=vegan%2Cnut-free&without=milk%2Ctree+nuts&time=30&page=3'
    expect(round(full)).toBe(full)
    expect(round('')).toBe('')
    expect(round('sort=random&difficulty=all&page=1')).toBe('')
  })

  it('includes the seed of a random order beyond the first page', () => {
    expect(round('page=2&seed=77')).toBe('page=2&seed=77')
    expect(round('page=2')).toBe(`page=2&seed=${readView(new URLSearchParams()).seed}`)
    expect(round('sort=title&page=2&seed=77')).toBe('sort=title&page=2')
    expect(seedForDatabase(999_999)).toBeLessThan(2 ** 31)
  })

  it.each([
    'sort=sideways',
    'difficulty=epic',
    'time=31',
    'time=-1',
    'page=0',
    'page=-4',
    'page=1e9',
    'seed=x',
    'diet=air',
    'without=air',
  ])('ignores %s', (text) => expect(round(text)).toBe(''))

  it('starts in random order, and clearing restores it [C314 C315]', () => {
    const view = readView(new URLSearchParams())
    expect(view).toEqual({ ...CLEARED, seed: expect.any(Number) })
    expect(view.seed).toBeLessThan(SEEDS)
    expect(readView(new URLSearchParams('sort=random')).seed).toBe(view.seed)
    expect(isCleared(view)).toBe(true)
    const other = readView(new URLSearchParams('q=a&cuisine=thai&diet=vegan,keto&without=soy&time=15'))
    expect(isCleared(other)).toBe(false)
    expect(filterCount(other)).toBe(5)
  })
})
