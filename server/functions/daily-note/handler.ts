import {
  type DailyNote,
  dailyNoteInput,
  dailyNoteOutput,
  MAX_BROWSERS,
  type PushSubscriptionInput,
} from '#core/contracts/daily-note.ts'
import { AppError, unauthorized } from '../../errors.ts'
import type { Sql } from '../../lib/sql.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import * as strings from '../strings.ts'

/** Adds a browser; more than a few of one user are forgotten, the oldest first. */
async function keepBrowser(db: Sql, userId: string, { endpoint, keys }: PushSubscriptionInput) {
  await db`insert into sous.push_subscriptions ${db({ endpoint, user_id: userId, p256dh: keys.p256dh, auth: keys.auth })}
    on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
      auth = excluded.auth, created_at = now()`
  await db`delete from sous.push_subscriptions where user_id = ${userId} and endpoint not in (
    select endpoint from sous.push_subscriptions where user_id = ${userId}
    order by created_at desc limit ${MAX_BROWSERS})`
}

/** The database must know the zone as well, or no note could be sent to anyone. */
async function checkZone(db: Sql, zone: string) {
  const [known] = await db`select from pg_timezone_names where name = ${zone}`
  if (!known) throw new AppError(400, 'invalid_input', strings.timeZoneUnknown)
}

/** Whether, how and when the signed-in user is told what to use soon. */
export const dailyNote = defineFunction({
  input: dailyNoteInput,
  output: dailyNoteOutput,
  headers: NO_STORE,
  handler: async ({ input, db, user, mail, pushKey }) => {
    if (!user) throw unauthorized()
    if (input.action === 'off')
      await db.begin(async (work) => {
        await work`delete from daily_notes where user_id = ${user.id}`
        await work`delete from sous.push_subscriptions where user_id = ${user.id}`
      })
    if (input.action === 'set') {
      const { note, browser } = input
      await checkZone(db, note.time_zone)
      await db.begin(async (work) => {
        if (browser) await keepBrowser(work as unknown as Sql, user.id, browser)
        await work`insert into daily_notes ${work({ user_id: user.id, ...note })}
          on conflict (user_id) do update set channel = excluded.channel, hour = excluded.hour,
            days = excluded.days, time_zone = excluded.time_zone`
      })
    }
    const [[note], [account]] = await Promise.all([
      db<DailyNote[]>`select channel, hour, days, time_zone from daily_notes where user_id = ${user.id}`,
      db<{ confirmed: boolean }[]>`
        select email_confirmed_at is not null as confirmed from auth.users where id = ${user.id}`,
    ])
    return {
      note: note ?? null,
      can_mail: mail.outbox.sends && account?.confirmed === true,
      push_key: pushKey,
    }
  },
})
