import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { FoundList } from './found-list.tsx'
import type { FoundRecipe } from './protocol.ts'

const found = (title: string, more: Partial<FoundRecipe> = {}): FoundRecipe => ({
  ...{ title, ingredients: 3, steps: 2, photos: 0, tags: [], folder: null, hasNote: false, problems: [] },
  ...{ servings: null, minutes: null, rating: null, ...more },
})
const RECIPES = [
  found('Leek pie', { tags: ['Dinner', 'Fall'], servings: 4, minutes: 75, rating: 5, photos: 1 }),
  found('Oat bars', { tags: ['Snack'] }),
  found('Bean stew', { tags: ['Dinner'] }),
  found('Pea soup', { tags: ['Dinner'], duplicate: { likeness: 'same', where: 'own', title: 'Pea soup' } }),
]

function Page() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set([0, 1, 2]))
  return (
    <>
      <FoundList
        recipes={RECIPES}
        chosen={chosen}
        onChoose={setChosen}
        onPeek={async () => ({
          ...{ ingredients: ['Sauce:', '2 tomatoes'], steps: ['Stir.'], description: null, note: null },
        })}
      />
      <output>{[...chosen].sort().join(' ')}</output>
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const chosen = () => document.querySelector('output')?.textContent

afterEach(cleanup)

describe('the recipes found in files', () => {
  it('are narrowed by tag, and chosen as exactly those, without duplicates', () => {
    render(<Page />)
    expect(screen.getByText('Dinner (3)')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Only/ })).toBeNull()
    choose('Tag', 'Dinner')
    expect(screen.getByText('3 of 4 selected, 3 shown')).toBeTruthy()
    press('Only these 2')
    expect(chosen()).toBe('0 2')
    expect(screen.getByText('2 of 4 selected, 3 shown')).toBeTruthy()
  })

  it('are never chosen twice by Select all, only one by one', () => {
    render(<Page />)
    press('Select none')
    expect(chosen()).toBe('')
    press('Select all')
    expect(chosen()).toBe('0 1 2')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pea soup' }))
    expect(chosen()).toBe('0 1 2 3')
  })

  it('show what to check, with headings apart from ingredients', async () => {
    render(<Page />)
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain(
      '3 ingredients · 2 steps · 4 servings · 1 h 15 min · 5 of 5 stars · 1 photo · Tags: Dinner, Fall',
    )
    expect(second?.textContent).toContain('no photo')
    press('Look into Leek pie')
    expect((await screen.findByText('2 tomatoes')).tagName).toBe('LI')
    expect(screen.getByText('Sauce').tagName).toBe('H4')
  })
})
