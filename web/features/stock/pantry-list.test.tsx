import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '#core/stock/day.ts'
import { SAMPLE_FACTS } from '#core/stock/sample-stock.ts'
import { toastStore } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { shoppingStore } from '#web/state/shopping.ts'
import { factStore } from '#web/state/stock/fact-store.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { type NewStockEvent, stockLog } from '#web/state/stock/stock-log.ts'
import { stockBatch } from './add-stock.ts'
import { PantryList } from './pantry-list.tsx'
import { QuestionCard } from './question-card.tsx'
import { sampleItem } from './sample-items.ts'
import { stockSort } from './stock-view.ts'

const TODAY = localDay()

beforeEach(() => {
  localStorage.clear()
  pantryStore.clear()
  stockLog.clear()
  factStore.clear()
  shoppingStore.clear()
  stockSort.clear()
  toastStore.clear()
  vi.stubGlobal('fetch', async () => Response.json({ facts: SAMPLE_FACTS }))
})
afterEach(async () => {
  cleanup()
  // An open sheet leaves its entry of the history in a moment.
  await waitFor(() => expect(history.state?.over).toBeFalsy())
  vi.unstubAllGlobals()
  stockLog.clear()
})

const have = (...foods: readonly (string | NewStockEvent)[]) =>
  stockLog.record(foods.map((one) => (typeof one === 'string' ? { kind: 'bought', name: one } : one)))
async function show(...foods: readonly (string | NewStockEvent)[]) {
  have(...foods)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <PantryList popular={[]} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  // Nothing is shown before its place is known.
  if (foods.length > 0)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(foods.length))
}
const section = (name: string) => within(screen.getByRole('region', { name }))
const click = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const openSheet = async (name: RegExp) => {
  await click(name)
  return within(await screen.findByRole('dialog'))
}
const record = (name: string) => stockLog.records().get(name)
const undoToast = () => act(async () => toastStore.get()[0]?.undo?.())

describe('the pantry', () => {
  it('offers ways to add while it is empty', async () => {
    await show()
    expect(screen.getByText('Your pantry is empty')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open shopping list' }).getAttribute('href')).toBe(
      '/shopping-list',
    )
    expect(screen.getByRole('link', { name: 'Take a photo' }).getAttribute('href')).toBe('/add-ingredients')
  })

  it('lists foods by place with amounts and dates, what is urgent on top', async () => {
    await show('chicken', 'flour', { kind: 'bought', name: 'yogurt', detail: { text: '2 cups' } })
    expect(section('Use soon').getByRole('button', { name: /^Chicken/ }).textContent).toContain(
      'Use by tomorrow',
    )
    expect(section('Fridge').getByRole('button', { name: /^Yogurt/ }).textContent).toContain(
      'Yogurt · 2 cups',
    )
    expect(section('Fridge').getByText('+ 1 under “Use soon”')).toBeTruthy()
    expect(section('Pantry').getByRole('button', { name: /^Flour/ })).toBeTruthy()
  })

  it('sorts by name on request, and remembers it', async () => {
    await show('yogurt', 'egg', 'milk')
    const names = () =>
      section('Fridge')
        .getAllByRole('listitem')
        .map((row) => row.textContent?.slice(0, 4))
    expect(names()).toEqual(['Milk', 'Yogu', 'EggB'])
    fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'name' } })
    expect(names()).toEqual(['EggB', 'Milk', 'Yogu'])
    expect(localStorage.getItem('sous-pantry-sort')).toBe('"name"')
  })

  it('has a search once there are many', async () => {
    const many = Array.from({ length: 15 }, (_, at) => `dragon ${at}`)
    await show('milk', ...many)
    fireEvent.change(screen.getByLabelText('Search your pantry'), { target: { value: 'mil' } })
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    fireEvent.change(screen.getByLabelText('Search your pantry'), { target: { value: 'zzz' } })
    await click('Show everything')
    expect(screen.getAllByRole('listitem')).toHaveLength(16)
  })

  it('takes a food out with one tap, and back with another', async () => {
    await show('milk', 'egg')
    await click('Out: milk')
    expect(record('milk')?.present).toBe(false)
    expect(toastStore.get()[0]?.title).toBe('Milk is out')
    await undoToast()
    expect(record('milk')?.present).toBe(true)
  })

  it('freezes what won’t keep with one tap: it is no longer urgent', async () => {
    await show('chicken', 'egg')
    await click('Freeze: chicken')
    expect(record('chicken')).toMatchObject({ place: 'freezer', frozen: TODAY })
    expect(screen.queryByRole('region', { name: 'Use soon' })).toBeNull()
    expect(section('Freezer').getByRole('button', { name: /^Chicken/ })).toBeTruthy()
  })

  it('calls meat past its date by its name, and throws it out', async () => {
    const old = { kind: 'bought', name: 'chicken', detail: { bought: addDays(TODAY, -4) } } as const
    await show(old)
    const sheet = await openSheet(/^Chicken/)
    expect(sheet.getByText(/^Don’t eat it\./)).toBeTruthy()
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Close' })))
    await click('Throw out: chicken')
    expect(record('chicken')?.spells.at(-1)?.why).toBe('wasted')
  })

  it('keeps new meat apart from what is past its date, and throws out only that', async () => {
    const old = { bought: addDays(TODAY, -4), amount: { value: 500, unit: 'gram' } }
    await show({ kind: 'bought', name: 'chicken', detail: old })
    act(() => void stockBatch()([{ name: 'chicken', amount: '400 g' }]))
    expect(section('Throw out').getByRole('button', { name: /^Chicken/ }).textContent).toMatch(
      /500 g.*3 days past its date.*Not the 400 g bought today/,
    )
    expect(section('Use soon').getByRole('button', { name: /^Chicken/ }).textContent).toMatch(
      /400 g.*Use by tomorrow/,
    )
    await click('Throw out: chicken')
    expect(record('chicken')).toMatchObject({ present: true, amount: { value: 400, unit: 'gram' } })
    expect(screen.queryByRole('region', { name: 'Throw out' })).toBeNull()
    await undoToast()
    const sheet = await openSheet(/^Chicken.*Use by tomorrow/)
    expect(sheet.getByText('Also there: 500 g, 3 days past its date')).toBeTruthy()
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Throw out: chicken' })))
    expect(record('chicken')?.lots).toHaveLength(1)
  })

  it('moves or takes out several at once', async () => {
    await show('milk', 'egg', 'flour')
    await click('Select')
    for (const name of ['milk', 'egg']) fireEvent.click(screen.getByLabelText(`Select ${name}`))
    await click('Move to: Freezer')
    expect([record('milk')?.place, record('egg')?.place, record('flour')?.place]).toEqual([
      'freezer',
      'freezer',
      null,
    ])
    await undoToast()
    expect(record('milk')?.place).toBeNull()
    expect(screen.queryByRole('toolbar')).toBeNull()
  })
})

