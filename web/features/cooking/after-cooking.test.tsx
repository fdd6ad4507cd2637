import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LineDetails } from '#core/contracts/recipe-details.ts'
import { addDays } from '#core/stock/day.ts'
import { SAMPLE_FACTS } from '#core/stock/sample-stock.ts'
import { toastStore } from '#web/lib/toast.ts'
import { eatenStore } from '#web/state/eaten.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { shoppingStore } from '#web/state/shopping.ts'
import { factStore } from '#web/state/stock/fact-store.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { AfterCooking } from './after-cooking.tsx'

const recipe = {
  id: '00000000-0000-4000-8000-0000000000aa',
  title: 'Spinach Pancakes',
  servings: 4,
  storage: null,
}
const line = (
  name: string,
  value: number | null,
  unit: string | null,
  grams: number | null = null,
): LineDetails => ({
  name,
  quantity: value === null ? null : { min: value, max: value },
  unit,
  grams,
  gramsPerMl: null,
  staple: false,
  purchase: null,
})
const lines = [
  line('flour', 200, 'gram', 200),
  line('egg', 2, null),
  line('spinach', 100, 'gram', 100),
  line('salt', 1, 'teaspoon'),
]

const forget = () => {
  localStorage.clear()
  stockLog.clear()
  factStore.clear()
  for (const store of [shoppingStore, pantryStore, eatenStore]) store.clear()
}
beforeEach(() => {
  forget()
  vi.stubGlobal('fetch', async () => Response.json({ facts: SAMPLE_FACTS }))
  stockLog.record([
    { kind: 'bought', name: 'flour', detail: { amount: { value: 500, unit: 'gram' } } },
    { kind: 'bought', name: 'egg', detail: { amount: { value: 4, unit: null } } },
    { kind: 'bought', name: 'spinach', detail: { amount: { value: 100, unit: 'gram' } } },
    { kind: 'have', name: 'salt' },
    { kind: 'have', name: 'milk' },
  ])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forget()
})

