import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import type { useSession } from '#web/state/session.tsx'
import Profile from './profile.tsx'

type Answer = { data: unknown; error: { message: string; code?: string } | null; status?: number }

type Session = ReturnType<typeof useSession>

const session = vi.hoisted(() => ({ current: {} as Partial<Session> }))
vi.mock('#web/state/session.tsx', () => ({ useSession: () => session.current }))

const table = vi.hoisted(() => ({
  read: vi.fn<(column: string, value: string) => Answer>(),
  write: vi.fn<(row: object) => Answer | Promise<Answer>>(),
}))
vi.mock('#web/api/supabase.ts', async (original) => ({
  ...(await original<typeof import('#web/api/supabase.ts')>()),
  getSupabase: async () => ({
    from: () => ({
      select: () => ({
        eq: (column: string, value: string) => ({ single: async () => table.read(column, value) }),
      }),
      upsert: (row: object) => ({ select: () => ({ single: async () => table.write(row) }) }),
    }),
  }),
}))

const user = {
  id: 'u1',
  email: 'maple@kitchen.example',
  created_at: '2026-01-02T03:04:05Z',
} as Session['user']
const row = { user_id: 'u1', display_name: 'Maple Thyme', avatar_url: null, cooking_skill: 'advanced' }

function open(address = '/profile', given: Partial<Session> = { status: 'signed-in', user }) {
  session.current = given
  const router = createMemoryRouter([{ path: '/profile', Component: Profile }], { initialEntries: [address] })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const field = async (label: string) => (await screen.findByLabelText(label)) as HTMLInputElement
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toast = () => toastStore.get().map(({ title, description }) => [title, description])[0]

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  toastStore.clear()
  table.read.mockReturnValue({ data: row, error: null })
  table.write.mockImplementation((written) => ({ data: { ...row, ...written }, error: null }))
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ delete_after: null })))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('profile', () => {
  it('asks visitors to sign in [C210 C403]', () => {
    open('/profile', { status: 'signed-out', user: null })
    expect(screen.getByText('Please sign in to view your profile.')).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('leads a visitor who came for the daily note to signing in for it', () => {
    open('/profile?tab=preferences#daily-note', { status: 'signed-out', user: null })
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth?for=daily-note')
  })

  it('shows a loading state, then four tabs [C209 C326 C328]', async () => {
    open()
    expect(screen.getByRole('status').textContent).toBe('Loading your profile')
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Profile', 'Recipes', 'Achievements', 'Preferences'])
    expect(tabs.map((tab) => tab.id.split('-').at(-1))).toEqual([
      'profile',
      'recipes',
      'achievements',
      'preferences',
    ])
  })

  it('shows the name, its initials, and the email as read-only [C212 C213 C376]', async () => {
    open()
    expect((await field('Display name')).value).toBe('Maple Thyme')
    const email = await field('Email')
    expect([email.value, email.readOnly]).toEqual(['maple@kitchen.example', true])
    expect(screen.getAllByText('MT').length).toBeGreaterThan(0)
  })

  it('takes the picture as an address [C214 C377]', async () => {
    open()
    expect((await field('Avatar URL')).type).toBe('url')
  })

  it.each([
    ['beginner', '25'],
    ['intermediate', '50'],
    ['advanced', '75'],
    ['expert', '100'],
  ])('shows the cooking level %s as %s of 100 [C588]', async (cooking_skill, progress) => {
    table.read.mockReturnValue({ data: { ...row, cooking_skill }, error: null })
    open()
    await field('Avatar URL')
    const bar = screen.getByRole('progressbar', { name: 'Cooking level' })
    expect(bar.getAttribute('aria-valuenow')).toBe(progress)
    expect(bar.getAttribute('aria-valuetext')).toBe(`${cooking_skill}, ${progress} of 100`)
  })

  it('is read and saved by user id, and reports saving and success [C405 C327 C507]', async () => {
    let answer = () => {}
    table.write.mockImplementation(
      (written) =>
        new Promise((resolve) => {
          answer = () => resolve({ data: { ...row, ...written }, error: null })
        }),
    )
    open()
    fireEvent.change(await field('Display name'), { target: { value: ' Basil ' } })
    press('Save profile')
    expect(await screen.findByRole('button', { name: /Saving…/ })).toBeTruthy()
    await waitFor(() => expect(table.write).toHaveBeenCalled())
    answer()
    await waitFor(() =>
      expect(toast()).toEqual(['Profile updated', 'Your profile has been saved successfully.']),
    )
    expect(table.read).toHaveBeenCalledWith('user_id', 'u1')
    expect(table.write.mock.calls[0]?.[0]).toMatchObject({
      user_id: 'u1',
      display_name: 'Basil',
      avatar_url: null,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('reports errors with the server’s message, and keeps the input [C505 C506]', async () => {
    table.write.mockReturnValue({ data: null, error: { message: 'disk full' } })
    open()
    fireEvent.change(await field('Display name'), { target: { value: 'Basil' } })
    press('Save profile')
    await waitFor(() => expect(toast()).toEqual(['Error saving profile', 'disk full']))
    expect((await field('Display name')).value).toBe('Basil')
    cleanup()
    toastStore.clear()
    table.read.mockReturnValue({ data: null, error: { message: 'out to lunch' }, status: 500 })
    open()
    await waitFor(() => expect(toast()).toEqual(['Error fetching profile', 'out to lunch']))
    expect(toastStore.get()[0]?.variant).toBe('destructive')
  })

  it('works without an existing row', async () => {
    table.read.mockReturnValue({ data: null, error: { message: 'no rows', code: 'PGRST116' } })
    open()
    expect((await field('Display name')).value).toBe('')
    expect(toastStore.get()).toEqual([])
  })

  it('accepts pictures by https only', async () => {
    open()
    fireEvent.change(await field('Avatar URL'), { target: { value: 'http://pictures.example/me.png' } })
    press('Save profile')
    expect(await screen.findByText('Please enter an address that starts with https://')).toBeTruthy()
    expect(table.write).not.toHaveBeenCalled()
  })
})

describe('preferences', () => {
  it('contain skill, diets and cuisines, which toggle, and are saved [C216 C217 C218]', async () => {
    open('/profile?tab=preferences')
    fireEvent.change(await field('Cooking skill'), { target: { value: 'expert' } })
    for (const label of ['vegan', 'peanuts', 'Thai', 'French', 'French']) fireEvent.click(await field(label))
    fireEvent.change(await field('Something else'), { target: { value: ' Rice ' } })
    press('Add to always in your kitchen')
    press('Save preferences')
    await waitFor(() => expect(toast()?.[0]).toBe('Profile updated'))
    expect(table.write.mock.calls[0]?.[0]).toMatchObject({
      user_id: 'u1',
      cooking_skill: 'expert',
      dietary_preferences: ['vegan'],
      allergies: ['peanuts'],
      favorite_cuisines: ['thai'],
      staples: ['water', 'salt', 'black pepper', 'rice'],
      units: 'us',
    })
  })
})
