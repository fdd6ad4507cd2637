import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { KnownFood } from '#core/contracts/shopping-aisles.ts'
import { notNeeded } from '#web/state/not-needed.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { shoppingStore } from '#web/state/shopping.ts'
import { shopStore } from '#web/state/shops.ts'
import { factStore } from '#web/state/stock/fact-store.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { ShoppingList } from './shopping-list.tsx'

const FOODS: Record<string, KnownFood> = {
  lemon: { food: 'lemon', plural: 'lemons', category: 'fruits' },
  lemons: { food: 'lemon', plural: 'lemons', category: 'fruits' },
  milk: { food: 'milk', plural: 'milk', category: 'dairy' },
  egg: { food: 'egg', plural: 'eggs', category: 'eggs' },
}

const forget = () => {
  localStorage.clear()
  stockLog.clear()
  factStore.clear()
  for (const store of [shoppingStore, pantryStore, shopStore, notNeeded]) store.clear()
}
beforeEach(() => {
  forget()
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const path = address instanceof Request ? address.url : String(address)
    return Response.json(path.includes('shopping-aisles') ? { foods: FOODS } : { facts: {} })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forget()
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ShoppingList />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const tick = (text: string) => fireEvent.click(screen.getByRole('checkbox', { name: text }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const amountOf = (name: string) => stockLog.records().get(name)?.amount
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const lines = () => shoppingStore.get().map(({ line }) => line)

describe('what is ticked', () => {
  it('is in the pantry with its amount and today’s date, and out of it again when it is unticked', async () => {
    shoppingStore.add([
      { name: 'lemons', line: '2 lemons' },
      { name: 'milk', line: '2 l milk' },
    ])
    show()
    tick('2 l milk')
    expect(await screen.findByText('Milk, 2 l: in your pantry.')).toBeTruthy()
    expect(stockLog.records().get('milk')).toMatchObject({
      amount: { value: 2, unit: 'liter' },
      bought: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    press('Undo')
    expect(stockLog.records().get('milk')?.present ?? false).toBe(false)
  })

  it.each([
    ['on the same trip, on another device or before a reload: taken back', 1, []],
    ['days ago: it is wanted again, and stays bought', 48, ['milk']],
  ])('%s', async (_when, hoursAgo, wanted) => {
    shoppingStore.add([{ name: 'milk', line: '2 l milk' }])
    shoppingStore.change([shoppingStore.get()[0]?.id ?? ''], { checked: true })
    const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
    const id = '00000000-0000-4000-8000-0000000000bb'
    act(() => stockLog.update(() => [{ id, at, kind: 'bought', name: 'milk', detail: {} }]))
    show()
    tick('2 l milk')
    expect(shoppingStore.get()[0]?.checked).toBe(false)
    expect(pantryStore.get().ingredients).toEqual(wanted)
  })

  it('adds up with what was bought before, line by line', async () => {
    shoppingStore.add([{ name: 'lemons', line: '2 lemons' }])
    show()
    await screen.findByRole('region', { name: 'Fruit, vegetables and herbs' })
    tick('2 lemons')
    act(() => void shoppingStore.add([{ name: 'lemon', line: '1 lemon' }]))
    tick('1 lemon')
    expect(amountOf('lemon')).toEqual({ value: 3, unit: null })
  })
})

describe('shops', () => {
  beforeEach(() => {
    shoppingStore.add([
      { name: 'lemon', line: '1 lemon' },
      { name: 'milk', line: 'milk' },
    ])
  })

  it('have their own order, moved with arrows that keep the focus, and can be deleted and brought back', async () => {
    show()
    await screen.findByRole('region', { name: 'Dairy and eggs' })
    press('Set up a shop')
    fireEvent.change(screen.getByLabelText('New shop'), { target: { value: 'Corner store' } })
    press('Add')
    for (let times = 0; times < 3; times++) press('Move Dairy and eggs up')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Dairy and eggs up')
    const [first] = within(screen.getByRole('list', { name: 'Aisles, in the order you walk' })).getAllByRole(
      'listitem',
    )
    expect(first?.textContent).toBe('Dairy and eggs')
    press('Move Dairy and eggs up')
    expect(shopStore.get()[0]?.aisles[0]).toBe('dairy-and-eggs')
    press('Close')
    expect(headings()).toEqual(['Dairy and eggs', 'Fruit, vegetables and herbs'])
    press('Arrange aisles')
    press('Delete shop')
    expect(headings()).toEqual(['Fruit, vegetables and herbs', 'Dairy and eggs'])
    press('Undo')
    expect(headings()).toEqual(['Dairy and eggs', 'Fruit, vegetables and herbs'])
  })

  it('are dragged with a finger', async () => {
    shopStore.add('Corner store')
    show()
    press('Arrange aisles')
    const rows = () =>
      within(screen.getByRole('list', { name: 'Aisles, in the order you walk' })).getAllByRole('listitem')
    for (const row of rows()) Object.defineProperty(row, 'offsetHeight', { value: 50, configurable: true })
    const handle = rows()[0]?.querySelector('[data-handle]') as HTMLElement
    const at = (clientY: number) => ({ clientY, pointerId: 1, button: 0 })
    fireEvent.pointerDown(handle, at(100))
    fireEvent.pointerMove(handle, at(205))
    fireEvent.pointerUp(handle, at(205))
    expect(rows()[2]?.textContent).toBe('Fruit, vegetables and herbs')
    fireEvent.pointerDown(rows()[0]?.querySelector('[data-handle]') as HTMLElement, at(100))
    fireEvent.pointerCancel(rows()[0]?.querySelector('[data-handle]') as HTMLElement, at(400))
    expect(rows()[2]?.textContent).toBe('Fruit, vegetables and herbs')
  })

  it('remember another aisle for a food', async () => {
    shopStore.add('Corner store')
    show()
    await screen.findByRole('region', { name: 'Dairy and eggs' })
    press('Edit milk')
    fireEvent.change(screen.getByLabelText('Aisle at Corner store'), { target: { value: 'drinks' } })
    expect(headings()).toEqual(['Fruit, vegetables and herbs', 'Drinks'])
    expect(shopStore.get()[0]?.foods).toEqual({ milk: 'drinks' })
    press('Undo')
    expect(shopStore.get()[0]?.foods).toEqual({})
  })
})

describe('suggestions', () => {
  it('offer what ran out, one by one or all at once, until it is on the list or turned down', async () => {
    stockLog.record([
      { kind: 'bought', name: 'egg', detail: { amount: { value: 6, unit: null } } },
      { kind: 'have', name: 'milk' },
      { kind: 'have', name: 'lemon' },
    ])
    stockLog.record(['egg', 'milk', 'lemon'].map((name) => ({ kind: 'out', name, detail: { why: 'used' } })))
    show()
    await screen.findByRole('button', { name: 'Add 6 eggs' })
    press('Not needed: lemon')
    expect(screen.queryByRole('button', { name: 'Add lemon' })).toBeNull()
    press('Undo')
    press('Not needed: lemon')
    press('Add 6 eggs')
    expect(lines()).toEqual(['6 eggs'])
    press('Add milk')
    expect(lines()).toEqual(['6 eggs', 'milk'])
    expect(screen.queryByRole('region', { name: 'Ran out' })).toBeNull()
  })

  it('offer what ran out since it was bought, though it is still among what was bought', async () => {
    shoppingStore.add([{ name: 'milk', line: '2 l milk' }])
    show()
    tick('2 l milk')
    expect(screen.queryByRole('region', { name: 'Ran out' })).toBeNull()
    act(() => void stockLog.record([{ kind: 'out', name: 'milk', detail: { why: 'used' } }]))
    expect(await screen.findByRole('button', { name: 'Add 2 l milk' })).toBeTruthy()
  })

  it('offer what is usually bought about now', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
    const event = (n: number, ago: number, kind: 'bought' | 'out') => ({
      id: `00000000-0000-4000-8000-00000000000${n}`,
      at: day(ago),
      kind,
      name: 'milk',
      detail: kind === 'bought' ? { amount: { value: 2, unit: 'liter' } } : { why: 'removed' as const },
    })
    // Every 20 days, and out for longer than we ask about.
    const ago = [80, 60, 40]
    stockLog.update(() =>
      ago.flatMap((days, at) => [event(2 * at + 1, days, 'bought'), event(2 * at + 2, days - 5, 'out')]),
    )
    show()
    const due = within(await screen.findByRole('region', { name: 'Usually bought about now' }))
    expect(due.getByText('Usually every 20 days')).toBeTruthy()
    fireEvent.click(due.getByRole('button', { name: 'Add 2 l milk' }))
    expect(lines()).toEqual(['2 l milk'])
    expect(screen.queryByRole('region', { name: 'Usually bought about now' })).toBeNull()
  })
})
