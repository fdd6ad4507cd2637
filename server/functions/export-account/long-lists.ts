import type { ExportAccountOutput } from '#core/contracts/account.ts'
import type {
  CookLogRow,
  OwnRecipeRow,
  OwnRecipeVersionRow,
  RecipeLinkRow,
  RecipeMarksRow,
} from '#core/contracts/own-recipes.ts'
import type { HouseholdPantryEventRow, PantryEventRow } from '#core/contracts/rows.ts'
import type { Sql } from '../../lib/sql.ts'

const PAGE = 100
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Page by page, so that a slow reader holds no connection to the database. */
async function* pages<Row>(read: (last: Row | undefined) => PromiseLike<readonly Row[]>) {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last)
    yield* rows
    last = rows.at(-1)
    if (rows.length < PAGE) return
  }
}

/** What a user wrote: recipes with their versions and links, notes, and when they cooked. */
export const cookbookOf = (db: Sql, userId: string) => ({
  own_recipes: pages<OwnRecipeRow>(
    (last) => db`select * from own_recipes where user_id = ${userId} and id > ${last?.id ?? NO_ID}
      order by id limit ${PAGE}`,
  ),
  own_recipe_versions: pages<OwnRecipeVersionRow>(
    (last) => db`select * from own_recipe_versions
      where user_id = ${userId} and (recipe_id, revision) > (${last?.recipe_id ?? NO_ID}, ${last?.revision ?? 0})
      order by recipe_id, revision limit ${PAGE}`,
  ),
  recipe_links: pages<RecipeLinkRow>(
    (
      last,
    ) => db`select * from recipe_links where user_id = ${userId} and recipe_id > ${last?.recipe_id ?? NO_ID}
      order by recipe_id limit ${PAGE}`,
  ),
  recipe_marks: pages<RecipeMarksRow>(
    (
      last,
    ) => db`select * from recipe_marks where user_id = ${userId} and recipe_id > ${last?.recipe_id ?? NO_ID}
      order by recipe_id limit ${PAGE}`,
  ),
  cook_log: pages<CookLogRow>(
    (last) => db`select id, user_id, recipe_id, cooked_on::text, note, photo, created_at from cook_log
      where user_id = ${userId} and id > ${last?.id ?? NO_ID} order by id limit ${PAGE}`,
  ),
})

/** Everything that happened in the pantry, their own and their household's. */
export const pantryHistoryOf = (db: Sql, userId: string) => ({
  pantry_events: pages<PantryEventRow>(
    (
      last,
    ) => db`select user_id, id, at, kind, name, of, detail, seq::float8 from pantry_events where user_id = ${userId} and seq > ${last?.seq ?? 0}
      order by seq limit ${PAGE}`,
  ),
  household_pantry_events: pages<HouseholdPantryEventRow>(
    (
      last,
    ) => db`select e.household_id, e.id, e.at, e.kind, e.name, e.of, e.detail, e.seq::float8 from household_pantry_events e
      join household_members m on m.household_id = e.household_id and m.user_id = ${userId}
      where e.seq > ${last?.seq ?? 0} order by e.seq limit ${PAGE}`,
  ),
})

/** One file at a time. */
export async function* filesOf(
  db: Sql,
  userId: string,
): AsyncGenerator<ExportAccountOutput['files'][number]> {
  const files = await db<{ bucket: string; key: string }[]>`select bucket, key from sous.storage_blobs
    where bucket in ('avatars', 'recipe-photos') and split_part(key, '/', 1) = ${userId} order by bucket, key`
  for (const { bucket, key } of files) {
    const [file] = await db<ExportAccountOutput['files']>`
      select bucket, key as name, mimetype as type, length(body) as bytes,
        translate(encode(body, 'base64'), E'\\n', '') as base64
      from sous.storage_blobs where bucket = ${bucket} and key = ${key}`
    // Removed meanwhile.
    if (file) yield file
  }
}