const show = (factor = 1, some: Partial<ComponentProps<typeof AfterCooking>> = {}) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <AfterCooking recipe={recipe} lines={lines} factor={factor} {...some} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const row = (name: string) => within(screen.getByRole('group', { name: `${name}: how much did you use?` }))
const choose = (name: string, part: string) => fireEvent.click(row(name).getByRole('radio', { name: part }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const left = (name: string) => {
  const record = stockLog.records().get(name)
  return record?.present ? record.amount?.value : 'out'
}
const meal = () => [...stockLog.records().values()].find((one) => one.meal !== null)

describe('after cooking', () => {
  it('proposes what the recipe took, changes nothing before the button, and takes it all back', async () => {
    show()
    expect(await screen.findByText('200 g of 500 g')).toBeTruthy()
    expect(row('Egg').getByText('2 of 4')).toBeTruthy()
    expect(row('Spinach').getByText('all 100 g')).toBeTruthy()
    expect(screen.queryByRole('group', { name: /^Milk/ })).toBeNull()
    expect(await screen.findByText(/Also used, and probably still there: salt\./)).toBeTruthy()
    expect([left('flour'), left('egg'), left('spinach')]).toEqual([500, 4, 100])
    press('Update my pantry')
    expect([left('flour'), left('egg'), left('spinach')]).toEqual([300, 2, 'out'])
    expect(screen.getByText('Your pantry is up to date.')).toBeTruthy()
    // Coming back to the last screen is the same meal.
    cleanup()
    show()
    press('Undo')
    expect([left('flour'), left('egg'), left('spinach')]).toEqual([500, 4, 100])
    expect(screen.getByRole('button', { name: 'Update my pantry' })).toBeTruthy()
  })

  it('is scaled to what was cooked', async () => {
    show(0.5)
    expect(await screen.findByText('100 g of 500 g')).toBeTruthy()
    expect(screen.getByText('Cooked 2, ate')).toBeTruthy()
  })

  it('can be adjusted, item by item', async () => {
    show()
    await screen.findByText('200 g of 500 g')
    press('200 g of 500 g. Change how much Flour')
    fireEvent.change(row('Flour').getByLabelText('Used'), { target: { value: '0.3 kg' } })
    expect(row('Flour').getByText('300 g of 500 g')).toBeTruthy()
    choose('Egg', 'None')
    choose('Spinach', 'Some')
    fireEvent.change(row('Spinach').getByLabelText('Used'), { target: { value: 'a lot' } })
    expect(row('Spinach').getByText(/We can’t take that from 100 g/)).toBeTruthy()
    press('Update my pantry')
    expect(left('flour')).toBe(500)
    fireEvent.change(row('Spinach').getByLabelText('Used'), { target: { value: '40' } })
    press('Update my pantry')
    expect([left('flour'), left('egg'), left('spinach')]).toEqual([200, 4, 60])
  })

  it('puts what is out on the shopping list', async () => {
    show()
    await screen.findByText('all 100 g')
    press('Update my pantry')
    expect(screen.getByText('Now out: spinach.')).toBeTruthy()
    press('Put on the shopping list')
    expect(shoppingStore.get().map(({ name }) => name)).toEqual(['spinach'])
    expect(screen.getByRole('link', { name: 'On your shopping list' })).toBeTruthy()
  })

  it('puts leftovers into the fridge, and from there into the freezer', async () => {
    show()
    await screen.findByText('Cooked 4, ate')
    expect(screen.getByText('Nothing left.')).toBeTruthy()
    press('One less')
    press('One less')
    press('Update my pantry')
    expect(meal()).toMatchObject({
      meal: 'Spinach Pancakes',
      place: 'fridge',
      amount: { value: 2, unit: 'serving' },
    })
    // It is a dish, not an ingredient.
    expect(pantryStore.get().ingredients.some((name) => name.includes('leftover'))).toBe(false)
    press('Freeze instead')
    expect(meal()?.place).toBe('freezer')
    press('Undo')
    expect(meal()).toBeUndefined()
  })

  it('remembers how many usually eat', async () => {
    eatenStore.set([2, 2, 4])
    show()
    expect(await screen.findByText('2 servings for the fridge.')).toBeTruthy()
  })

  it('shows again what was entered once the update is taken back', async () => {
    const onLeftovers = vi.fn()
    show(1, { onLeftovers })
    await screen.findByText('200 g of 500 g')
    press('200 g of 500 g. Change how much Flour')
    fireEvent.change(row('Flour').getByLabelText('Used'), { target: { value: '400 g' } })
    choose('Egg', 'All')
    press('One less')
    press('Freeze instead')
    for (const undo of [() => press('Undo'), () => act(() => toastStore.get()[0]?.undo?.())]) {
      press('Update my pantry')
      expect([left('flour'), left('egg'), meal()?.place]).toEqual([100, 'out', 'freezer'])
      undo()
      expect(row('Flour').getByText('400 g of 500 g')).toBeTruthy()
      expect(row('Egg').getByText('all 4')).toBeTruthy()
      expect(screen.getByText('1 serving for the freezer.')).toBeTruthy()
      expect(onLeftovers).toHaveBeenLastCalledWith(null)
    }
  })

  it('remembers no partial plate, and one meal is no habit', async () => {
    for (const servings of [1, 2, 3]) {
      show()
      await screen.findByText('Cooked 4, ate')
      for (let less = 0; less < servings; less += 1) press('One less')
      press('Update my pantry')
      cleanup()
      stockLog.clear()
    }
    expect(eatenStore.get()).toEqual([])
    eatenStore.set([1, 1])
    show()
    expect(await screen.findByText('Nothing left.')).toBeTruthy()
  })

  it('forgets how many ate with the update that said so', async () => {
    show()
    await screen.findByText('200 g of 500 g')
    press('Update my pantry')
    expect(eatenStore.get()).toEqual([4])
    press('Undo')
    expect(eatenStore.get()).toEqual([])
  })

  it('keeps what the plan cooked for later, and nothing of a dish that doesn’t keep', async () => {
    show(1, { eats: 3 })
    expect(await screen.findByText('1 serving for the fridge.')).toBeTruthy()
    cleanup()
    eatenStore.set([2, 2, 2])
    show(1, { eats: 3, recipe: { ...recipe, storage: 'Eat at once.' } })
    expect(await screen.findByText('Nothing left.')).toBeTruthy()
  })
})

it('never dates a dish later than the leftovers in it, and warns of one that doesn’t keep', async () => {
  const today = localDay()
  stockLog.record([
    { kind: 'have', name: 'leftover rice', detail: { cooked: addDays(today, -2), place: 'fridge' } },
  ])
  const rice = [line('leftover rice', 2, 'cup')]
  show(1, { lines: rice })
  await screen.findByText('Cooked 4, ate')
  press('One less')
  press('Update my pantry')
  expect(meal()?.best_before).toBe(addDays(today, 1))
  press('Undo')
  cleanup()

  show(1, { lines: rice, recipe: { ...recipe, storage: 'Eat it at once: rice is warmed only once.' } })
  expect(await screen.findByText('Nothing left.')).toBeTruthy()
  press('One less')
  expect(screen.getByText(/made to be eaten at once/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Freeze instead' })).toBeNull()
  press('We ate all of it')
  expect(screen.getByText('Nothing left.')).toBeTruthy()
  press('One less')
  press('Update my pantry')
  expect(meal()).toMatchObject({ place: 'fridge', best_before: addDays(today, 1) })
  expect(screen.getByText('Made to be eaten at once.')).toBeTruthy()
})

it('takes nothing twice where the clock of the device is a day ahead', async () => {
  show()
  await screen.findByRole('heading', { name: 'What it used' })
  const button = screen.getByRole('button', { name: 'Update my pantry' })
  fireEvent.click(button)
  // Also by a second tap that was on its way.
  fireEvent.click(button)
  expect(left('flour')).toBe(300)
  cleanup()
  const day = 86_400_000
  stockLog.update((events) =>
    events.map((event) => ({
      ...event,
      stored: true,
      here: event.at,
      at: new Date(Date.parse(event.at) - day).toISOString(),
    })),
  )
  show()
  expect(screen.queryByRole('button', { name: 'Update my pantry' })).toBeNull()
  expect(left('flour')).toBe(300)
})
