import type { Sql } from '../../lib/sql.ts'

/** A page with a recipe that was read before, and what its site said then: an unchanged page is not sent again. */
export interface Visited {
  id: string
  title: string
  as: 'unchanged' | 'waiting' | 'rejected'
  etag: string | null
  lastModified: string | null
}

/** By its normalized address. */
export async function findVisited(sql: Sql, address: string): Promise<Visited | undefined> {
  const key = `url ${address}`
  const [visited] = await sql<Visited[]>`
    select r.id, r.title, s.etag, s.last_modified as "lastModified",
      case when d.state = 'waiting' then 'waiting' else 'unchanged' end as as
    from sous.recipe_sources s join public.external_recipes r on r.id = s.recipe_id
    left join sous.recipe_drafts d on d.recipe_id = r.id
    where s.key = ${key}
    union all
    select id, coalesce(recipe ->> 'title', ''), etag, last_modified, state
    from sous.recipe_drafts where keys @> array[${key}] and recipe_id is null
    limit 1`
  return visited
}