describe('the sheet of a food', () => {
  it('counts eggs in whole ones, and doesn’t open them', async () => {
    await show({ kind: 'bought', name: 'egg', detail: { amount: { value: 12, unit: null } } })
    const sheet = await openSheet(/^Egg/)
    expect(sheet.queryByRole('button', { name: 'Opened today' })).toBeNull()
    const press = (name: string) => act(async () => fireEvent.click(sheet.getByRole('button', { name })))
    await press('Used some')
    const parts = within(sheet.getByRole('group', { name: 'Used some' })).getAllByRole('button')
    expect(parts.map(({ textContent }) => textContent)).toEqual(['1', '2', '6', 'Used'])
    await press('2')
    expect(record('egg')?.amount?.value).toBe(10)
  })

  it('moves the date when it is opened, says why, and undoes it', async () => {
    await show('milk')
    const sheet = await openSheet(/^Milk/)
    expect(sheet.getByText(/7–10 days in the fridge, for quality, from today/)).toBeTruthy()
    await click('Opened today')
    expect(record('milk')?.opened).toBe(TODAY)
    expect(sheet.getByText(/4–7 days in the fridge after opening/)).toBeTruthy()
    expect(within(sheet.getByRole('status')).getByText(/^Milk opened today\. Best by /)).toBeTruthy()
    await click('Undo')
    expect(record('milk')?.opened).toBeNull()
  })

  it('takes a part of a known amount, or what is typed', async () => {
    await show({ kind: 'bought', name: 'milk', detail: { text: '2 l' } })
    const sheet = await openSheet(/^Milk/)
    await click('Used some')
    await click('¼ · ½ l')
    expect(record('milk')?.amount).toEqual({ value: 1.5, unit: 'liter' })
    await click('Used some')
    fireEvent.change(sheet.getByLabelText('Or an amount'), { target: { value: '2 cans' } })
    await click('Used')
    expect(sheet.getByRole('alert').textContent).toBe(
      'We can’t take that from what’s there. Type it in liters.',
    )
    fireEvent.change(sheet.getByLabelText('Or an amount'), { target: { value: '500 ml' } })
    await click('Used')
    expect(record('milk')?.amount).toEqual({ value: 1, unit: 'liter' })
  })

  it('counts several taps as one change, also when it is closed at once', async () => {
    await show({ kind: 'bought', name: 'egg', detail: { text: '6' } })
    await openSheet(/^Egg/)
    const before = stockLog.get().length
    await click('Less')
    await click('Less')
    await click('Close')
    await waitFor(() => expect(record('egg')?.amount).toEqual({ value: 4, unit: null }))
    expect(stockLog.get()).toHaveLength(before + 1)
  })

  it('keeps an amount as it is written, and clears it', async () => {
    await show('yogurt')
    const sheet = await openSheet(/^Yogurt/)
    const field = sheet.getByLabelText('Amount')
    fireEvent.change(field, { target: { value: 'a bit' } })
    await act(async () => fireEvent.submit(field))
    expect(record('yogurt')?.text).toBe('a bit')
    fireEvent.change(field, { target: { value: '' } })
    await act(async () => fireEvent.blur(field))
    expect(record('yogurt')).toMatchObject({ text: null, amount: null })
  })

  it('takes the date of the package, and refuses days that make no sense', async () => {
    await show('yogurt')
    const sheet = await openSheet(/^Yogurt/)
    await click('Date on the package: In a week')
    expect(record('yogurt')?.best_before).toBe(addDays(TODAY, 7))
    expect(sheet.getByText('You entered this date.')).toBeTruthy()
    const bought = sheet.getByLabelText('Bought')
    fireEvent.change(bought, { target: { value: addDays(TODAY, 3) } })
    fireEvent.blur(bought)
    expect(sheet.getByRole('alert').textContent).toMatch(/^Choose a day between/)
    expect(record('yogurt')?.bought).toBe(TODAY)
    await click('Clear: Date on the package')
    expect(record('yogurt')?.best_before).toBeNull()
  })

  it('lists every package with its date, and takes one of them out', async () => {
    have({ kind: 'have', name: 'milk', detail: { best_before: addDays(TODAY, 3) } })
    await show({ kind: 'bought', name: 'milk' })
    await waitFor(() => expect(screen.getByText(/^And one best by /)).toBeTruthy())
    const sheet = await openSheet(/^Milk/)
    const packages = within(sheet.getByRole('region', { name: '2 packages' }))
    expect(packages.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Best by .*date you entered · since today/),
      expect.stringMatching(/^Best by .*since today/),
    ])
    await act(async () => fireEvent.click(packages.getByRole('button', { name: /date you entered/ })))
    expect(record('milk')?.lots).toHaveLength(1)
    expect(sheet.queryByRole('region', { name: '2 packages' })).toBeNull()
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Undo' })))
    expect(record('milk')?.lots).toHaveLength(2)
  })

  it('thaws by moving to the fridge', async () => {
    await show({ kind: 'bought', name: 'chicken', detail: { place: 'freezer', frozen: addDays(TODAY, -9) } })
    const sheet = await openSheet(/^Chicken/)
    fireEvent.click(sheet.getByRole('radio', { name: 'Fridge' }))
    expect(record('chicken')).toMatchObject({ place: 'fridge', thawed: TODAY })
    expect(sheet.getByText(/1–2 days in the fridge after thawing, for safety/)).toBeTruthy()
  })

  it('puts it on the shopping list once', async () => {
    await show('milk')
    const sheet = await openSheet(/^Milk/)
    await click('Add to list')
    expect(shoppingStore.get().map(({ line }) => line)).toEqual(['milk'])
    expect(sheet.getByRole('link', { name: 'On your list' })).toBeTruthy()
  })

  it('lists an unrecognized food as what was meant', async () => {
    await show({ kind: 'have', name: 'yogrt', detail: { text: '2 cups', near: ['yogurt'] } })
    const sheet = await openSheet(/^Yogrt/)
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'yogurt' })))
    expect(record('yogrt')?.present).toBe(false)
    expect(record('yogurt')).toMatchObject({ present: true, text: '2 cups' })
  })
})

