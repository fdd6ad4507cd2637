import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '#web/api/settings.ts'
import { toastStore } from '#web/lib/toast.ts'
import type { useSession } from '#web/state/session.tsx'
import Auth from './auth.tsx'

const ok = async () => ({})
type Session = ReturnType<typeof useSession>

const session = vi.hoisted(() => ({ current: {} as Session }))
vi.mock('#web/state/session.tsx', () => ({ useSession: () => session.current }))

const GOOD = 'seven green olives'

const Place = () => {
  const { search, hash } = useLocation()
  return <p>{`the profile ${search}${hash}`}</p>
}

function open(address: string, given: Partial<Session> = {}) {
  session.current = {
    status: 'signed-out',
    user: null,
    recovering: false,
    linkProblem: undefined,
    signIn: vi.fn(ok),
    signUp: vi.fn(ok),
    signOut: vi.fn(ok),
    resetPassword: vi.fn(ok),
    resendConfirmation: vi.fn(ok),
    updatePassword: vi.fn(ok),
    ...given,
  }
  const router = createMemoryRouter(
    [
      { path: '/auth', Component: Auth },
      { path: '/', element: <p>the kitchen</p> },
      { path: '/profile', Component: Place },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
}
const refuse = (message: string, thrown?: true) => vi.fn(async () => ({ error: { message, thrown } }))
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toast = () => toastStore.get().map(({ title, description }) => [title, description])[0]
const signInWith = (password: string) => {
  type('Email', ' cook@kitchen.example ')
  type('Password', password)
}

beforeEach(() => toastStore.clear())
afterEach(() => {
  cleanup()
  settings.sendsEmail = true
})

describe('account screen', () => {
  it('starts with signing in; links lead to signing up and back [C201 C202]', () => {
    open('/auth')
    expect(title()).toBe('Sign In')
    fireEvent.click(screen.getByRole('link', { name: 'Sign up' }))
    expect(title()).toBe('Sign Up')
    fireEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(title()).toBe('Sign In')
  })

  it('opens the forgotten password form by a link [C318]', () => {
    open('/auth')
    fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }))
    expect(title()).toBe('Forgot Password')
  })

  it.each([
    ['forgot-password', 'Forgot Password', '[C201 C203 C318]'],
    ['reset-password', 'Reset Password', '[C201 C203 C320]'],
  ])('opens with mode=%s as %s %s', (mode, heading) => {
    open(`/auth?mode=${mode}`)
    expect(title()).toBe(heading)
  })

  it('has a link to continue without an account [C205]', () => {
    open('/auth')
    expect(screen.getByRole('link', { name: 'Continue without account' }).getAttribute('href')).toBe('/')
  })

  it('has a back link only on forgot and reset [C206]', () => {
    const back = () => screen.queryByRole('link', { name: 'Back to sign in' })?.getAttribute('href')
    open('/auth')
    expect(back()).toBeUndefined()
    cleanup()
    open('/auth?mode=forgot-password')
    expect(back()).toBe('/auth')
    cleanup()
    open('/auth?mode=reset-password')
    expect(back()).toBe('/auth')
  })

  it('redirects signed-in users to the kitchen, also from the reset screen without a mail [C204 C404]', () => {
    for (const address of ['/auth', '/auth?mode=forgot-password', '/auth?mode=reset-password']) {
      open(address, { status: 'signed-in' })
      expect(screen.getByText('the kitchen')).toBeTruthy()
      cleanup()
    }
  })

  it('supports password managers', () => {
    const hints = () =>
      [...document.querySelectorAll('form input')].map((input) => input.getAttribute('autocomplete'))
    open('/auth')
    expect(hints()).toEqual(['username', 'current-password'])
    fireEvent.click(screen.getByRole('link', { name: 'Sign up' }))
    expect(hints()).toEqual(['nickname', 'username', 'new-password'])
    cleanup()
    open('/auth?mode=reset-password', { status: 'signed-in', recovering: true })
    expect(hints()).toEqual(['username', 'new-password', 'new-password'])
  })
})

describe('signing in for the daily note', () => {
  const NOTE = 'the profile ?tab=preferences#daily-note'

  it('says what it is for, in both modes, and ends at the note', async () => {
    open('/auth?for=daily-note')
    expect(screen.getByText(/Sign in to set up your daily note/)).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Sign up' }))
    expect(screen.getByText(/Create an account to set up your daily note/)).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    signInWith(GOOD)
    press('Sign In')
    expect(await screen.findByText(NOTE)).toBeTruthy()
  })

  it('leads there at once when already signed in; other addresses lead home', () => {
    open('/auth?for=daily-note', { status: 'signed-in' })
    expect(screen.getByText(NOTE)).toBeTruthy()
    cleanup()
    open('/auth?for=//evil.example', { status: 'signed-in' })
    expect(screen.getByText('the kitchen')).toBeTruthy()
  })
})

