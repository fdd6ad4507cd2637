import type { Sql } from './sql.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  /** Where an answer should go, when not to us. */
  replyTo?: string
}

export interface Outbox {
  /** For people: where mail goes. */
  place: string
  /** Whether a mail server takes it, or it stays. */
  sends: boolean
  send: (mail: Mail) => Promise<void>
}

/**
 * Every mail is written down first: a request never waits for a mail server, and one that is down loses nothing.
 * With none to hand it to, mail stays here, where its links can be read and still work.
 */
export const createOutbox = (sql: Sql, sender?: { place: string; wake: () => void }): Outbox => ({
  place: sender?.place ?? 'kept in the database, table sous.mail_outbox (no mail server is set)',
  sends: sender !== undefined,
  send: async ({ to, subject, text, html, replyTo }) => {
    await sql`insert into sous.mail_outbox (recipient, subject, body, html, reply_to)
      values (${to}, ${subject}, ${text}, ${html ?? null}, ${replyTo ?? null})`
    sender?.wake()
  },
})
