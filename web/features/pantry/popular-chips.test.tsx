import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { BUILT_IN_INGREDIENTS, type KnownIngredient } from './built-in-ingredients.ts'
import { PopularChips } from './popular-chips.tsx'

afterEach(cleanup)
function popularOf(known: readonly KnownIngredient[], have: string[] = []) {
  cleanup()
  render(<PopularChips known={known} have={have} onAdd={() => {}} />)
  return screen.getAllByRole('button').map((chip) => chip.textContent)
}

describe('popular chips', () => {
  it('are 12, and none of them is a staple [C115 C116 C565]', () => {
    const popular = popularOf(INGREDIENTS.slice(0, 500))
    expect(popular).toHaveLength(12)
    for (const staple of ['salt', 'water', 'sugar', 'black pepper', 'olive oil'])
      expect(popular).not.toContain(staple)
    for (const usual of ['egg', 'chicken', 'onion', 'tomato']) expect(popular).toContain(usual)
  })

  it('leave out what is listed, and the next ones take its place', () => {
    const popular = popularOf(INGREDIENTS.slice(0, 500), ['egg', 'onion'])
    expect(popular).toHaveLength(12)
    expect(popular).not.toContain('egg')
    expect(popular).not.toContain('onion')
  })

  it('are in groups, none of them empty', () => {
    popularOf(INGREDIENTS.slice(0, 500))
    const groups = screen.getAllByRole('heading', { level: 3 }).map((one) => one.parentElement)
    expect(groups.length).toBeGreaterThan(2)
    for (const group of groups) expect(group?.querySelectorAll('button').length).toBeGreaterThan(0)
  })
})

describe('built-in list', () => {
  it('has the six categories [C254]', () => {
    expect(new Set(BUILT_IN_INGREDIENTS.map((one) => one.category))).toEqual(
      new Set(['vegetables', 'grains', 'oils', 'spices', 'pantry', 'fruits']),
    )
  })
  it('is enough for twelve chips', () => expect(popularOf(BUILT_IN_INGREDIENTS)).toHaveLength(12))
})
