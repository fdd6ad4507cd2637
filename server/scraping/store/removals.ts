import type { Removal } from '#core/contracts/recipe-sources.ts'
import type { Sql } from '../../lib/sql.ts'
import { normaliseUrl } from '../discover/normalise-url.ts'

interface RemovalOrder {
  kind: 'site' | 'page'
  /** Of a site its host, of a page any spelling of its URL. */
  address: string
  reason: string | null
}

export async function isRemoved(sql: Sql, url: string): Promise<boolean> {
  if (!URL.canParse(url)) return false
  const { hostname, host } = new URL(url)
  const rows = await sql`
    select 1 from sous.scrape_removals
    where (kind = 'site' and (address in (${host}, ${hostname}) or right(${hostname}, length(address) + 1) = '.' || address))
      or (kind = 'page' and address = ${normaliseUrl(url)}) limit 1`
  return rows.length > 0
}

/** Takes everything of a site or a page out, in one step, and notes that it isn't to be read again. */
export const removeForGood = (sql: Sql, { kind, address, reason }: RemovalOrder): Promise<Removal> =>
  sql.begin(async (work) => {
    const of = (host: string) =>
      work`(${work(host)} = ${address} or split_part(${work(host)}, ':', 1) = ${address}
        or right(split_part(${work(host)}, ':', 1), length(${address}::text) + 1) = '.' || ${address}::text)`
    const key = `url ${address}`
    const recipes = await work`
      delete from public.external_recipes where origin = 'scraped' and id in (${
        kind === 'site'
          ? work`select recipe_id from sous.scraped_versions where ${of('host')}`
          : work`select recipe_id from sous.recipe_sources where key = ${key}`
      })`
    const drafts = await work`
      delete from sous.recipe_drafts where ${kind === 'site' ? of('host') : work`keys @> array[${key}]`}`
    await work`
      update sous.scrape_pages set state = 'filtered', reason = 'removed', recipe = null, changed_at = clock_timestamp()
      where ${kind === 'site' ? of('host') : work`key = ${address}`} and state = 'pending'`
    // What earlier jobs read of it.
    await work`update sous.scrape_pages set recipe = null, title = null
      where ${kind === 'site' ? of('host') : work`key = ${address}`} and recipe is not null`
    const [row] = await work<(Omit<Removal, 'removed_at'> & { removed_at: Date })[]>`
      insert into sous.scrape_removals (kind, address, reason, recipes, drafts)
      values (${kind}, ${address}, ${reason}, ${recipes.count}, ${drafts.count})
      on conflict (address) do update set reason = coalesce(excluded.reason, scrape_removals.reason),
        recipes = scrape_removals.recipes + excluded.recipes, drafts = scrape_removals.drafts + excluded.drafts
      returning id, kind, address, reason, recipes, drafts, removed_at`
    if (!row) throw new Error('a removal was not noted')
    return { ...row, removed_at: row.removed_at.toISOString() }
  })

export async function listRemovals(sql: Sql): Promise<Removal[]> {
  const rows = await sql<(Omit<Removal, 'removed_at'> & { removed_at: Date })[]>`
    select id, kind, address, reason, recipes, drafts, removed_at from sous.scrape_removals
    order by removed_at desc limit 500`
  return rows.map((row) => ({ ...row, removed_at: row.removed_at.toISOString() }))
}

/** It may be read again; nothing comes back by itself. */
export const liftRemoval = async (sql: Sql, id: string) =>
  (await sql`delete from sous.scrape_removals where id = ${id}`).count > 0
