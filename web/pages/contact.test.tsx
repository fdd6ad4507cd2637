import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '#web/api/settings.ts'
import { contactDraft } from '#web/features/contact/contact-draft.ts'
import { toastStore } from '#web/lib/toast.ts'
import { SessionProvider } from '#web/state/session.tsx'
import Contact from './contact.tsx'
import Faq from './faq.tsx'

let sent: unknown[] = []
let respond: () => Response | Promise<Response>
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

function open(address = '/contact') {
  const router = createMemoryRouter(
    [
      { path: '/contact', Component: Contact },
      { path: '/faq', Component: Faq },
    ],
    { initialEntries: [address] },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  )
}
const LETTER = {
  'Full Name': 'Maple Thyme',
  'Email Address': 'maple@kitchen.example',
  Subject: 'Soup',
  Message: 'More of it.',
}
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const write = (letter: Partial<typeof LETTER>) => {
  for (const [label, value] of Object.entries(letter)) fireEvent.change(field(label), { target: { value } })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
const toast = () => toastStore.get().map(({ title, description }) => [title, description])[0]

beforeEach(() => {
  sent = []
  respond = () => json({ sent: true })
  localStorage.clear()
  contactDraft.reread()
  toastStore.clear()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([String(url).split('/').at(-1), JSON.parse(String(init.body))])
    return respond()
  })
})
afterEach(() => {
  cleanup()
  settings.sendsEmail = true
  settings.contactReplyHours = 0
  vi.unstubAllGlobals()
})

describe('contact', () => {
  it('has four fields, and makes the promise of the operator, such as 24 hours [C221 C223 C592]', () => {
    open()
    expect(screen.queryByText(/within/)).toBeNull()
    cleanup()
    settings.contactReplyHours = 24
    open()
    for (const label of Object.keys(LETTER)) expect(field(label).required).toBe(true)
    expect(screen.getByText('We reply within 24 hours.')).toBeTruthy()
  })

  it('has two tabs, the second at ?tab=faq [C220 C328]', () => {
    open()
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Contact Us', 'FAQ'])
    expect(tabs.map((tab) => tab.id.split('-').at(-1))).toEqual(['contact', 'faq'])
    cleanup()
    open('/contact?tab=faq')
    expect(screen.getByRole('heading', { name: 'Troubleshooting' })).toBeTruthy()
  })

  it('requires all four, and a valid-looking address [C222 C365 C366]', async () => {
    open()
    send()
    await waitFor(() => expect(document.activeElement).toBe(field('Full Name')))
    for (const label of Object.keys(LETTER)) expect(field(label).getAttribute('aria-invalid')).toBe('true')
    write({ ...LETTER, 'Email Address': 'maple at home' })
    send()
    expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('actually sends, shows progress, thanks the user, and clears [C323 C519]', async () => {
    settings.contactReplyHours = 24
    let answer = () => {}
    respond = () =>
      new Promise((resolve) => {
        answer = () => resolve(json({ sent: true }))
      })
    open()
    write(LETTER)
    send()
    expect(await screen.findByRole('button', { name: /Sending/ })).toBeTruthy()
    await waitFor(() => expect(sent).toHaveLength(1))
    answer()
    await waitFor(() =>
      expect(toast()).toEqual(['Message sent successfully!', "We'll get back to you within 24 hours."]),
    )
    expect(sent[0]).toEqual([
      'contact',
      {
        name: 'Maple Thyme',
        email: 'maple@kitchen.example',
        subject: 'Soup',
        message: 'More of it.',
        website: '',
      },
    ])
    await waitFor(() => expect(field('Message').value).toBe(''))
  })

  it('says where the message goes on a server that can’t send email', async () => {
    settings.sendsEmail = false
    open()
    expect(screen.queryByText(/24 hours/)).toBeNull()
    write(LETTER)
    send()
    await waitFor(() => expect(toast()?.[0]).toBe('Message received'))
  })

  it('keeps the input when it fails, and across a reload', async () => {
    respond = () => json({ error: 'rate_limited', message: 'Please wait a minute.' }, 429)
    open()
    write(LETTER)
    send()
    await waitFor(() => expect(toast()?.[0]).toBe('Message not sent'))
    expect(field('Message').value).toBe('More of it.')
    cleanup()
    contactDraft.reread()
    open()
    expect(field('Subject').value).toBe('Soup')
  })
})

describe('FAQ', () => {
  it('also has a page of its own, with the same groups and a back link [C228 C229 C227]', () => {
    const groups = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    open('/contact?tab=faq')
    const there = groups()
    cleanup()
    open('/faq')
    expect(groups()).toEqual(there)
    expect(screen.getByRole('link', { name: /Back to Contact/ }).getAttribute('href')).toBe('/contact')
    expect(screen.getByRole('link', { name: 'privacy policy and terms' }).getAttribute('href')).toBe('/legal')
  })
})
