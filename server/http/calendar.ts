import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { DEVICE_PLAN_DAYS, type MealKind, type MealSlot } from '#core/contracts/planning-limits.ts'
import { planCalendar } from '#core/planning/calendar.ts'
import { notFound } from '../errors.ts'
import { feedHash } from '../functions/plan-feeds/handler.ts'
import { LIMITS, type RateLimiter } from '../lib/rate-limit.ts'
import type { Sql } from '../lib/sql.ts'
import type { AppEnv } from '../request.ts'

const NAME = /^([A-Za-z0-9_-]{32})\.ics$/

interface Feed {
  id: string
  user_id: string
  household_id: string | null
  time_zone: string
  times: Partial<Record<MealSlot, string>>
}

interface Meal {
  id: string
  date: string
  slot: MealSlot
  kind: MealKind
  recipe_id: string | null
  title: string
  servings: number
  added_at: string
  updated_at: string
}

/** By its hash: how long the search takes says nothing about the secret. */
const feedOf = (sql: Sql, secret: string) => sql<Feed[]>`
  select f.id, f.user_id, m.household_id, f.time_zone, f.times from sous.plan_feeds f
  left join household_members m on m.user_id = f.user_id where f.secret_hash = ${feedHash(secret)}`

function mealsOf(sql: Sql, { user_id, household_id }: Feed) {
  const whose = household_id
    ? sql`household_plan_meals m where m.household_id = ${household_id}`
    : sql`plan_meals m where m.user_id = ${user_id}`
  return sql<Meal[]>`select id, date::text, slot, kind, recipe_id, title, servings, added_at, updated_at
    from ${whose} and m.date >= current_date - ${DEVICE_PLAN_DAYS}::int order by m.date, added_at, id`
}

/** Said once an hour at most. */
const noteRead = (sql: Sql, id: string) => sql`update sous.plan_feeds set read_at = date_trunc('hour', now())
  where id = ${id} and (read_at is null or read_at < date_trunc('hour', now()))`

/** Compression makes a tag weak; a client may name several. */
const isKnown = (asked: string | undefined, etag: string) =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false

interface CalendarOptions {
  sql: Sql
  limiter: RateLimiter
  siteUrl: string
}

/** /calendar/{secret}.ics: the plan of whoever made the address, or of their household, for calendar programs. */
export const serveCalendar = ({ sql, limiter, siteUrl }: CalendarOptions) =>
  new Hono<AppEnv>().get('/calendar/:name', async (c) => {
    await limiter.take(LIMITS.calendars, [c.var.network])
    const secret = NAME.exec(c.req.param('name'))?.[1]
    if (!secret) throw notFound()
    const [feed] = await feedOf(sql, secret)
    if (!feed) throw notFound()
    const meals = await mealsOf(sql, feed)
    const body = planCalendar(
      meals.map(({ recipe_id, added_at, updated_at, ...meal }) => ({
        ...meal,
        recipeId: recipe_id,
        addedAt: added_at,
        updatedAt: updated_at,
      })),
      { zone: feed.time_zone, times: feed.times, site: siteUrl },
    )
    await noteRead(sql, feed.id)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    // Asked again each time: a revoked address ends at once.
    const headers = {
      ETag: etag,
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'none',
      'Referrer-Policy': 'no-referrer',
    }
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    return c.body(body, 200, {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="sous-plan.ics"',
    })
  })
