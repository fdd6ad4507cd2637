import type { ISql } from 'postgres'
import type { ScrapeRules } from '#core/contracts/scrape-review.ts'
import type { Sql } from '../../lib/sql.ts'
import { announceImages } from '../jobs/notices.ts'
import { dropImages } from './recipe-images.ts'

/** What operators decided for every scrape. */
export const readRules = (sql: ISql) =>
  sql<ScrapeRules[]>`select publish_from, on_change, images, index_all from sous.scrape_rules`

const saveRules = (sql: ISql, rules: Partial<ScrapeRules>) =>
  sql<ScrapeRules[]>`update sous.scrape_rules set ${sql(rules as Record<string, never>)}
    returning publish_from, on_change, images, index_all`

/** Pictures follow the rules at once: those that may no longer be shown go, others are fetched. */
export async function changeRules(sql: Sql, rules: Partial<ScrapeRules>): Promise<ScrapeRules[]> {
  const [changed] = await sql.begin((work) =>
    Promise.all([saveRules(work, rules), dropImages(work), announceImages(work)]),
  )
  return changed
}
