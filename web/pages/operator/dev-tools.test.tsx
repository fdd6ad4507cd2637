import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OperatorStatus } from '#core/contracts/operator.ts'
import { CODE, fakeFunctions, refused } from '#tests/support/fake-functions.ts'
import { operatorAccess } from '#web/api/operator-access.ts'
import { toastStore } from '#web/lib/toast.ts'
import DevTools from './dev-tools.tsx'

// Slow machines draw these screens slowly.
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

it('is locked until the server accepts the code, then shows exactly two cards [O010 O011 O013 O014 O031 O032 O125 O126 O127 O152 O153 O154 O171]', async () => {
  const { bodies } = fakeFunctions({})
  open('/dev-tools')
  expect(links()).toEqual([])
  enter('not the code')
  await waitFor(() => expect(toast()).toEqual(['Access denied', 'Invalid access code. Please try again.']))
  expect(field().value).toBe('not the code')
  expect(links()).toEqual([])
  enter(` ${CODE} `)
  await waitFor(
    () =>
      expect(links()).toEqual([
        ['System Debugging', '/debugging'],
        ['Recipe Scraper', '/recipe-scraper'],
      ]),
    PATIENT,
  )
  expect(toast()).toEqual(['Access granted', 'Advanced Recipe Scraper has been unlocked successfully.'])
  expect(bodies('operator-access').map(({ access_code }) => access_code)).toEqual(['not the code', CODE])
  expect(screen.getByText('Both tools are for development use only.')).toBeTruthy()
  // Kept in memory for the life of the page: other screens are open as well, the device knows nothing of it.
  cleanup()
  open('/dev-tools')
  expect(links()).toHaveLength(2)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(CODE)
})

it('says when the code could not be checked at all', async () => {
  vi.stubGlobal('fetch', async () => refused('The kitchen is closed.', 503))
  open('/debugging')
  enter(CODE)
  await waitFor(() => expect(toast()).toEqual(['The code could not be checked', 'The kitchen is closed.']))
  expect(field().value).toBe(CODE)
})

it('/debugging is the same screen behind the same gate, with the panel under the cards [O009 O010 O012]', async () => {
  const functions = fakeFunctions({
    'operator-status': () => STATUS,
    '/readyz': () => refused('Migrations are missing.', 503),
    'outbox-mails': () => ({ place: 'kept here', mails: [] }),
    'model-check': () => ({ model: null, tasks: [], features: [] }),
  })
  open('/debugging')
  enter(CODE)
  const errors = await screen.findByText('the soup boiled over', {}, PATIENT)
  /** What the part with this heading says, line by line. */
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

  // The mailbox and the model do not ask for the code again.
  fireEvent.click(screen.getByText('Open the Mailbox'))
  expect(await screen.findByText('Mail is kept here.')).toBeTruthy()
  fireEvent.click(screen.getByText('Check the Model'))
  expect(await screen.findByText(/No model is set/)).toBeTruthy()
  for (const name of ['operator-status', 'outbox-mails', 'model-check'])
    expect(functions.bodies(name)[0]).toEqual({ access_code: CODE })

  // Refreshing asks again and shows what is new, or why there is nothing.
  functions.answers['operator-status'] = () => ({ ...STATUS, errors: [] })
  fireEvent.click(screen.getByText('Refresh'))
  expect(await screen.findByText(/Nothing went wrong/)).toBeTruthy()
})
