import { createTransport } from 'nodemailer'
import type { Mail } from '../outbox.ts'

/** A way to hand a mail over. `id` is the same at every try, so that a receiver can tell a repetition. */
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
    // A letter is made of what we wrote ourselves: nothing in it may make us read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? address.hostname
  return {
    place: `sent through ${address.hostname}`,
    deliver: async ({ to, subject, text, html, replyTo }, id) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        replyTo,
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}

/** Refused for good, such as an address that does not exist. A wrong password of ours is not: it can be put right. */
export function isFinal(error: unknown): boolean {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string }
  return code !== 'EAUTH' && (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500
}
