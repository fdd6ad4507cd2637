import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import ICAL from 'ical.js'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlanFeed } from '#core/contracts/plan-feeds.ts'
import { addDays } from '#core/stock/day.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { SessionProvider } from '#web/state/session.tsx'
import { localDay } from '#web/state/stock/local-day.ts'
import { CalendarLinks } from './calendar-links.tsx'
import { CalendarSheet } from './calendar-sheet.tsx'
import { calendarTimes } from './times-store.ts'

const feed = (id: string): PlanFeed => ({
  id,
  time_zone: 'UTC',
  times: {},
  created_at: '2026-11-18T08:00:00Z',
  read_at: null,
})
let feeds: PlanFeed[] = []
let sent: Record<string, unknown>[] = []

beforeEach(() => {
  planStore.clear()
  calendarTimes.clear()
  feeds = []
  sent = []
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit = {}) => {
    const body = JSON.parse(String(init.body ?? '{}'))
    sent.push(body)
    if (body.action === 'create') feeds = [...feeds, feed(`feed ${feeds.length}`)]
    if (body.action === 'revoke') feeds = feeds.filter(({ id }) => id !== body.id)
    return Response.json({ feeds, ...(body.action === 'create' && { path: '/calendar/secret.ics' }) })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  planStore.clear()
  calendarTimes.clear()
})

const show = (what: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <SessionProvider>{what}</SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('creates a link, shows it once, and turns it off after asking', async () => {
  show(<CalendarLinks userId="me" chosen={{ zone: 'Europe/Berlin', times: { dinner: '18:30' } }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Create calendar link' }))
  const field = await screen.findByRole('textbox', { name: 'Calendar link' })
  expect((field as HTMLInputElement).value).toBe(`${window.location.origin}/calendar/secret.ics`)
  expect(sent.at(-1)).toEqual({ action: 'create', time_zone: 'Europe/Berlin', times: { dinner: '18:30' } })
  expect(screen.getByRole('link', { name: 'Add to Google Calendar' }).getAttribute('href')).toContain(
    'cid=webcal%3A%2F%2F',
  )
  expect(screen.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href')).toMatch(
    /^webcal:\/\//,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Turn off: Created Nov 18/ }))
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }))
  await vi.waitFor(() => expect(screen.queryByRole('list', { name: 'Your calendar links' })).toBeNull())
  expect(sent.at(-1)).toEqual({ action: 'revoke', id: 'feed 0' })
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('offers new times for a link that has others', async () => {
  feeds = [feed('feed 0')]
  show(<CalendarLinks userId="me" chosen={{ zone: 'Europe/Berlin', times: { lunch: '12:00' } }} />)
  fireEvent.click(await screen.findByRole('button', { name: /^Use these times/ }))
  await vi.waitFor(() =>
    expect(sent.at(-1)).toEqual({
      action: 'change',
      id: 'feed 0',
      time_zone: 'Europe/Berlin',
      times: { lunch: '12:00' },
    }),
  )
})

it('downloads the meals from today on without an account, at the chosen time', async () => {
  const today = localDay()
  const meal = { slot: 'dinner', kind: 'note' } as const
  planStore.add([
    { ...meal, date: addDays(today, -1), title: 'Past' },
    { ...meal, date: today, title: 'Soup' },
  ])
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  show(<CalendarSheet open onOpenChange={() => {}} />)
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Dinner' }), { target: { value: '18:30' } })
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Download .ics file' }))
  const [file] = files
  if (!file) throw new Error('no file')
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(events.map((one) => one.getFirstPropertyValue('summary'))).toEqual(['Dinner: Soup'])
  expect(new ICAL.Event(events[0]).startDate.isDate).toBe(false)
})
