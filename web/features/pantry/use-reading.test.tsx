import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReadIngredientsOutput, ReadItem } from '#core/contracts/read-ingredients.ts'
import { toastStore } from '#web/lib/toast.ts'
import { leftOutStore } from '#web/state/left-out.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { addIngredients } from './list-changes.ts'
import { ReadingNotes } from './reading-notes.tsx'
import { useReading } from './use-reading.ts'

const item = (name: string, more: Partial<ReadItem> = {}): ReadItem => ({
  written: name,
  name,
  emoji: '',
  amount: '',
  known: true,
  near: [],
  ...more,
})

/** Answers to be given, in the order of the requests. */
let answers: ((found: ReadIngredientsOutput | undefined) => void)[] = []
const answer = (at: number, found?: Partial<ReadIngredientsOutput>) =>
  act(async () => answers[at]?.(found && { items: [], rest: [], without: [], ...found }))

beforeEach(() => {
  answers = []
  vi.stubGlobal(
    'fetch',
    (asked: Request | URL | string) =>
      new Promise<Response>((resolve, reject) => {
        // The pantry's dates may be asked for as well, whenever it changes.
        if (!(asked instanceof Request ? asked.url : String(asked)).includes('read-ingredients')) return
        answers.push((found) => (found ? resolve(Response.json(found)) : reject(new Error('away'))))
      }),
  )
  pantryStore.clear()
  toastStore.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  pantryStore.clear()
  toastStore.clear()
})

const start = () =>
  renderHook(() => useReading([{ name: 'egg', emoji: '🥚', category: 'pantry' }], addIngredients)).result
const take = (reading: ReturnType<typeof start>, text: string) =>
  act(async () => void reading.current.take(text))

describe('reading a text', () => {
  it('adds a known name at once, without a request', async () => {
    await take(start(), ' Egg ')
    expect(answers).toHaveLength(0)
    expect(pantryStore.items()).toEqual([{ name: 'egg', emoji: '🥚' }])
  })

  it('notes what dishes must do without, and takes it back at a tap', async () => {
    const reading = start()
    await take(reading, 'rice, no tomatoes')
    await answer(0, { items: [item('rice')], without: [{ written: 'no tomatoes', foods: ['tomatoes'] }] })
    expect(pantryStore.get().ingredients).toEqual(['rice'])
    expect(leftOutStore.get()).toEqual(['tomatoes'])
    render(<ReadingNotes {...reading.current} />)
    expect(screen.queryByText(/Not added/)).toBeNull()
    act(() => screen.getByRole('button', { name: 'Remove Without tomatoes' }).click())
    expect(leftOutStore.get()).toEqual([])
  })

  it('adds names with amounts and what was not recognized, and reports what was left out', async () => {
    const reading = start()
    await take(reading, 'List:\n2 leeks\nbrokoli')
    expect(reading.current.isReading).toBe(true)
    await answer(0, {
      items: [
        item('leek', { amount: '2', emoji: '🥬' }),
        item('brokoli', { known: false, near: ['broccoli'] }),
      ],
      rest: ['List:', 'List:'],
    })
    expect(reading.current.isReading).toBe(false)
    expect(pantryStore.items()).toEqual([
      { name: 'leek', amount: '2', emoji: '🥬' },
      { name: 'brokoli', near: ['broccoli'] },
    ])
    expect(reading.current.rest).toEqual(['List:'])
    act(() => reading.current.takeRest('List:'))
    expect(reading.current.rest).toEqual([])
    expect(pantryStore.items().at(-1)).toEqual({ name: 'list:', near: [] })
  })

  it('keeps the order of typing, whichever text is read first', async () => {
    const reading = start()
    await take(reading, 'leek x')
    await take(reading, 'rice x')
    await answer(1, { items: [item('rice')] })
    expect(pantryStore.get().ingredients).toEqual([])
    await answer(0, { items: [item('leek')] })
    expect(pantryStore.get().ingredients).toEqual(['leek', 'rice'])
  })

  it('names what wasn’t added of each text that is typed in one go, until the next', async () => {
    const reading = start()
    await take(reading, 'something odd')
    await answer(0, { rest: ['something odd'] })
    await take(reading, '2 leeks')
    await answer(1, { items: [item('leek')] })
    expect(reading.current.rest).toEqual(['something odd'])
    await act(async () => void reading.current.take('odder', undefined, true))
    await answer(2, { rest: ['odder'] })
    expect(reading.current.rest).toEqual(['something odd', 'odder'])
    act(() => reading.current.takeRest('odder'))
    expect(reading.current.rest).toEqual(['something odd'])
    await take(reading, 'rice x')
    await answer(3, { items: [item('rice')] })
    expect(reading.current.rest).toEqual([])
  })

  it('splits plainly when nothing can read it, and loses nothing', async () => {
    const reading = start()
    const long = 'x'.repeat(101)
    await take(reading, `2 leeks, rice;\n${long}`)
    await answer(0)
    expect(pantryStore.items()).toEqual([{ name: '2 leeks' }, { name: 'rice' }])
    expect(reading.current.rest).toEqual([long])
  })

  it('shows one toast for a list of 80, and tells a changed amount', async () => {
    const reading = start()
    await take(reading, 'a list')
    await answer(0, { items: Array.from({ length: 80 }, (_, n) => item(`spice ${n}`)) })
    const [toast, ...more] = toastStore.get()
    expect(more).toEqual([])
    expect(toast).toMatchObject({
      title: 'Ingredient Added',
      description: '80 ingredients: spice 0, spice 1, spice 2, spice 3, spice 4 and 75 more',
    })
    await take(reading, '3 spice 0')
    await answer(1, { items: [item('spice 0', { amount: '3' })] })
    expect(toastStore.get().at(-1)).toMatchObject({ title: 'Amount updated', description: 'spice 0 · 3' })
    await take(reading, 'spice 0!')
    await answer(2, { items: [item('spice 0')] })
    expect(toastStore.get().at(-1)?.title).toBe('Already on your list')
  })

  it('says that a list of 500 is full', () => {
    pantryStore.add(Array.from({ length: 500 }, (_, n) => `spice ${n}`))
    addIngredients(['one more'])
    expect(toastStore.get().at(-1)?.title).toBe('Your list is full')
  })
})

describe('what was left out', () => {
  it('is listed in short, each to be added anyway', () => {
    const takeRest = vi.fn()
    const rest = ['Fridge:', '$3.99', 'Produce', 'x'.repeat(200), 'notes', 'more']
    render(<ReadingNotes isReading={false} rest={rest} takeRest={takeRest} take={async () => []} />)
    expect(screen.getAllByRole('button')).toHaveLength(5)
    screen.getByRole('button', { name: '“$3.99”, add it anyway' }).click()
    expect(takeRest).toHaveBeenCalledWith('$3.99')
    act(() => screen.getByRole('button', { name: '2 more' }).click())
    expect(screen.getByRole('button', { name: '“more”, add it anyway' })).toBeDefined()
  })
})
