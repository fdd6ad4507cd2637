import { createTransport } from 'nodemailer'
import type { Mail } from '../outbox.ts'
import * as strings from '../strings.ts'

/** A mail transport. `id` is the same on every attempt, so that a receiver can detect duplicates. */
export interface MailTransport {
  place: string
  deliver: (mail: Mail, id: string) => Promise<void>
  close: () => void
}

const WAIT_MS = 20_000

/** smtp://user:password@host:587 or smtps://…:465 */
export function openSmtp(url: string, from: string): MailTransport {
  const address = new URL(url)
  const transport = createTransport({
    url,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: 2 * WAIT_MS,
    // Mail is built from our own text: nothing in it may make us read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? address.hostname
  return {
    place: strings.mailSentThrough(address.hostname),
    deliver: async ({ to, subject, text, html, replyTo, unsubscribe }, id) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        replyTo,
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
    close: () => transport.close(),
  }
}

/** A permanent refusal, such as a nonexistent address. Wrong credentials of ours aren't: they can be fixed. */
export function isFinal(error: unknown): boolean {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string }
  return code !== 'EAUTH' && (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500
}
