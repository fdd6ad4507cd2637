import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReadItem } from '#core/contracts/read-ingredients.ts'
import { toastStore } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
// Imported here, so that the tests don't wait for the lazy part.
import './start-work.tsx'
import { factStore } from '#web/state/stock/fact-store.ts'
import { StartSearch } from './start-search.tsx'

const Place = () => <output>{useLocation().pathname}</output>
const page = (
  <MemoryRouter>
    <StartSearch isStart />
    <Place />
  </MemoryRouter>
)
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'What do you have?' })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Find recipes' }))
const arrived = () =>
  // The search waits for the dates of the foods, up to two seconds.
  vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/matched-recipes'), {
    timeout: 10_000,
  })

/** What is no food. */
const OTHERS = ['odds from two', 'I have']
const asked: unknown[] = []
const read = (name: string, known = true): ReadItem => ({
  written: name,
  name,
  emoji: '',
  amount: '',
  known,
  near: [],
})

beforeEach(() => {
  localStorage.clear()
  factStore.clear()
  pantryStore.reread()
  toastStore.clear()
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (url.includes('common_ingredients')) return Response.json([])
    const input = JSON.parse(body ?? '{}')
    if (url.includes('read-ingredients'))
      return Response.json({
        items: input.text
          .split(/[,\n]\s*/)
          .filter((name: string) => !OTHERS.includes(name))
          .map((name: string) => read(name, name !== 'moon dust')),
        rest: OTHERS.includes(input.text) ? [input.text] : [],
      })
    if (url.includes('pantry-facts')) return Response.json({ facts: {} })
    asked.push(input.ingredients)
    return Response.json({ recipes: [{ id: 'a' }], hidden: 0 })
  })
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  localStorage.clear()
  pantryStore.reread()
  vi.unstubAllGlobals()
})

describe('the field that Sous starts with', () => {
  it('leads from text to results, also with a name that is not recognized', async () => {
    render(page)
    fireEvent.change(field(), { target: { value: 'leek' } })
    fireEvent.change(field(), { target: { value: 'leek, moon dust' } })
    submit()
    await arrived()
    expect(asked).toEqual([['leek', 'moon dust']])
    expect(pantryStore.items()).toEqual([{ name: 'leek' }, { name: 'moon dust', near: [] }])
  })

  it('says on the results what wasn’t added, and nothing of the words around a list', async () => {
    render(page)
    fireEvent.change(field(), { target: { value: 'I have,' } })
    fireEvent.change(field(), { target: { value: 'odds from two, leek' } })
    submit()
    await arrived()
    expect(asked).toEqual([['leek']])
    await vi.waitFor(() =>
      expect(toastStore.get()).toMatchObject([{ title: 'Not added', description: '“odds from two”' }]),
    )
  })

  it('searches with the list when the field is empty', async () => {
    render(page)
    fireEvent.click(screen.getByRole('button', { name: 'eggs' }))
    expect(await screen.findByRole('button', { name: 'Remove egg' })).toBeDefined()
    submit()
    await arrived()
    expect(asked).toEqual([['egg']])
  })

  it('shows a long list in short', async () => {
    pantryStore.add(Array.from({ length: 12 }, (_, n) => `spice ${n}`))
    render(page)
    const list = await screen.findByRole('region', { name: 'Your ingredients' })
    expect(list.querySelectorAll('li')).toHaveLength(6)
    expect(list.textContent).toContain('and 6 more · 12 ingredients · Change')
    expect(screen.queryByText('Start with')).toBeNull()
  })

  it.each([
    [true, '', true],
    [false, '', false],
    [true, '#tips', false],
  ])('has the focus: fine pointer %s, address %j: %s', (matches, hash, isFocused) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    window.location.hash = hash
    render(page)
    expect(document.activeElement === field()).toBe(isFocused)
    window.location.hash = ''
  })

  it('keeps text that was typed before hydration', async () => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(page)
    document.body.append(root)
    field().value = 'leek'
    const app = await act(async () => hydrateRoot(root, page))
    // Also across a later render of the field.
    act(() => screen.getByRole('button', { name: 'eggs' }).click())
    expect(field().value).toBe('leek')
    submit()
    await arrived()
    expect(asked).toEqual([['egg', 'leek']])
    act(() => app.unmount())
  })
})