it('keeps what is out at hand: back on the list, or back with all that was known', async () => {
  await show('egg', { kind: 'bought', name: 'milk', detail: { text: '2 l', place: 'pantry' } })
  await click('Out: milk')
  fireEvent.click(screen.getByText('Recently out'))
  await click('Put on the list: milk')
  expect(shoppingStore.get().map(({ name }) => name)).toEqual(['milk'])
  await click('It’s still here: milk')
  expect(record('milk')).toMatchObject({ present: true, text: '2 l', place: 'pantry' })
  await undoToast()
  expect(record('milk')?.present).toBe(false)
})

it('records the answer to a question, and a question put off', async () => {
  have('milk')
  render(<QuestionCard item={sampleItem(9, [0, 'bought', 'milk'])} why="Usually lasts 6 days here." />)
  expect(screen.getByRole('heading', { name: 'Still have milk?' })).toBeTruthy()
  await click('Not sure')
  expect(stockLog.get().at(-1)).toMatchObject({ kind: 'set', detail: { asked: true } })
  await click('No, it’s out')
  expect(record('milk')).toMatchObject({ present: false })
  await undoToast()
  await click('Yes')
  expect(stockLog.get().at(-1)).toMatchObject({ kind: 'have', detail: { asked: true } })
})

describe('another name', () => {
  const before = addDays(TODAY, -3)
  const yesterday = addDays(TODAY, -1)
  const rename = async (from: RegExp, to: string) => {
    const sheet = await openSheet(from)
    fireEvent.change(sheet.getByRole('textbox', { name: 'Name' }), { target: { value: to } })
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Save' })))
    return sheet
  }

  it('takes amounts and dates along, and is taken back at once', async () => {
    const detail = { amount: { value: 2, unit: 'bunch' }, bought: before, opened: yesterday }
    await show({ kind: 'bought', name: 'spinaj', detail })
    await rename(/^Spinaj/, 'Spinach')
    expect(record('spinaj')).toMatchObject({ present: false })
    expect(record('spinach')).toMatchObject({ present: true, ...detail })
    // The log still has all that happened.
    expect(stockLog.get().map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'bought spinaj',
      'out spinaj',
      'have spinach',
    ])
    // A typo teaches nothing about how long food lasts.
    expect(record('spinaj')?.spells.at(-1)?.why).toBe('cleared')
    await undoToast()
    expect(record('spinach')?.present ?? false).toBe(false)
    expect(record('spinaj')).toMatchObject({ present: true, ...detail })
  })

  it('does not make food fresh', async () => {
    vi.useFakeTimers({ now: Date.now() - 3 * 86_400_000, toFake: ['Date'] })
    have({ kind: 'have', name: 'chiken' })
    vi.useRealTimers()
    await show()
    await screen.findByRole('button', { name: /^Chiken/ })
    await rename(/^Chiken/, 'chicken')
    expect(record('chicken')?.bought).toBe(record('chiken')?.arrived.slice(0, 10))
    expect(await screen.findByRole('region', { name: 'Throw out' })).toBeDefined()
  })

  it('is not that of another food', async () => {
    await show('onion', 'milk')
    const sheet = await rename(/^Milk/, 'Onions')
    expect(sheet.getByRole('alert').textContent).toBe('Already in your pantry: onions.')
    expect(record('milk')?.present).toBe(true)
  })

  it('may be the plural of the old one', async () => {
    await show('onion')
    await rename(/^Onion/, 'onions')
    expect(record('onion')?.present).toBe(false)
    expect(record('onions')?.present).toBe(true)
  })

  it('of a leftover is that of its dish', async () => {
    const meal = { meal: 'Chilli', cooked: TODAY, place: 'fridge' as const }
    await show({ kind: 'have', name: 'leftover chilli', detail: meal })
    await rename(/^Chilli/, 'Chili con carne')
    expect(record('leftover chilli')).toMatchObject({ present: true, meal: 'Chili con carne', cooked: TODAY })
  })
})

