import { MEASURES } from '#content/measures/index.ts'
import { SHELF_LIFE } from '#content/shelf-life/index.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import { answerFacts } from '#core/stock/answer-facts.ts'
import { dayIn } from '#core/stock/day.ts'
import { describeStock } from '#core/stock/describe.ts'
import { stockEvent } from '#core/stock/event.ts'
import { foldStock, listedIn } from '#core/stock/fold.ts'
import type { StockItem } from '#core/stock/item.ts'
import { kitchenOf } from '#core/stock/soon.ts'
import type { Sql } from '../lib/sql.ts'

interface EventRow {
  id: string
  at: Date
  kind: string
  name: string
  of: string | null
  detail: unknown
}

/** Where a day begins first, and, a whole day later, almost last: food that came just now is a day old at most. */
const FIRST = 'Pacific/Kiritimati'
const LAST = 'Pacific/Honolulu'

/** The user's zone, as far as a note or a calendar told it. */
async function zoneOf(sql: Sql, userId: string): Promise<string | undefined> {
  const [row] = await sql<{ time_zone: string }[]>`
    select time_zone, 1 as rank from daily_notes where user_id = ${userId}
    union all
    select time_zone, 2 from sous.plan_feeds where user_id = ${userId}
    order by rank limit 1`
  return row?.time_zone
}

/** What a user has in the kitchen, as their devices describe it: the household's for its members, else their own. */
export async function readStock(
  sql: Sql,
  userId: string,
  vocabulary: FoodBook,
  now = new Date(),
): Promise<StockItem[]> {
  const zone = await zoneOf(sql, userId)
  const rows = await sql<EventRow[]>`
    select e.id, e.at, e.kind, e.name, e.of, e.detail from household_pantry_events e
    join household_members m on m.household_id = e.household_id where m.user_id = ${userId}
    union all
    select id, at, kind, name, of, detail from pantry_events
    where user_id = ${userId} and not exists (select from household_members m where m.user_id = ${userId})`
  // Where the zone isn't known, food came as early and today is as late as it can be: no meat counts for too long.
  const events = rows.flatMap((row) => stockEvent({ ...row, at: row.at.toISOString() }) ?? [])
  const records = foldStock(events, dayIn(zone ?? LAST))
  const names = listedIn(records).map(({ name }) => name)
  const { facts } = answerFacts(names, { vocabulary, shelfLife: SHELF_LIFE, measures: MEASURES })
  return describeStock(records, facts, dayIn(zone ?? FIRST)(now.toISOString()))
}

/** The names on a user's list, without what is no longer safe to eat. */
export async function readPantry(sql: Sql, userId: string, vocabulary: FoodBook): Promise<string[]> {
  const [listed, stock] = await Promise.all([
    sql<{ name: string }[]>`select name from sous.pantry_of(${userId}) order by added_at limit 500`,
    readStock(sql, userId, vocabulary),
  ])
  const gone = new Set(kitchenOf(stock).unavailable)
  return listed.map(({ name }) => name).filter((name) => !gone.has(name))
}