describe('signing in', () => {
  it('greets the user and opens the kitchen [C517 C322]', async () => {
    open('/auth')
    signInWith('x')
    press('Sign In')
    await screen.findByText('the kitchen')
    expect(session.current.signIn).toHaveBeenCalledWith('cook@kitchen.example', 'x')
    expect(toast()).toEqual(['Welcome back!', "You've been signed in successfully."])
  })

  it('reports why it failed, and keeps the input [C516 C518]', async () => {
    open('/auth', { signIn: refuse('Invalid login credentials') })
    signInWith('wrong one')
    press('Sign In')
    await waitFor(() => expect(toast()).toEqual(['Sign-in failed', 'Invalid login credentials']))
    expect([value('Email').trim(), value('Password')]).toEqual(['cook@kitchen.example', 'wrong one'])
    cleanup()
    open('/auth', { signIn: refuse('no library', true) })
    signInWith('x')
    press('Sign In')
    await waitFor(() => expect(toast()).toEqual(['An error occurred', 'no library']))
  })

  it('requires email and password before anything is sent [C367]', async () => {
    open('/auth')
    press('Sign In')
    expect(session.current.signIn).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
    expect(screen.getByText('Please enter your password.')).toBeTruthy()
  })

  it('reports that Caps Lock is on', () => {
    open('/auth')
    fireEvent.keyDown(screen.getByLabelText('Password'), { key: 'A', modifierCapsLock: true })
    expect(screen.getByText('Caps Lock is on.')).toBeTruthy()
  })
})

describe('signing up', () => {
  it('welcomes the user, with or without a name [C514 C369]', async () => {
    open('/auth?mode=sign-up')
    signInWith(GOOD)
    press('Create account')
    await screen.findByText('the kitchen')
    expect(session.current.signUp).toHaveBeenCalledWith('cook@kitchen.example', GOOD, '')
    expect(toast()).toEqual([
      'Welcome to Sous',
      'Your account has been created. You can start cooking right away!',
    ])
  })

  it('reports why it failed, and which rule a password violates [C513]', async () => {
    open('/auth?mode=sign-up', {
      signUp: refuse('We couldn’t create an account with this email and password.'),
    })
    signInWith('password1')
    expect(screen.getByText(/too easy to guess/)).toBeTruthy()
    press('Create account')
    expect(session.current.signUp).not.toHaveBeenCalled()
    type('Password', GOOD)
    press('Create account')
    await waitFor(() =>
      expect(toast()).toEqual([
        'Sign-up failed',
        'We couldn’t create an account with this email and password.',
      ]),
    )
  })

  it('explains where to look when the address has to be confirmed', async () => {
    open('/auth?mode=sign-up', { signUp: vi.fn(async () => ({ unconfirmed: true })) })
    signInWith(GOOD)
    press('Create account')
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy()
    press('Resend email')
    await waitFor(() => expect(toast()).toEqual(['Email sent again', 'Check your spam folder too.']))
    expect(session.current.resendConfirmation).toHaveBeenCalledOnce()
  })
})

describe('forgotten password', () => {
  it('sends a link by mail, and the screen returns to sign in [C319 C509]', async () => {
    open('/auth?mode=forgot-password')
    type('Email', 'cook@kitchen.example')
    press('Send reset link')
    await waitFor(() => expect(title()).toBe('Sign In'))
    expect(session.current.resetPassword).toHaveBeenCalledWith('cook@kitchen.example')
    expect(toast()).toEqual(['Reset email sent!', 'Check your email for the password reset link.'])
    expect(value('Email')).toBe('cook@kitchen.example')
  })

  it('says who has the link where the server can’t send email, whether or not there is an account', async () => {
    settings.sendsEmail = false
    open('/auth?mode=forgot-password')
    expect(screen.getByText(/^This server can’t send email\./)).toBeTruthy()
    type('Email', 'cook@kitchen.example')
    press('Request reset link')
    await screen.findByRole('heading', { name: 'Ask for your reset link' })
    expect(screen.getByRole('status').textContent).toContain('If cook@kitchen.example has an account')
    expect(toast()).toBeUndefined()
    fireEvent.click(screen.getByRole('link', { name: 'Back to sign in' }))
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy()
  })

  it('reports a failure [C508]', async () => {
    open('/auth?mode=forgot-password', { resetPassword: refuse('mail is down') })
    type('Email', 'cook@kitchen.example')
    press('Send reset link')
    await waitFor(() => expect(toast()).toEqual(['Error sending reset email', 'mail is down']))
    expect(title()).toBe('Forgot Password')
  })
})

describe('new password', () => {
  const arrive = (given: Partial<Session> = {}) => {
    open('/auth?mode=reset-password', { status: 'signed-in', recovering: true, ...given })
    type('New password', GOOD)
  }

  it('has to match its repetition; otherwise the field says so and nothing else happens [C372 C373 C510]', async () => {
    arrive()
    type('Confirm new password', 'eight green olives')
    press('Update password')
    await waitFor(() => expect(document.activeElement).toHaveProperty('name', 'confirm'))
    const confirm = screen.getByLabelText('Confirm new password')
    const error = document.getElementById(confirm.getAttribute('aria-describedby') ?? '')
    expect(error?.textContent).toBe("Passwords don't match. Please make sure both passwords are identical.")
    expect(session.current.updatePassword).not.toHaveBeenCalled()
    expect(title()).toBe('Reset Password')
  })

  it('is actually set, and opens the kitchen [C321 C511]', async () => {
    arrive()
    type('Confirm new password', GOOD)
    press('Update password')
    await screen.findByText('the kitchen')
    expect(session.current.updatePassword).toHaveBeenCalledWith(GOOD)
    expect(toast()).toEqual(['Password updated!', 'Your password has been successfully updated.'])
  })

  it('requires a valid link', () => {
    open('/auth?mode=reset-password', { linkProblem: 'too old' })
    expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
      '/auth?mode=forgot-password',
    )
  })
})
