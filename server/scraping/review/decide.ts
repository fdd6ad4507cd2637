import type { TransactionSql } from 'postgres'
import type { RecipeRights } from '#core/contracts/scrape-evidence.ts'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import { CONTENT_FIELDS, type RecipeContent } from '#core/scraping/recipe-content.ts'
import type { Sql } from '../../lib/sql.ts'
import { announceImages } from '../jobs/notices.ts'
import { contentOf, NO_RIGHTS, qualityOf } from '../store/content-of.ts'
import type { DraftEdit } from '../store/draft-edit.ts'
import { type ChangedFields, removeDraft } from '../store/drafts.ts'
import { computed, findKnown, insertRecipe, lockKeys } from '../store/save-recipe.ts'

interface Row {
  id: string
  recipe_id: string | null
  url: string | null
  host: string
  folder: string | null
  keys: string[]
  etag: string | null
  last_modified: string | null
  recipe: ExtractedRecipe
  rights: RecipeRights | null
  edit: DraftEdit | null
  fields: ChangedFields | null
}

/** Takes the changed fields, and what the reviewer wrote, into the stored recipe. */
async function applyChange(work: TransactionSql, recipeId: string, row: Row) {
  const { recipe, rights, fields } = row
  const fresh = contentOf(recipe, rights ?? NO_RIGHTS)
  const { dietary_tags, ...edit } = row.edit ?? {}
  const [stored] = await work<(RecipeContent & { dietary_tags: string[] })[]>`
    select ${work([...CONTENT_FIELDS, 'dietary_tags'])} from public.external_recipes where id = ${recipeId}
    for no key update`
  if (!stored) return
  const change = {
    ...Object.fromEntries(
      CONTENT_FIELDS.flatMap((field) => (fields && field in fields ? [[field, fresh[field]]] : [])),
    ),
    ...edit,
  }
  const next = { ...stored, ...change }
  await work`update public.external_recipes set ${work({
    ...change,
    ...computed(next, { ...recipe, dietary_tags: dietary_tags ?? stored.dietary_tags }),
    quality_score: qualityOf(recipe),
    scraped_at: new Date(),
  })} where id = ${recipeId}`
}

const approveOne = (sql: Sql, id: string) =>
  sql.begin(async (work) => {
    const [there] = await work<{ keys: string[] }[]>`
      select keys from sous.recipe_drafts where id = ${id} and state = 'waiting'`
    if (!there) return false
    // Whoever stores a recipe locks its keys first.
    await lockKeys(work, there)
    const [row] = await work<Row[]>`
      select id, recipe_id, url, host, folder, keys, etag, last_modified, recipe, rights, edit, fields
      from sous.recipe_drafts where id = ${id} and state = 'waiting' for update`
    if (!row) return false
    if (row.recipe_id) {
      await applyChange(work, row.recipe_id, row)
      await removeDraft(work, id)
      return true
    }
    const urls = row.keys.flatMap((key) => (key.startsWith('url ') ? [key.slice(4)] : []))
    const [known] = await findKnown(work, { keys: row.keys, urls: row.url ? [...urls, row.url] : urls })
    await Promise.all([
      ...(known
        ? []
        : insertRecipe(work, {
            ...row,
            rights: row.rights ?? NO_RIGHTS,
            source: { url: row.url, etag: row.etag, lastModified: row.last_modified },
          })),
      removeDraft(work, id),
    ])
    return true
  })

/** Publishes drafts, each on its own: those before a failure stay published. */
export async function approveDrafts(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const decided: string[] = []
  for (const id of new Set(ids)) if (await approveOne(sql, id)) decided.push(id)
  if (decided.length > 0) await announceImages(sql)
  return decided
}

/** Nothing of a rejected page is kept but its addresses, so that a crawl doesn't offer it again. */
export async function rejectDrafts(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    with changes as (
      delete from sous.recipe_drafts where id = any(${ids as string[]}) and state = 'waiting' and recipe_id is not null
      returning id)
    , rejected as (
      update sous.recipe_drafts set state = 'rejected', recipe = null,
        keys = array(select key from unnest(keys) key where key like 'url %'), rights = null, evidence = null, edit = null,
        changed_at = now()
      where id = any(${ids as string[]}) and state = 'waiting' and recipe_id is null returning id)
    select id from changes union all select id from rejected`
  return rows.map(({ id }) => id)
}
