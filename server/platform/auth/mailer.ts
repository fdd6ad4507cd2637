import { type Letter, writeLetter } from '../../lib/mail/letter.ts'
import type { Outbox } from '../../lib/outbox.ts'
import * as strings from './strings.ts'

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
    subject: strings.signUpTitle,
    lead: strings.signUpLead,
    button: strings.signUpButton,
    path: '/',
  },
  recovery: {
    subject: strings.recoveryTitle,
    lead: strings.recoveryLead,
    button: strings.recoveryButton,
    path: '/auth?mode=reset-password',
  },
  magiclink: {
    subject: strings.magicLinkTitle,
    lead: strings.magicLinkLead,
    button: strings.signInButton,
    path: '/',
  },
  email_change: {
    subject: strings.newEmailTitle,
    lead: strings.newEmailLead,
    button: strings.newEmailButton,
    path: '/profile',
  },
}

/** Account mails: our text, and links that end on the screen that the mail is about. */
export function createMailer(outbox: Outbox, siteUrl: string) {
  const post = (to: string, letter: Letter) =>
    outbox.send({ to, subject: strings.mailSubject(letter.title), ...writeLetter(letter) })
  const page = (path: string) => new URL(path, siteUrl).href

  const send = (kind: Kind) => async (email: string, token: string) => {
    const { subject, lead, button, path } = TEXTS[kind]
    const link = new URL('/auth/v1/verify', siteUrl)
    link.search = new URLSearchParams({ token, type: kind, redirect_to: page(path) }).toString()
    await post(email, {
      title: subject,
      paragraphs: [lead],
      button: { label: button, href: link.href },
      note: strings.linkNote,
    })
  }
  return {
    sendConfirmation: send('signup'),
    sendRecovery: send('recovery'),
    sendMagicLink: send('magiclink'),
    sendEmailChange: send('email_change'),
    sendReauthentication: (email: string, otp: string) =>
      post(email, {
        title: strings.codeTitle,
        paragraphs: [strings.codeLead(otp)],
        note: strings.codeNote,
      }),
    /** Instead of a confirmation, when the address already has an account: only its owner may learn that. */
    sendAlreadyThere: (email: string) =>
      post(email, {
        title: strings.accountExistsTitle,
        paragraphs: [
          strings.accountExistsLead,
          strings.accountExistsForgot(page('/auth?mode=forgot-password')),
        ],
        button: { label: strings.signInButton, href: page('/auth') },
        note: strings.accountExistsNote,
      }),
    sendPasswordChanged: (email: string) =>
      post(email, {
        title: strings.passwordChangedTitle,
        paragraphs: [strings.passwordChangedLead, strings.passwordChangedAlarm],
        button: { label: strings.notMe, href: page('/auth?mode=forgot-password') },
      }),
    /** To the old address, which can't veto the change but must be informed. */
    sendChangeRequested: (email: string, wanted: string) =>
      post(email, {
        title: strings.emailChangesTitle,
        paragraphs: [strings.emailChangesLead(wanted), strings.emailChangesAlarm],
        button: { label: strings.notMe, href: page('/auth?mode=forgot-password') },
      }),
    sendEmailChanged: (email: string, now: string) =>
      post(email, {
        title: strings.emailChangedTitle,
        paragraphs: [strings.emailChangedLead(now), strings.emailChangedAlarm],
        button: { label: strings.notMe, href: page('/contact') },
      }),
  }
}

export type Mailer = ReturnType<typeof createMailer>
