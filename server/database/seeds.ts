import { COOKBOOK } from '#content/cookbook/index.ts'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { FACTS_VERSION } from '#content/food-facts/version.ts'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { cookbookRows } from './cookbook-rows.ts'
import type { Seed } from './seed.ts'

const commonIngredients: Seed = {
  name: 'common_ingredients',
  source: INGREDIENTS,
  write: async (sql) => {
    const rows = INGREDIENTS.map(({ name, emoji, category, popularity }) => ({
      name,
      emoji,
      category,
      popularity_score: popularity,
    }))
    // The table holds our vocabulary and nothing else, so it is replaced by the latest version.
    await sql`delete from common_ingredients`
    await sql`insert into common_ingredients ${sql(rows)}`
  },
}

// Bump when the mapping from records to rows changes.
const ROWS_VERSION = 4

const cookbook: Seed = {
  name: 'cookbook',
  source: [ROWS_VERSION, FACTS_VERSION, COOKBOOK, INGREDIENTS],
  write: async (sql) => {
    const rows = cookbookRows()
    const ids = rows.map((row) => row.id)
    // Our own rows only: recipes that users added or scraped are never touched, even with the same title.
    await sql`delete from external_recipes where origin = 'cookbook' and id <> all(${ids})`
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id')
    const renewed = sql.unsafe(columns.map((column) => `${column} = excluded.${column}`).join(', '))
    for (let at = 0; at < rows.length; at += 200)
      await sql`insert into external_recipes ${sql(rows.slice(at, at + 200))}
        on conflict (id) do update set ${renewed}`
  },
}

/** The names that a search may leave a food out by. */
const foodNames: Seed = {
  name: 'food_names',
  source: INGREDIENTS,
  write: async (sql) => {
    const { byForm, ingredients } = VOCABULARY
    const rows = [...byForm].map(([form, id]) => ({ form, food: ingredients[id]?.name ?? '' }))
    await sql`delete from catalog.food_names`
    // Two names may have the same stem: the first is the food's own name rather than a synonym of another.
    await sql`insert into catalog.food_names (form, food)
      select catalog.food_form(given.form), given.food from jsonb_to_recordset(${sql.json(rows)}) as given (form text, food text)
      on conflict do nothing`
  },
}

/** Our own content, in the order in which it is written. */
export const seeds: Seed[] = [commonIngredients, foodNames, cookbook]
