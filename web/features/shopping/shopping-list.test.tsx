import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { KnownFood } from '#core/contracts/shopping-aisles.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { settledStore } from '#web/state/plan/settled.ts'
import { shoppingStore } from '#web/state/shopping.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { ShoppingList } from './shopping-list.tsx'

const RECIPE = '00000000-0000-4000-8000-000000000001'
const FOODS: Record<string, KnownFood> = {
  lemon: { food: 'lemon', plural: 'lemons', category: 'fruits' },
  lemons: { food: 'lemon', plural: 'lemons', category: 'fruits' },
  milk: { food: 'milk', plural: 'milk', category: 'dairy' },
}
const item = (name: string, amount = '') => ({
  written: `${name}s`,
  name,
  emoji: '',
  amount,
  known: true,
  near: [],
})
const ANSWERS: Record<string, unknown> = {
  'shopping-aisles': { foods: FOODS },
  'read-ingredients': {
    items: [item('lemon', '2'), { ...item('milk'), written: 'milk' }],
    rest: ['kitchen roll', '$5'],
  },
  external_recipes: [{ id: RECIPE, title: 'Lemon Tart' }],
}

let asked: string[] = []
beforeEach(() => {
  asked = []
  localStorage.clear()
  shoppingStore.clear()
  settledStore.clear()
  stockLog.clear()
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const path = address instanceof Request ? address.url : String(address)
    const name = Object.keys(ANSWERS).find((one) => path.includes(one)) ?? ''
    asked.push(name)
    return Response.json(ANSWERS[name] ?? {})
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  shoppingStore.clear()
  settledStore.clear()
  stockLog.clear()
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ShoppingList />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const type = (text: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('Add to the list'), { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  })
const tick = (text: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name: text }))
const lines = () => shoppingStore.get().map(({ line }) => line)
const aisle = (name: string) => within(screen.getByRole('region', { name }))

describe('what is in the pantry already', () => {
  it('is said beside what is on the list, until it is bought, and not of the plan’s own', async () => {
    stockLog.record([
      { kind: 'bought', name: 'milk', detail: { amount: { value: 2, unit: 'liter' } } },
      { kind: 'bought', name: 'lemon', detail: { amount: { value: 3, unit: null } } },
      { kind: 'have', name: 'rice' },
    ])
    shoppingStore.add([
      { name: 'milk', line: 'milk' },
      { name: 'rice', line: 'rice' },
      { name: 'lemon', line: '2 lemons' },
    ])
    const plan = { meals: [RECIPE], line: '2 lemons' }
    shoppingStore.set(shoppingStore.get().map((one) => (one.name === 'lemon' ? { ...one, plan } : one)))
    show()
    expect(await screen.findByText('You have 2 l')).toBeTruthy()
    expect(screen.getAllByText(/^You have/)).toHaveLength(1)
    tick('milk')
    expect(screen.queryByText(/^You have/)).toBeNull()
  })
})

describe('adding to the list', () => {
  it('splits several things as the ingredient field does, keeps what isn’t food, and can be undone', async () => {
    show()
    await type('kitchen roll, 2 lemons and milk')
    expect(lines()).toEqual(['2 lemons', 'milk', 'kitchen roll'])
    expect(await screen.findByText('Added 2 lemons, milk and kitchen roll.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(lines()).toEqual([])
  })

  it('adds a single thing as it is written, without reading it, and names its aisle', async () => {
    show()
    await type('2 lemons')
    expect(asked).not.toContain('read-ingredients')
    expect(lines()).toEqual(['2 lemons'])
    expect(await screen.findByText('Added 2 lemons to Fruit, vegetables and herbs.')).toBeTruthy()
  })

  it('adds texts in the order in which they were typed, whichever is read first', async () => {
    show()
    await act(async () => {
      const field = screen.getByLabelText('Add to the list')
      for (const text of ['kitchen roll, 2 lemons and milk', 'Birthday candles']) {
        fireEvent.change(field, { target: { value: text } })
        fireEvent.submit(field)
      }
    })
    expect(lines()).toEqual(['2 lemons', 'milk', 'kitchen roll', 'Birthday candles'])
    expect(await screen.findByText('Added Birthday candles to Everything else.')).toBeTruthy()
  })

  it('takes a pasted list with its line breaks', async () => {
    show()
    const clipboardData = { getData: () => 'lemons\nmilk\nkitchen roll\n' }
    await act(async () => void fireEvent.paste(screen.getByLabelText('Add to the list'), { clipboardData }))
    expect(lines()).toHaveLength(3)
  })
})

describe('ticking', () => {
  beforeEach(() => {
    shoppingStore.add([
      { name: 'lemon', line: '2 lemons', recipeId: RECIPE },
      { name: 'milk', line: 'milk' },
    ])
  })

  it('strikes an item through in its place, and moves it to Bought at the next visit', async () => {
    show()
    await screen.findByRole('region', { name: 'Dairy and eggs' })
    tick('milk')
    expect((aisle('Dairy and eggs').getByRole('checkbox') as HTMLInputElement).checked).toBe(true)
    expect(screen.queryByRole('region', { name: 'Bought' })).toBeNull()
    expect(pantryStore.get().ingredients).toEqual(['milk'])
    cleanup()
    show()
    expect(aisle('Bought').getByText('milk')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Dairy and eggs' })).toBeNull()
  })

  it('takes back what it put into the pantry when it is unticked', async () => {
    show()
    tick('milk')
    tick('milk')
    expect(pantryStore.get().ingredients).toEqual([])
    expect(shoppingStore.get().some(({ checked }) => checked)).toBe(false)
  })

  it('puts nothing into the pantry that isn’t food', async () => {
    shoppingStore.add([{ name: 'toilet paper', line: 'toilet paper' }])
    show()
    tick('toilet paper')
    expect(shoppingStore.get().find(({ name }) => name === 'toilet paper')?.checked).toBe(true)
    expect(pantryStore.get().ingredients).toEqual([])
  })

  it('stays in place when it is ticked on another device', async () => {
    show()
    const [lemons] = shoppingStore.get()
    act(() => shoppingStore.change([lemons?.id ?? ''], { checked: true }))
    expect(screen.queryByRole('region', { name: 'Bought' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Clear checked' }))
    expect(lines()).toEqual(['milk'])
  })

  it('names the recipe in the row, and links to it where the entry is edited', async () => {
    show()
    expect(await screen.findByText('for Lemon Tart', { exact: false })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Lemon Tart' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Edit 2 lemons' }))
    expect(screen.getByRole('link', { name: 'Lemon Tart' }).getAttribute('href')).toBe(`/recipe/${RECIPE}`)
    fireEvent.click(screen.getByRole('button', { name: 'Remove 2 lemons' }))
    expect(lines()).toEqual(['milk'])
  })
})
