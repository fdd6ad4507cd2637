import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PantryFact } from '#core/contracts/pantry-facts.ts'
import { addDays } from '#core/stock/day.ts'
import { toastStore } from '#web/lib/toast.ts'
import { kitchenWith } from '#web/state/kitchen.ts'
import { type PantryItem, pantryStore, usePantryItems } from '#web/state/pantry.ts'
import { factStore, keepFacts } from '#web/state/stock/fact-store.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { IngredientChips } from './ingredient-chips.tsx'
import { removeIngredient } from './list-changes.ts'

const NOWHERE = { closed: null, opened: null }
const BEEF: PantryFact = {
  food: 'ground beef',
  emoji: '🥩',
  category: 'meat',
  staple: false,
  place: 'fridge',
  basis: 'safety',
  gramsEach: null,
  gramsPerMl: null,
  keeps: {
    pantry: NOWHERE,
    fridge: { closed: [1, 2], opened: [1, 2] },
    freezer: [90, 120],
    thawed: [1, 2],
    cooked: [3, 4],
    cookedFrozen: [60, 90],
  },
}

function List() {
  return <IngredientChips items={usePantryItems()} known={[]} onRemove={removeIngredient} />
}
function show(...items: (string | PantryItem)[]) {
  pantryStore.add(items)
  render(<List />)
}
const names = () => screen.getAllByRole('listitem').map((chip) => chip.textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

function clear() {
  stockLog.clear()
  factStore.clear()
  pantryStore.clear()
  toastStore.clear()
}
beforeEach(clear)
afterEach(() => {
  cleanup()
  clear()
})

describe('ingredient chips', () => {
  it('show the name with its amount, and remove it with one tap that can be undone', () => {
    show({ name: 'egg', amount: '2', emoji: '🥚' }, 'rice')
    // The word itself removes nothing.
    fireEvent.click(screen.getByText('egg'))
    expect(pantryStore.get().ingredients).toEqual(['egg', 'rice'])
    fireEvent.click(button('Remove egg · 2'))
    expect(pantryStore.get().ingredients).toEqual(['rice'])
    toastStore.get()[0]?.undo?.()
    expect(pantryStore.items()).toContainEqual({ name: 'egg', amount: '2', emoji: '🥚' })
  })

  it('say in words that a name was not recognized, and offer the nearest ones', () => {
    show({ name: 'brokoli', amount: '1', near: ['broccoli', 'broccolini'] }, 'rice')
    const chip = button('brokoli · 1 not recognized')
    expect(chip.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('button', { name: 'broccoli' })).toBeNull()
    fireEvent.click(chip)
    expect(chip.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(button('broccoli'))
    expect(pantryStore.items()).toEqual([{ name: 'broccoli', amount: '1' }, { name: 'rice' }])
    expect(names()[0]).toContain('broccoli · 1')
  })

  it('keep an unrecognized name as it is, or remove it', () => {
    show({ name: 'moon dust', near: [] }, { name: 'star dust', near: [] })
    fireEvent.click(button('moon dust not recognized'))
    fireEvent.click(button('Keep as is'))
    expect(button('Remove moon dust')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'moon dust not recognized' })).toBeNull()
    fireEvent.click(button('Remove star dust'))
    expect(pantryStore.items()).toEqual([{ name: 'moon dust' }])
  })

  it('say in words that food is past the date that keeps it safe, and mark what is close to it', async () => {
    keepFacts({ 'ground beef': BEEF, chicken: { ...BEEF, food: 'chicken' }, rice: null })
    const bought = (days: number) => ({ bought: addDays(localDay(), -days) })
    stockLog.record([
      { kind: 'bought', name: 'ground beef', detail: bought(5) },
      { kind: 'bought', name: 'chicken', detail: bought(0) },
    ])
    show('rice')
    await vi.waitFor(() =>
      expect(button('Remove ground beef, past its date').closest('li')?.textContent).toContain(
        'past its date',
      ),
    )
    expect(button('Remove chicken, use soon').closest('li')?.textContent).toBe('chicken')
    expect(button('Remove rice')).toBeDefined()
    // It doesn't count for recipes.
    expect((await kitchenWith(['ground beef', 'chicken', 'rice'])).ingredients).toEqual(['chicken', 'rice'])
  })
})
