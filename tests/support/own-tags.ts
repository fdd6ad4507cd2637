import { FACTS_VERSION } from '#content/food-facts/version.ts'
import type { Sql } from '#server/lib/sql.ts'

/** Recipes of this test have tags and allergens of its own: they count as judged already. */
export const keepOwnTags = (sql: Sql) =>
  sql.unsafe(`alter table external_recipes alter column facts_version set default '${FACTS_VERSION}'`)
