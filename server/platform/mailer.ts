import { type Letter, writeLetter } from '../lib/mail/letter.ts'
import type { Outbox } from '../lib/outbox.ts'

type Kind = 'signup' | 'recovery' | 'magiclink' | 'email_change'

interface Text {
  subject: string
  lead: string
  button: string
  /** Where the link ends, after it proved the address. */
  path: string
}

const TEXTS: Record<Kind, Text> = {
  signup: {
    subject: 'Confirm your e-mail address',
    lead: 'Welcome to Sous. Confirm that this address is yours, and start cooking.',
    button: 'Confirm my address',
    path: '/',
  },
  recovery: {
    subject: 'Reset your password',
    lead: 'Somebody, most likely you, asked for a new password. This is where you choose it.',
    button: 'Choose a new password',
    path: '/auth?mode=reset-password',
  },
  magiclink: {
    subject: 'Your sign-in link',
    lead: 'This link signs you in to Sous.',
    button: 'Sign in',
    path: '/',
  },
  email_change: {
    subject: 'Confirm your new e-mail address',
    lead: 'Confirm that your Sous account moves to another address.',
    button: 'Confirm the change',
    path: '/profile',
  },
}

const LINK_NOTE =
  'The link works once, and for one hour. If you did not ask for this mail, ignore it: nothing changes.'

/** The mails of accounts: our words, and links that end on the screen that the mail is about. */
export function createMailer(outbox: Outbox, siteUrl: string) {
  const post = (to: string, letter: Letter) =>
    outbox.send({ to, subject: `${letter.title} - Sous`, ...writeLetter(letter) })
  const page = (path: string) => new URL(path, siteUrl).href

  const send = (kind: Kind) => async (email: string, token: string) => {
    const { subject, lead, button, path } = TEXTS[kind]
    const link = new URL('/auth/v1/verify', siteUrl)
    link.search = new URLSearchParams({ token, type: kind, redirect_to: page(path) }).toString()
    await post(email, {
      title: subject,
      paragraphs: [lead],
      button: { label: button, href: link.href },
      note: LINK_NOTE,
    })
  }
  return {
    sendConfirmation: send('signup'),
    sendRecovery: send('recovery'),
    sendMagicLink: send('magiclink'),
    sendEmailChange: send('email_change'),
    sendReauthentication: (email: string, otp: string) =>
      post(email, {
        title: 'Your confirmation code',
        paragraphs: [`Type this code to confirm that it is you: ${otp}`],
        note: 'It works for one hour.',
      }),
    /** Instead of a confirmation, when the address has an account already: only its owner may learn that. */
    sendAlreadyThere: (email: string) =>
      post(email, {
        title: 'You already have an account',
        paragraphs: [
          'Somebody, most likely you, tried to make a Sous account with this address. There is one already: sign in with your password.',
          `Forgotten it? Choose a new one here: ${page('/auth?mode=forgot-password')}`,
        ],
        button: { label: 'Sign in', href: page('/auth') },
        note: 'If it was not you, ignore this mail: nothing changed.',
      }),
    sendPasswordChanged: (email: string) =>
      post(email, {
        title: 'Your password was changed',
        paragraphs: [
          'The password of your Sous account was just changed, and all other devices were signed out.',
          'If that was not you, choose a new password now.',
        ],
        button: { label: 'It was not me', href: page('/auth?mode=forgot-password') },
      }),
  }
}

export type Mailer = ReturnType<typeof createMailer>