describe('adding to the pantry', () => {
  const read = (written: string, amount = '') => ({
    written,
    name: '',
    emoji: '',
    amount,
    known: true,
    near: [],
  })

  it('keeps amounts and places as they were typed, and can be undone', async () => {
    const added = stockBatch()(
      [
        { name: 'milk', amount: '2 l' },
        { name: 'ground beef', amount: '500 g' },
        { name: 'lemon', amount: 'a' },
      ],
      [read('milk'), read('ground beef frozen'), read('lemon')],
    )
    expect(added).toEqual(['milk', 'ground beef', 'lemon'])
    expect(record('milk')?.amount).toEqual({ value: 2, unit: 'liter' })
    expect(record('ground beef')).toMatchObject({ place: 'freezer', amount: { value: 500, unit: 'gram' } })
    expect(record('lemon')).toMatchObject({ amount: { value: 1, unit: null } })
    expect(pantryStore.get().ingredients).toEqual(['milk', 'ground beef', 'lemon'])
    await undoToast()
    expect(pantryStore.get().ingredients).toEqual([])
  })

  it('loses nothing when it is full', () => {
    stockLog.record(Array.from({ length: 499 }, (_, at) => ({ kind: 'have' as const, name: `food ${at}` })))
    expect(stockBatch()([{ name: 'milk' }, { name: 'egg' }])).toEqual(['milk'])
    expect(toastStore.get()[0]?.title).toBe('Your pantry is full')
    expect(pantryStore.get().ingredients).toHaveLength(500)
  })
})
