import { findSubstitutions } from '#content/substitutions/find.ts'
import type { CookTools } from '#core/kitchen/answer.ts'
import { createCookTools, type TitledRecipe } from '#core/kitchen/cook-tools.ts'
import type { RecipeFeed } from '../database/recipe-feed.ts'
import type { Sql } from '../lib/sql.ts'

/** What the cook looks up in the server: the recipe index, the recipes' titles, the book of substitutions. */
export const cookTools = (db: Sql, recipes: RecipeFeed): CookTools =>
  createCookTools({
    vocabulary: recipes.vocabulary,
    index: async () => {
      await recipes.ready
      return recipes.current()
    },
    titlesOf: (ids) => db<TitledRecipe[]>`
      select id, title, prep_time_minutes, cooking_time_minutes, quality_score, cuisine_type from external_recipes
      where id = any(${ids})`,
    search: async (words, diets) => {
      const [row] = await db<{ found: { recipes: TitledRecipe[] } }[]>`
        select public.search_recipes(search => ${words}, diets => ${diets}) as found`
      return row?.found.recipes ?? []
    },
    findSubstitutions: (question) => findSubstitutions(question, recipes.vocabulary),
  })
