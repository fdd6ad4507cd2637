import type { z } from 'zod'
import {
  DRAFTS,
  type DraftList,
  type DraftSummary,
  type recipeReviewInput,
} from '#core/contracts/scrape-review.ts'
import type { Sql } from '../../lib/sql.ts'

type Order = Extract<z.output<typeof recipeReviewInput>, { action: 'list' }>

interface Row extends Omit<DraftSummary, 'created_at'> {
  created_at: Date
}

/** The queue, oldest first, so that a decision never moves what is above it. */
export async function listDrafts(sql: Sql, { kind, host, doubtful, page }: Order): Promise<DraftList> {
  const where = sql`state = 'waiting'
    ${kind === 'all' ? sql`` : kind === 'new' ? sql`and recipe_id is null` : sql`and recipe_id is not null`}
    ${host ? sql`and host = ${host}` : sql``}
    ${doubtful === undefined ? sql`` : doubtful ? sql`and doubts > 0` : sql`and doubts = 0`}`
  const [rows, [count], hosts] = await Promise.all([
    sql<Row[]>`
      select id, recipe_id, coalesce(edit ->> 'title', recipe ->> 'title', '') as title, url, host, folder, quality,
        doubts, created_at
      from sous.recipe_drafts where ${where} order by created_at, id limit ${DRAFTS.page} offset ${page * DRAFTS.page}`,
    sql<{ total: number; waiting: number }[]>`
      select (select count(*)::int from sous.recipe_drafts where ${where}) as total,
        (select count(*)::int from sous.recipe_drafts where state = 'waiting') as waiting`,
    sql<{ host: string; waiting: number }[]>`
      select host, count(*)::int as waiting from sous.recipe_drafts where state = 'waiting' and host <> ''
      group by host order by waiting desc, host limit 100`,
  ])
  const drafts = rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }))
  return { drafts, hosts, ...(count ?? { total: 0, waiting: 0 }) }
}
