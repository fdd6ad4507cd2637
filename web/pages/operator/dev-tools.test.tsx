import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OperatorStatus } from '#core/contracts/operator.ts'
import { CODE, fakeFunctions, refused } from '#tests/support/fake-functions.ts'
import { operatorAccess } from '#web/api/operator-access.ts'
import { toastStore } from '#web/lib/toast.ts'
import DevTools from './dev-tools.tsx'

// Slow machines render these screens slowly.
vi.setConfig({ testTimeout: 30_000 })

const STATUS: OperatorStatus = {
  version: '1.2.3',
  uptimeSeconds: 7500,
  memoryMegabytes: 180,
  database: {
    version: '18.1',
    megabytes: 2048,
    connections: 7,
    tables: [{ name: 'external_recipes', rows: 1234, megabytes: 12 }],
    slowest: [{ statement: 'select slow from soup', calls: 9, meanMs: 12.34 }],
    slowestNote: null,
  },
  index: { recipes: 4321, megabytes: null },
  jobs: { pending: 5, running: 1, paused: 2, failedPages: 3 },
  mails: { waiting: 6, failed: 0 },
  errors: [{ at: '2026-11-15T10:00:00Z', message: 'the soup boiled over' }],
}

function open(address: string) {
  const router = createMemoryRouter(
    ['/dev-tools', '/debugging'].map((path) => ({ path, Component: DevTools })),
    { initialEntries: [address] },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const toast = () => toastStore.get().map(({ title, description }) => [title, description])[0]
const links = () => [...document.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')])
const PATIENT = { timeout: 5000 }
const field = () => screen.getByLabelText<HTMLInputElement>('Enter the access code')
function enter(code: string) {
  fireEvent.change(field(), { target: { value: code } })
  fireEvent.click(screen.getByText('Unlock'))
}

beforeEach(() => {
  operatorAccess.lock()
  toastStore.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('operator gate', () => {
  const CARDS = [
    ['System Debugging', '/debugging'],
    ['Recipe Scraper', '/recipe-scraper'],
  ]
  const look = () => ({ links: links(), toast: toast(), texts: document.body.textContent ?? '' })
  /** One visit: before any code, after a wrong one, after the right one, and on the next screen. */
  const seen: Record<'before' | 'denied' | 'granted' | 'again', ReturnType<typeof look>> = {} as never
  let sent: unknown[]
  let kept: string
  let typed: string
  beforeAll(async () => {
    operatorAccess.lock()
    toastStore.clear()
    const { bodies } = fakeFunctions({})
    open('/dev-tools')
    seen.before = look()
    enter('not the code')
    await waitFor(() => expect(toast()).toBeDefined(), PATIENT)
    seen.denied = look()
    typed = field().value
    enter(` ${CODE} `)
    await waitFor(() => expect(links()).not.toEqual([]), PATIENT)
    seen.granted = look()
    sent = bodies('operator-access').map(({ access_code }) => access_code)
    cleanup()
    open('/dev-tools')
    seen.again = look()
    kept = JSON.stringify({ ...localStorage, ...sessionStorage })
    cleanup()
    vi.unstubAllGlobals()
  }, 30_000)

  it('comes before everything else [O010 O031]', () => {
    expect(seen.before.links).toEqual([])
    expect(seen.before.texts).toContain('Enter the access code')
  })

  it('stays locked until the code is right, and keeps the input [O125]', () => {
    expect(seen.denied.links).toEqual([])
    expect(typed).toBe('not the code')
    expect(seen.granted.links).not.toEqual([])
  })

  it('reports that a wrong code is denied [O153]', () => {
    expect(seen.denied.toast).toEqual(['Access denied', 'Invalid access code. Please try again.'])
  })

  it('reports that the right code is accepted [O154]', () => {
    expect(seen.granted.toast).toEqual([
      'Access granted',
      'Advanced Recipe Scraper has been unlocked successfully.',
    ])
  })

  it('lets the server compare the code, and sends nothing else [O152 O171]', () => {
    expect(sent).toEqual(['not the code', CODE])
  })

  it('shows exactly two cards, the debugging and the scraper [O011 O013 O032]', () => {
    expect(seen.granted.links).toEqual(CARDS)
  })

  it('states that both tools are for development only [O014]', () => {
    expect(seen.granted.texts).toContain('Both tools are for development use only.')
  })

  it('stays open for the lifetime of the page, and stores nothing on the device [O126 O127]', () => {
    expect(seen.again.links).toEqual(CARDS)
    expect(kept).not.toContain(CODE)
  })
})

it('reports when the code could not be checked at all', async () => {
  vi.stubGlobal('fetch', async () => refused('The kitchen is closed.', 503))
  open('/debugging')
  enter(CODE)
  await waitFor(() => expect(toast()).toEqual(['Couldn’t check the code', 'The kitchen is closed.']))
  expect(field().value).toBe(CODE)
})

it('/debugging is the same screen behind the same gate, with the panel below the cards [O009 O010 O012]', async () => {
  const functions = fakeFunctions({
    'operator-status': () => STATUS,
    '/readyz': () => refused('Migrations are missing.', 503),
    'outbox-mails': () => ({ place: 'kept here', mails: [] }),
    'model-check': () => ({ model: null, tasks: [], features: [] }),
  })
  open('/debugging')
  enter(CODE)
  const errors = await screen.findByText('the soup boiled over', {}, PATIENT)
  /** The text of the section with this heading, line by line. */
  const part = (title: string) =>
    [
      ...(screen.getByText(title, { selector: 'h3' }).parentElement?.querySelectorAll('li, dd, tr') ?? []),
    ].map(({ textContent }) => textContent)
  expect(errors.closest('section')?.textContent).toContain('Recent errors')
  await waitFor(() => expect(part('Health').join()).toContain('Migrations are missing.'), PATIENT)
  expect(part('Health').slice(2)).toEqual(['1.2.3', '2 h 5 min', '180 MB'])
  expect(part('Database')).toEqual([
    '2 GB',
    '7',
    '18.1',
    'TableRowsSize',
    'external_recipes1,23412 MB',
    'StatementCallsMean',
    'select slow from soup912.3 ms',
  ])
  expect(part('Recipe index')).toEqual(['4,321'])
  expect(part('Job queue')).toEqual(['5', '1', '2', '3', '6', '0'])

  // The mailbox and the model don't require the code again.
  fireEvent.click(screen.getByText('Open mailbox'))
  expect(await screen.findByText('Email is kept here.')).toBeTruthy()
  fireEvent.click(screen.getByText('Check the model'))
  expect(await screen.findByText(/No model is set/)).toBeTruthy()
  for (const name of ['operator-status', 'outbox-mails', 'model-check'])
    expect(functions.bodies(name)[0]).toEqual({ access_code: CODE })

  // Refreshing fetches again and shows the new state, or why there is none.
  functions.answers['operator-status'] = () => ({ ...STATUS, errors: [] })
  fireEvent.click(screen.getByText('Refresh'))
  expect(await screen.findByText(/No errors since/)).toBeTruthy()
})
