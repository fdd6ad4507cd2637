import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SAMPLE_FACTS } from '#core/stock/sample-stock.ts'
import { toastStore } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { shoppingStore } from '#web/state/shopping.ts'
import { factStore } from '#web/state/stock/fact-store.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { PantryList } from './pantry-list.tsx'

const forget = () => {
  localStorage.clear()
  stockLog.clear()
  factStore.clear()
  toastStore.clear()
  for (const store of [pantryStore, shoppingStore]) store.clear()
}
beforeEach(() => {
  forget()
  vi.stubGlobal('fetch', async () => Response.json({ facts: SAMPLE_FACTS }))
})
afterEach(async () => {
  cleanup()
  // An open sheet leaves its entry of the history in a moment.
  await waitFor(() => expect(history.state?.over).toBeFalsy())
  vi.unstubAllGlobals()
  forget()
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <PantryList popular={[]} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

it('leftovers that are out are still at hand after a reload, and come back as they were', async () => {
  const name = 'leftover stew'
  const detail = {
    meal: 'Beef stew',
    amount: { value: 2, unit: 'serving' },
    cooked: localDay(),
    place: 'fridge',
  } as const
  stockLog.record([
    { kind: 'have', name, detail },
    { kind: 'have', name: 'egg' },
  ])
  show()
  await press('Out: Beef stew')
  cleanup()
  show()
  fireEvent.click(await screen.findByText('Recently out'))
  // A dish isn't bought.
  expect(screen.queryByRole('button', { name: /^Put on the list/ })).toBeNull()
  await press('It’s still here: Beef stew')
  expect(stockLog.records().get(name)).toMatchObject({ present: true, ...detail })
  expect(toastStore.get()[0]?.title).toContain('Beef stew')
})

it('a change in a sheet takes the place of an older message: its Undo is for what was done before', async () => {
  stockLog.record([
    { kind: 'bought', name: 'chicken' },
    { kind: 'bought', name: 'milk' },
  ])
  show()
  await press('Freeze: chicken')
  expect(toastStore.get()).toHaveLength(1)
  await press(/^Milk/)
  expect(toastStore.get()).toHaveLength(1)
  await press('Opened today')
  expect(toastStore.get()).toEqual([])
  await press('Undo')
  expect(stockLog.records().get('milk')?.opened).toBeNull()
  expect(stockLog.records().get('chicken')?.place).toBe('freezer')
})
