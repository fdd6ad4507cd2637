import { INGREDIENTS } from '#content/ingredients/index.ts'
import type { Seed } from './seed.ts'

const commonIngredients: Seed = {
  name: 'common_ingredients',
  rows: INGREDIENTS.map(({ name, emoji, category, popularity }) => ({
    name,
    emoji,
    category,
    popularity_score: popularity,
  })),
  write: async (sql, rows) => {
    // The table holds our vocabulary and nothing else, so it is simply the newest version of it.
    await sql`delete from common_ingredients`
    await sql`insert into common_ingredients ${sql(rows as Record<string, string | number>[])}`
  },
}

/** Our own content, in the order in which it is written. */
export const seeds: Seed[] = [commonIngredients]
