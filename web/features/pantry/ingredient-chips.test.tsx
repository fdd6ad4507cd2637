import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { type PantryItem, pantryStore, usePantryItems } from '#web/state/pantry.ts'
import { IngredientChips } from './ingredient-chips.tsx'
import { removeIngredient } from './list-changes.ts'

function List() {
  return <IngredientChips items={usePantryItems()} known={[]} onRemove={removeIngredient} />
}
function show(...items: (string | PantryItem)[]) {
  pantryStore.add(items)
  render(<List />)
}
const names = () => screen.getAllByRole('listitem').map((chip) => chip.textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  pantryStore.clear()
  toastStore.clear()
})
afterEach(() => {
  cleanup()
  pantryStore.clear()
  toastStore.clear()
})

describe('ingredient chips', () => {
  it('show the name with its amount, and remove it with one tap that can be undone', () => {
    show({ name: 'egg', amount: '2', emoji: '🥚' }, 'rice')
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
})
