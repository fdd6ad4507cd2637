import type { Sql } from './sql.ts'
import * as strings from './strings.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  /** The Reply-To address, if not ours. */
  replyTo?: string
  /** Where mail programs end a series of mails with one tap (RFC 8058). */
  unsubscribe?: string
}

export interface Outbox {
  /** Human-readable: where mail goes. */
  place: string
  /** Whether a mail server delivers it, or it stays in the outbox. */
  sends: boolean
  send: (mail: Mail) => Promise<void>
}

/**
 * Every mail is queued in the database first: a request never waits for a mail server, and an outage loses nothing.
 * Without a mail server, mail stays here, where operators can read its links.
 */
export const createOutbox = (sql: Sql, sender?: { place: string; wake: () => void }): Outbox => ({
  place: sender?.place ?? strings.mailKept,
  sends: sender !== undefined,
  send: async ({ to, subject, text, html, replyTo, unsubscribe }) => {
    await sql`insert into sous.mail_outbox (recipient, subject, body, html, reply_to, unsubscribe)
      values (${to}, ${subject}, ${text}, ${html ?? null}, ${replyTo ?? null}, ${unsubscribe ?? null})`
    sender?.wake()
  },
})
