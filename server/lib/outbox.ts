import type { Sql } from './sql.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Outbox {
  /** For people: where mail goes. */
  place: string
  send: (mail: Mail) => Promise<void>
}

/** With no mail server to hand it to, mail waits in the database, where its links can be read and still work. */
export const createOutbox = (sql: Sql): Outbox => ({
  place: 'kept in the database, table sous.mail_outbox (no mail server is set)',
  send: async ({ to, subject, text }) => {
    await sql`insert into sous.mail_outbox (recipient, subject, body) values (${to}, ${subject}, ${text})`
  },
})
