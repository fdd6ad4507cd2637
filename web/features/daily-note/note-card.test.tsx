import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DailyNoteInput, DailyNoteOutput } from '#core/contracts/daily-note.ts'
import { settings } from '#web/api/settings.ts'
import { toastStore } from '#web/lib/toast.ts'
import { toNote } from '#web/state/note-place.ts'
import type { useSession } from '#web/state/session.tsx'
import { DeviceNoteCard } from './device-note-card.tsx'
import { NoteCard } from './note-card.tsx'

type Session = ReturnType<typeof useSession>
const session = vi.hoisted(() => ({ current: {} as Partial<Session> }))
vi.mock('#web/state/session.tsx', () => ({ useSession: () => session.current }))

const server = vi.hoisted(() => ({
  known: {} as DailyNoteOutput,
  asked: [] as DailyNoteInput[],
}))
vi.mock('#web/api/functions.ts', () => ({
  call: async (_: string, input: DailyNoteInput) => {
    server.asked.push(input)
    if (input.action === 'set') server.known = { ...server.known, note: input.note as never }
    return server.known
  },
}))

const resend = vi.fn<Session['resendConfirmation']>()
const scrolled = vi.fn()

function open(address = '/profile?tab=preferences') {
  const router = createMemoryRouter([{ path: '/profile', element: <NoteCard userId="u1" /> }], {
    initialEntries: [address],
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const choose = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('How'), { target: { value } })
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const toast = () => toastStore.get().map(({ title, description }) => [title, description])[0]
const saved = () => server.asked.filter(({ action }) => action === 'set')

beforeEach(() => {
  toastStore.clear()
  server.asked.length = 0
  server.known = { note: null, can_mail: false, push_key: 'key' }
  session.current = {
    status: 'signed-in',
    user: { id: 'u1', email: 'maple@kitchen.example' } as Session['user'],
    resendConfirmation: resend,
  }
  resend.mockReset().mockResolvedValue({})
  Element.prototype.scrollIntoView = scrolled
  scrolled.mockClear()
})
afterEach(() => {
  cleanup()
  settings.sendsEmail = true
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the note by email to an address that is not confirmed', () => {
  it('offers the confirmation email; sending it saves the choice and says what comes next', async () => {
    open()
    await choose('mail')
    press('Send the confirmation email')
    expect(await screen.findByText(/We sent an email to/)).toBeTruthy()
    expect(screen.getByText('maple@kitchen.example')).toBeTruthy()
    expect(resend).toHaveBeenCalledWith('maple@kitchen.example')
    await waitFor(() => expect(saved()).toMatchObject([{ note: { channel: 'mail', hour: 16 } }]))
    await waitFor(() =>
      expect(toast()).toEqual(['Daily note saved', 'It starts once your email address is confirmed.']),
    )
    expect(button('Send it again')).toBeTruthy()
  })

  it('shows why no email was sent, and saves nothing', async () => {
    resend.mockResolvedValue({ error: { message: 'Too many attempts.' } })
    open()
    await choose('mail')
    press('Send the confirmation email')
    await waitFor(() => expect(toast()).toEqual(['Email not sent', 'Too many attempts.']))
    expect(saved()).toEqual([])
    expect(button('Send the confirmation email').getAttribute('aria-disabled')).toBe('false')
  })

  it('looks again when the user comes back from the mail, and keeps the choice', async () => {
    open()
    await choose('mail')
    server.known = { ...server.known, can_mail: true }
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await waitFor(() => expect(screen.queryByText(/confirm your email address/)).toBeNull())
    expect((screen.getByLabelText('How') as HTMLSelectElement).value).toBe('mail')
    press('Save note')
    await waitFor(() => expect(toast()).toEqual(['Daily note saved', undefined]))
  })

  it('is not offered by a server that sends no email', async () => {
    settings.sendsEmail = false
    open()
    const options = [...(await screen.findByLabelText('How')).querySelectorAll('option')]
    expect(options.map(({ value }) => value)).toEqual(['none', 'push'])
  })
})

describe('the note as a notification without a push service', () => {
  const push = { subscribe: vi.fn(), getSubscription: vi.fn(async () => null) }
  beforeEach(() => {
    vi.stubGlobal('PushManager', class {})
    vi.stubGlobal('Notification', { requestPermission: async () => 'granted' })
    const serviceWorker = { getRegistration: async () => ({ active: {}, pushManager: push }) }
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }))
  })
  const PROBLEM = /can’t reach its notification service/

  it('says so when the browser refuses, and leads to the email', async () => {
    push.subscribe.mockRejectedValue(new DOMException('push service not available', 'AbortError'))
    open()
    await choose('push')
    press('Save note')
    expect((await screen.findByRole('alert')).textContent).toMatch(PROBLEM)
    expect(screen.getByRole('link', { name: 'home page' })).toBeTruthy()
    expect(saved()).toEqual([])
    press('Get it by email instead')
    expect((screen.getByLabelText('How') as HTMLSelectElement).value).toBe('mail')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stops waiting for an answer that never comes', async () => {
    push.subscribe.mockReturnValue(new Promise(() => {}))
    open()
    await choose('push')
    vi.useFakeTimers()
    press('Save note')
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(screen.getByRole('button', { name: /^Saving/ }).getAttribute('aria-disabled')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(screen.getByRole('alert').textContent).toMatch(PROBLEM)
    expect(button('Save note').getAttribute('aria-disabled')).toBe('false')
    expect(saved()).toEqual([])
  })
})

describe('what can’t be had here', () => {
  const hasPush = (has: boolean) => {
    if (!has) return
    vi.stubGlobal('PushManager', class {})
    vi.stubGlobal('Notification', { requestPermission: async () => 'granted' })
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: {} }))
  }
  it('is said before it is looked for', async () => {
    hasPush(true)
    open()
    const how = await screen.findByLabelText('How')
    expect(how.textContent).toContain('Email')
    expect(screen.queryByText(/This server can’t send email/)).toBeNull()
    cleanup()
    settings.sendsEmail = false
    open()
    expect((await screen.findByLabelText('How')).textContent).not.toContain('Email')
    expect(screen.getByText('This server can’t send email.')).toBeTruthy()
  })

  it.each([
    [true, true, /by email or notification/, true],
    [true, false, /by email, at an hour/, true],
    [false, true, /by notification, at an hour you choose\. This server can’t send email/, true],
    [false, false, /An account adds nothing in this browser/, false],
  ])('is never promised for an account: mail %s, push %s', async (mail, push, words, leads) => {
    hasPush(push)
    settings.sendsEmail = mail
    render(
      <MemoryRouter>
        <DeviceNoteCard />
      </MemoryRouter>,
    )
    await screen.findByRole('link', { name: 'home page' })
    expect(screen.getByRole('region').textContent).toMatch(words)
    expect(screen.queryByRole('link', { name: 'with an account' }) !== null).toBe(leads)
  })
})

describe('a link to the note', () => {
  it('ends at its heading once it is loaded', async () => {
    open(toNote)
    await screen.findByLabelText('How')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Daily note'))
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  it('other visits to the preferences stay at their top', async () => {
    open()
    await screen.findByLabelText('How')
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(scrolled).not.toHaveBeenCalled()
  })
})
