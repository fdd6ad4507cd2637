import { type Letter, writeLetter } from '../../lib/mail/letter.ts'
import type { Outbox } from '../../lib/outbox.ts'

type Kind = 'signup' | 'recovery' | 'magiclink' | 'email_change'

interface Text {
  subject: string
  lead: string
  button: string
  /** The page to redirect to once the address is verified. */
  path: string
}

const TEXTS: Record<Kind, Text> = {
  signup: {
    subject: 'Confirm your email address',
    lead: 'Welcome to Sous. Confirm your email address to start cooking.',
    button: 'Confirm my address',
    path: '/',
  },
  recovery: {
    subject: 'Reset your password',
    lead: 'We got a request to reset the password of your Sous account. Choose a new one here.',
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
    subject: 'Confirm your new email address',
    lead: 'Confirm this address to use it for your Sous account from now on.',
    button: 'Confirm my new address',
    path: '/profile',
  },
}

const LINK_NOTE =
  'The link works once, for one hour. If you didn’t ask for this email, ignore it: nothing changes.'

/** Account mails: our text, and links that end on the screen that the mail is about. */
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
        paragraphs: [`Enter this code to confirm that it’s you: ${otp}`],
        note: 'The code works for one hour.',
      }),
    /** Instead of a confirmation, when the address already has an account: only its owner may learn that. */
    sendAlreadyThere: (email: string) =>
      post(email, {
        title: 'You already have an account',
        paragraphs: [
          'We got a request to use this address for a Sous account. It already has one: sign in with your password.',
          `Forgot your password? Choose a new one here: ${page('/auth?mode=forgot-password')}`,
        ],
        button: { label: 'Sign in', href: page('/auth') },
        note: 'If it wasn’t you, ignore this email: nothing changed.',
      }),
    sendPasswordChanged: (email: string) =>
      post(email, {
        title: 'Your password was changed',
        paragraphs: [
          'The password of your Sous account was changed, and all other devices were signed out.',
          'If it wasn’t you, choose a new password now.',
        ],
        button: { label: 'It wasn’t me', href: page('/auth?mode=forgot-password') },
      }),
    /** To the old address, which can't veto the change but must be informed. */
    sendChangeRequested: (email: string, wanted: string) =>
      post(email, {
        title: 'Your email address is about to change',
        paragraphs: [
          `We got a request to change the email address of your Sous account to ${wanted}. It changes once the link that we sent there is opened.`,
          'If it wasn’t you, choose a new password now: it cancels the change and signs out all other devices.',
        ],
        button: { label: 'It wasn’t me', href: page('/auth?mode=forgot-password') },
      }),
    sendEmailChanged: (email: string, now: string) =>
      post(email, {
        title: 'Your email address was changed',
        paragraphs: [
          `Your Sous account now uses ${now}. Sign in with that address from now on; this one gets no more emails from us.`,
          'If it wasn’t you, write to us right away.',
        ],
        button: { label: 'It wasn’t me', href: page('/contact') },
      }),
  }
}

export type Mailer = ReturnType<typeof createMailer>
