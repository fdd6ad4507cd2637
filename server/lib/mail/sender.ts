import { describeError, type Log } from '../log.ts'
import type { Sql } from '../sql.ts'
import { isFinal, type MailTransport } from './smtp.ts'

interface MailSender {
  place: string
  /** Wakes the sender. Before it is started, new mail is simply found later. */
  wake: () => void
  /** Starts sending; the returned function stops it, after the mail in progress. */
  start: () => () => Promise<void>
}

interface SenderTimes {
  /** How often it looks without being woken. */
  pollMs: number
  /** The lease of one attempt, before another replica may retry. */
  leaseSeconds: number
  /** The backoff after the first failure; it doubles up to the maximum. */
  firstRetrySeconds: number
  longestRetrySeconds: number
  giveUpAfterDays: number
}

const SENDER_TIMES: SenderTimes = {
  pollMs: 5000,
  leaseSeconds: 180,
  firstRetrySeconds: 30,
  longestRetrySeconds: 6 * 3600,
  giveUpAfterDays: 5,
}

interface Waiting {
  id: string
  created_at: Date
  recipient: string
  subject: string
  body: string
  html: string | null
  reply_to: string | null
  unsubscribe: string | null
  attempts: number
}

/** Delivers queued mail one at a time; any number of replicas may run it concurrently. */
export function createMailSender(
  sql: Sql,
  transport: MailTransport,
  log: Log,
  own: Partial<SenderTimes> = {},
): MailSender {
  const times = { ...SENDER_TIMES, ...own }
  // One at a time: the lease then has to outlast one try, not a row of them.
  const take = () => sql<Waiting[]>`
    update sous.mail_outbox set attempts = attempts + 1, next_try_at = now() + ${times.leaseSeconds} * interval '1 second'
    where id in (
      select id from sous.mail_outbox
      where sent_at is null and gave_up_at is null and next_try_at <= now()
        and created_at > now() - ${times.giveUpAfterDays} * interval '1 day'
      order by next_try_at, id limit 1 for update skip locked)
    returning id::text, created_at, recipient, subject, body, html, reply_to, unsubscribe, attempts`

  const fail = async (mail: Waiting, error: unknown) => {
    const wait = Math.min(times.firstRetrySeconds * 2 ** (mail.attempts - 1), times.longestRetrySeconds)
    await sql`update sous.mail_outbox set last_error = ${describeError(error).slice(0, 500)},
      next_try_at = now() + ${wait} * interval '1 second',
      gave_up_at = case when ${isFinal(error)} or created_at + ${times.giveUpAfterDays} * interval '1 day' < now()
        then now() end
      where id = ${mail.id} and sent_at is null`
    log.warn('mail not sent', { mail: mail.id, attempt: mail.attempts })
  }

  const handOver = async (mail: Waiting) => {
    try {
      await transport.deliver(
        {
          to: mail.recipient,
          subject: mail.subject,
          text: mail.body,
          html: mail.html ?? undefined,
          replyTo: mail.reply_to ?? undefined,
          unsubscribe: mail.unsubscribe ?? undefined,
        },
        `mail-${mail.created_at.getTime().toString(36)}-${mail.id}`,
      )
    } catch (error) {
      return fail(mail, error)
    }
    await sql`update sous.mail_outbox set sent_at = now(), last_error = null where id = ${mail.id}`
  }

  let stopped = true
  let again = false
  let round: Promise<void> | undefined
  const work = async () => {
    do {
      again = false
      const [mail] = await take()
      if (!mail) continue
      await handOver(mail)
      again = true
    } while (again && !stopped)
  }
  const wake = () => {
    if (stopped) return
    again = true
    round ??= work()
      .catch((error) => log.warn('mail queue could not be read', { error: describeError(error) }))
      .finally(() => {
        round = undefined
        // Woken between its last poll and its end.
        if (again) wake()
      })
  }
  return {
    place: transport.place,
    wake,
    start: () => {
      stopped = false
      const timer = setInterval(wake, times.pollMs)
      wake()
      return async () => {
        stopped = true
        clearInterval(timer)
        await round
        transport.close()
      }
    },
  }
}
