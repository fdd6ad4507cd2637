import type { Sql } from '../lib/sql.ts'

/** Whether search engines may list a recipe here: a scraped one only by its license, or by the operator's decision. */
export const isListed = (sql: Sql) =>
  sql`(origin <> 'scraped' or sous.is_open_license(license) or exists (select from sous.scrape_rules where index_all))`
