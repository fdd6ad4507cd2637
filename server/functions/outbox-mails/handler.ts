import { type OutboxMail, outboxMailsInput, outboxMailsOutput } from '#core/contracts/account.ts'
import { LIMITS } from '../../lib/rate-limit.ts'
import { defineFunction, NO_STORE } from '../definition.ts'

interface Row {
  id: string
  recipient: string
  subject: string
  body: string
  created_at: Date
  sent_at: Date | null
  attempts: number
  next_try_at: Date
  gave_up_at: Date | null
  last_error: string | null
}

function stateOf({ sent_at, gave_up_at }: Row, sends: boolean): OutboxMail['state'] {
  if (sent_at) return 'sent'
  if (gave_up_at) return 'failed'
  return sends ? 'waiting' : 'kept'
}

/** For operators: the latest mails and their links, so that accounts work before a mail server is configured. */
export const outboxMails = defineFunction({
  input: outboxMailsInput,
  output: outboxMailsOutput,
  headers: NO_STORE,
  limit: LIMITS.signIn,
  handler: async ({ input, db, mail, requireOperator }) => {
    await requireOperator(input.access_code)
    const rows = await db<Row[]>`
      select id::text, recipient, subject, body, created_at, sent_at, attempts, next_try_at, gave_up_at, last_error
      from sous.mail_outbox order by created_at desc, id desc limit ${input.limit}`
    return {
      place: mail.outbox.place,
      mails: rows.map((row) => {
        const state = stateOf(row, mail.outbox.sends)
        return {
          id: row.id,
          to: row.recipient,
          subject: row.subject,
          text: row.body,
          links: row.body.match(/https?:\/\/[^\s<>"]+/g) ?? [],
          created_at: row.created_at.toISOString(),
          state,
          sent_at: row.sent_at?.toISOString() ?? null,
          attempts: row.attempts,
          next_try_at: state === 'waiting' ? row.next_try_at.toISOString() : null,
          last_error: row.last_error,
        }
      }),
    }
  },
})
