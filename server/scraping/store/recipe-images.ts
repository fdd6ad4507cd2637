import type { ISql } from 'postgres'
import { webAddress } from '#core/contracts/web-address.ts'

/** Notes where the picture of a recipe is. Whether it is fetched is decided by the rules, then and later. */
export const noteImage = (sql: ISql, recipeId: string, address: string | null) => {
  const source = webAddress(address)
  return source
    ? [
        sql`insert into sous.recipe_images (recipe_id, source_url) values (${recipeId}, ${source})
          on conflict (recipe_id) do update set source_url = excluded.source_url, bytes = null, tag = null,
            attempts = 0, due_at = now()
          where recipe_images.source_url <> excluded.source_url`,
      ]
    : []
}

/** Of which recipes pictures may be shown. */
export const mayShow = (sql: ISql) => sql`exists (
  select from sous.scrape_rules
  where images = 'all' or (images = 'licensed' and sous.is_open_license(r.license)))`

/** After the rules changed: pictures that may no longer be shown are deleted; the drawn covers take their place. */
export const dropImages = (sql: ISql) => sql`
  with gone as (
    update sous.recipe_images i set bytes = null, tag = null, attempts = 0, due_at = now()
    from public.external_recipes r where r.id = i.recipe_id and i.bytes is not null and not ${mayShow(sql)}
    returning i.recipe_id)
  update public.external_recipes set cover_image_url = null where id in (select recipe_id from gone)`
