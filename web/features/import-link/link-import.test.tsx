import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation, useSearchParams } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ImportedPage } from '#core/contracts/import-recipe.ts'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { fakeFunctions, json, refused } from '#tests/support/fake-functions.ts'
import { prefilled } from '#web/state/own/prefilled.ts'
import { keptLink } from './kept-link.ts'
import { LinkImport } from './link-import.tsx'

const LINK = 'https://pot.example/pie'
const EGGS = 'Fried eggs\n\n2 eggs\n1 tbsp butter\n\nFry the eggs in the butter for 3 minutes.'
const PAGE: ImportedPage = {
  content: { ...emptyContent, title: 'Leek pie', ingredients: ['3 leeks'], source_url: LINK },
  tags: ['leek'],
  sureness: { title: 0.97, ingredients: 0.55 },
  left: ['Calories: 320 kcal'],
  photo: btoa('jpeg'),
  source: { url: LINK, name: 'pot.example', author: null },
}

function Form() {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const read = prefilled.get(query.get('draft') ?? '')
  return (
    <output aria-label="form">
      {JSON.stringify(read ? { ...read, photos: read.photos.length } : state)}
    </output>
  )
}

function open(props: Parameters<typeof LinkImport>[0] = {}) {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<LinkImport {...props} />} />
        <Route path="*" element={<Form />} />
      </Routes>
    </MemoryRouter>,
  )
}
const field = () => screen.getByRole('textbox', { name: 'Link to a recipe' })
function submit(link: string) {
  fireEvent.change(field(), { target: { value: link } })
  fireEvent.click(screen.getByRole('button', { name: 'Get recipe' }))
}
const form = async () => JSON.parse((await screen.findByRole('status', { name: 'form' })).textContent ?? '')

// Loaded on demand, which takes a while the first time.
beforeAll(() => import('#core/own-recipes/read-recipe-text.ts'))
afterEach(() => {
  cleanup()
  keptLink.clear()
  vi.unstubAllGlobals()
})

describe('importing a link', () => {
  it('fills in the form, and says what to check and why', async () => {
    const { bodies } = fakeFunctions({ 'import-recipe': () => PAGE })
    open()
    submit('Look: https://pot.example/pie')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(await form()).toMatchObject({
      content: { title: 'Leek pie' },
      tags: ['leek'],
      left: ['Calories: 320 kcal'],
      photos: 1,
      doubts: {
        ingredients: 'The page doesn’t mark its recipe, so a line may be missing or extra.',
        servings: 'The page doesn’t say.',
        instructions: 'We found none on the page.',
      },
    })
    expect(bodies('import-recipe')).toEqual([{ url: LINK }])
  })

  it('asks nothing of the server for what is no link', () => {
    const { sent } = fakeFunctions({})
    open()
    submit('')
    expect(screen.getByText('Paste a link first.')).toBeDefined()
    submit('javascript:alert(1)')
    expect(screen.getByText(/^This isn’t a link/)).toBeDefined()
    expect(sent).toEqual([])
  })

  it('can be canceled', async () => {
    let signal: AbortSignal | null | undefined
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      signal = init.signal
      return new Promise((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => reject(new Error('stop'))),
      )
    })
    open()
    submit(LINK)
    expect(await screen.findByText('Reading pot.example…')).toBeDefined()
    await waitFor(() => expect(signal).toBeDefined())
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(signal?.aborted).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field()).toHaveProperty('value', LINK)
  })

  it('shows a refusal in words, opens the field for the page, and sends what is pasted there', async () => {
    const words = 'This page is behind a sign-in or a paywall.'
    const { bodies } = fakeFunctions({
      'import-recipe': (body) => ('html' in body ? PAGE : { refused: 'login', message: words }),
    })
    open()
    submit(LINK)
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    fireEvent.paste(screen.getByRole('textbox', { name: 'The page' }), {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? '<h1>Leek pie</h1>' : 'Leek pie') },
    })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(await form()).toMatchObject({ content: { title: 'Leek pie' } })
    expect(bodies('import-recipe').at(-1)).toEqual({ html: '<h1>Leek pie</h1>', url: LINK })
  })

  it('reads pasted text on the device, also where the page has no recipe that we find', async () => {
    fakeFunctions({ 'import-recipe': () => ({ refused: 'no-recipe', message: 'None.' }) })
    open()
    fireEvent.click(screen.getByText('Paste the page'))
    const area = await screen.findByRole('textbox', { name: 'The page' })
    fireEvent.paste(area, {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? '<p>x</p>' : EGGS) },
    })
    expect(await form()).toEqual({ pasted: EGGS })
  })

  it('takes the link for a pasted page only if that link was just refused', async () => {
    const { bodies } = fakeFunctions({
      'import-recipe': () => ({ refused: 'login', message: 'Behind a sign-in.' }),
    })
    open({ link: LINK })
    const paste = async () =>
      fireEvent.paste(await screen.findByRole('textbox', { name: 'The page' }), {
        clipboardData: { getData: (type: string) => (type === 'text/html' ? '<p>x</p>' : '') },
      })
    fireEvent.click(screen.getByText('Paste the page'))
    await paste()
    await screen.findByRole('alert')
    submit(LINK)
    await waitFor(() => expect(bodies('import-recipe')).toHaveLength(2))
    await screen.findByRole('alert')
    await paste()
    await waitFor(() =>
      expect(bodies('import-recipe')).toEqual([
        { html: '<p>x</p>' },
        { url: LINK },
        { html: '<p>x</p>', url: LINK },
      ]),
    )
  })

  it.each([
    ['robots', false],
    ['login', false],
    ['no-recipe', false],
    ['list', false],
    ['busy', true],
  ])('offers to try again after %s: %s', async (code, isOffered) => {
    fakeFunctions({ 'import-recipe': () => ({ refused: code, message: 'No.' }) })
    open({ link: LINK, start: true })
    await screen.findByRole('alert')
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(isOffered)
    // An older error is gone when a new try begins.
    submit('soup')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stays with the text if there is no recipe in it', async () => {
    fakeFunctions({})
    open()
    fireEvent.click(screen.getByText('Paste the page'))
    const area = await screen.findByRole('textbox', { name: 'The page' })
    fireEvent.change(area, { target: { value: 'About us' } })
    fireEvent.click(screen.getByRole('button', { name: 'Read page' }))
    expect(await screen.findByText(/^We couldn’t find a recipe in this text/)).toBeDefined()
    expect(area).toHaveProperty('value', 'About us')
  })

  it('keeps the link while the server is away', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    open()
    submit(LINK)
    expect((await screen.findByRole('alert')).textContent).toContain('We kept your link')
    cleanup()
    open()
    expect(field()).toHaveProperty('value', LINK)
  })

  it('says when there were too many, and when something broke', async () => {
    const { answers } = fakeFunctions({
      'import-recipe': () => refused('Too many requests. Please wait 12 min and try again.', 429),
    })
    open({ link: LINK, start: true })
    expect((await screen.findByRole('alert')).textContent).toContain('wait 12 min')
    answers['import-recipe'] = () => json('', 500)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('on our side'))
  })

  it('reads a page that was sent at once', async () => {
    const { bodies } = fakeFunctions({ 'import-recipe': () => PAGE })
    open({ page: { html: '<h1>Pie</h1>', url: LINK } })
    await waitFor(() => expect(bodies('import-recipe')).toEqual([{ html: '<h1>Pie</h1>', url: LINK }]))
  })
})
