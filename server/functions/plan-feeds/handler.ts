import { createHash, randomBytes } from 'node:crypto'
import { type PlanFeed, planFeedsInput, planFeedsOutput } from '#core/contracts/plan-feeds.ts'
import { MAX_PLAN_FEEDS } from '#core/contracts/planning-limits.ts'
import { AppError, notFound, unauthorized } from '../../errors.ts'
import type { Sql } from '../../lib/sql.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import * as strings from '../strings.ts'

/** Only this is stored: who reads the database reads no plan by it. */
export const feedHash = (secret: string) => createHash('sha256').update(secret).digest('hex')

async function create(db: Sql, userId: string, time_zone: string, times: PlanFeed['times']) {
  const secret = randomBytes(24).toString('base64url')
  await db.begin(async (work) => {
    // One after the other: two requests at once must not both find room.
    await work`select pg_advisory_xact_lock(hashtextextended(${`sous.feeds ${userId}`}, 0))`
    const [held] = await work<
      { n: number }[]
    >`select count(*)::int as n from sous.plan_feeds where user_id = ${userId}`
    if ((held?.n ?? 0) >= MAX_PLAN_FEEDS) throw new AppError(409, 'too_many_feeds', strings.tooManyFeeds)
    await work`insert into sous.plan_feeds (user_id, secret_hash, time_zone, times)
      values (${userId}, ${feedHash(secret)}, ${time_zone}, ${work.json(times)})`
  })
  return `/calendar/${secret}.ics`
}

/** The addresses that calendars read the signed-in user's plan at. */
export const planFeeds = defineFunction({
  input: planFeedsInput,
  output: planFeedsOutput,
  headers: NO_STORE,
  handler: async ({ input, db, user }) => {
    if (!user) throw unauthorized()
    let path: string | undefined
    if (input.action === 'create') path = await create(db, user.id, input.time_zone, input.times)
    if (input.action === 'change') {
      const { count } =
        await db`update sous.plan_feeds set time_zone = ${input.time_zone}, times = ${db.json(input.times)}
        where id = ${input.id} and user_id = ${user.id}`
      if (count === 0) throw notFound()
    }
    // Revoked twice is revoked.
    if (input.action === 'revoke')
      await db`delete from sous.plan_feeds where id = ${input.id} and user_id = ${user.id}`
    const feeds = await db<PlanFeed[]>`select id, time_zone, times, created_at, read_at from sous.plan_feeds
      where user_id = ${user.id} order by created_at, id`
    return { feeds: [...feeds], ...(path && { path }) }
  },
})
