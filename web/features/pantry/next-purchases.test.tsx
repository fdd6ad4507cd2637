import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { shoppingStore } from '#web/state/shopping.ts'
import { NextPurchases } from './next-purchases.tsx'

const PURCHASES = [
  {
    buy: ['potato'],
    count: 7,
    recipes: [
      { id: 'c', title: 'Colcannon' },
      { id: 'h', title: 'Hash browns' },
    ],
  },
  { buy: ['leek', 'cream'], count: 1, recipes: [{ id: 's', title: 'Soup' }] },
]

const onHave = vi.fn()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toBuy = () => shoppingStore.get().map(({ name }) => name)

beforeEach(() => {
  localStorage.clear()
  shoppingStore.reread()
  toastStore.clear()
  onHave.mockClear()
  render(
    <MemoryRouter>
      <NextPurchases purchases={PURCHASES} onHave={onHave} />
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  shoppingStore.clear()
  toastStore.clear()
})

describe('next purchases', () => {
  it('say what each makes possible, with links to the recipes', () => {
    const [potato, pair] = screen.getAllByRole('listitem')
    expect(potato?.textContent).toMatch(/^Potato7 more dishes ready: Colcannon, Hash browns, …/)
    expect(pair?.textContent).toMatch(/^Leek and cream1 more dish ready: Soup(?!,)/)
    expect(screen.getByRole('link', { name: 'Hash browns' }).getAttribute('href')).toBe('/recipe/h')
  })

  it('go to the shopping list once, and back off it on Undo', () => {
    shoppingStore.add([{ name: 'Cream', line: '1 cup cream' }])
    press('Add to list: leek and cream')
    expect(toBuy()).toEqual(['cream', 'leek'])
    press('On your list: leek and cream')
    expect(toBuy()).toEqual(['cream', 'leek'])
    expect(toastStore.get().map(({ title }) => title)).toEqual(['Already on your list'])

    press('Add to list: potato')
    expect(toBuy()).toEqual(['cream', 'leek', 'potato'])
    expect(toastStore.get()).toHaveLength(1)
    toastStore.get()[0]?.undo?.()
    expect(toBuy()).toEqual(['cream', 'leek'])
  })

  it('count as available with one tap, both of a pair', () => {
    press('I have it: potato')
    press('I have them: leek and cream')
    expect(onHave.mock.calls).toEqual([['potato'], ['leek', 'cream']])
  })
})
