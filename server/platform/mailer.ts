import type { Outbox } from '../lib/outbox.ts'

type Kind = 'signup' | 'recovery' | 'magiclink' | 'email_change'

interface Text {
  subject: string
  lead: string
  /** Where the link ends, after it proved the address. */
  path: string
}

const TEXTS: Record<Kind, Text> = {
  signup: {
    subject: 'Confirm your e-mail address',
    lead: 'Welcome to Sous. Open this link to confirm your address and start cooking:',
    path: '/',
  },
  recovery: {
    subject: 'Reset your password',
    lead: 'Somebody, most likely you, asked for a new password. Open this link to choose it:',
    path: '/auth?mode=reset-password',
  },
  magiclink: { subject: 'Your sign-in link', lead: 'Open this link to sign in to Sous:', path: '/' },
  email_change: {
    subject: 'Confirm your new e-mail address',
    lead: 'Open this link to use this address for your Sous account:',
    path: '/profile',
  },
}

/** The mails of auth/v1: our words, and links that end on the screen that the mail is about. */
export function createMailer(outbox: Outbox, siteUrl: string) {
  const send = (kind: Kind) => async (email: string, token: string, otp: string) => {
    const { subject, lead, path } = TEXTS[kind]
    const link = new URL('/auth/v1/verify', siteUrl)
    link.search = new URLSearchParams({
      token,
      type: kind,
      redirect_to: new URL(path, siteUrl).href,
    }).toString()
    const text = `${lead}\n\n${link.href}\n\nOr type this code: ${otp}\n\nBoth work for one hour. If you did not ask for this mail, ignore it: nothing changes.\n`
    await outbox.send({ to: email, subject: `${subject} - Sous`, text })
  }
  return {
    sendConfirmation: send('signup'),
    sendRecovery: send('recovery'),
    sendMagicLink: send('magiclink'),
    sendEmailChange: send('email_change'),
    sendReauthentication: (email: string, otp: string) =>
      outbox.send({
        to: email,
        subject: 'Your confirmation code - Sous',
        text: `Type this code to confirm that it is you: ${otp}\n\nIt works for one hour.\n`,
      }),
  }
}
