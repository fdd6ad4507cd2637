import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CookbookFilters } from './cookbook-filters.tsx'
import * as strings from './strings.ts'
import { useCookbookView } from './use-cookbook-view.ts'

function Page() {
  const { view, show } = useCookbookView()
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <CookbookFilters view={view} show={show} shelves={{ tags: ['bake'], folders: [] }} />
      <output aria-label="address">{search}</output>
      <button type="button" onClick={() => navigate('?q=pie')}>
        Pie
      </button>
      <button type="button" onClick={() => show({ search: '', tag: '' })}>
        Clear
      </button>
    </>
  )
}

const box = () => screen.getByPlaceholderText<HTMLInputElement>(strings.searchExample)
const press = (name: string) => screen.getByRole('button', { name }).click()
const address = () => document.querySelector('output')?.textContent

/** As a keyboard does it: each letter goes to what the box holds now, and no one waits for React. */
function type(text: string) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const letter of text) {
    setValue?.call(box(), box().value + letter)
    box().dispatchEvent(new Event('input', { bubbles: true }))
  }
}

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/']}>
      <Page />
    </MemoryRouter>,
  )
  // Inside of act, transitions would be rendered before the next letter.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
})

describe('the search of the cookbook', () => {
  it('is in the address before the user can open a recipe', async () => {
    type('soup')
    press('Pie')
    await waitFor(() => expect(address()).toBe('?q=pie'))
    await new Promise(requestAnimationFrame)
    expect([address(), box().value]).toEqual(['?q=pie', 'pie'])
  })

  it('keeps every letter of fast typing, and the address follows', async () => {
    type('chicken')
    expect(box().value).toBe('chicken')
    await waitFor(() => expect(address()).toBe('?q=chicken'))
    type(' pie')
    expect(box().value).toBe('chicken pie')
    await waitFor(() => expect(address()).toBe('?q=chicken+pie'))
    expect(box().value).toBe('chicken pie')
  })

  it('keeps a filter that is chosen while one types', async () => {
    type('chi')
    screen.getByRole('checkbox', { name: 'bake' }).click()
    type('cken')
    await waitFor(() => expect(address()).toBe('?q=chicken&tag=bake'))
    expect(box().value).toBe('chicken')
  })

  it('follows a link, and is cleared at once', async () => {
    type('leek')
    await waitFor(() => expect(address()).toBe('?q=leek'))
    press('Pie')
    await waitFor(() => expect(box().value).toBe('pie'))
    press('Clear')
    await waitFor(() => expect(address()).toBe(''))
    expect(box().value).toBe('')
  })
})
