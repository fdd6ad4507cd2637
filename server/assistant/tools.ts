import { findSubstitutions } from '#content/substitutions/find.ts'
import { createAssistantTools, type TitledRecipe } from '#core/assistant/tools.ts'
import type { AssistantTools } from '#core/assistant/write/answer.ts'
import type { CollectionRecipe } from '#core/contracts/search-recipes.ts'
import type { RecipeFeed } from '../database/recipe-feed.ts'
import type { Sql } from '../lib/sql.ts'

/** The assistant's lookups on the server: the recipe index, recipe titles and the substitution data. */
export const cookTools = (db: Sql, recipes: RecipeFeed): AssistantTools =>
  createAssistantTools({
    vocabulary: recipes.vocabulary,
    index: async () => {
      await recipes.ready
      return recipes.current()
    },
    titlesOf: (ids) => db<TitledRecipe[]>`
      select id, title, ingredients, prep_time_minutes, cooking_time_minutes, quality_score, cuisine_type
      from external_recipes where id = any(${ids})`,
    search: async (words, { diets, without }) => {
      const [row] = await db<{ found: { recipes: CollectionRecipe[] } }[]>`
        select public.search_collection(search => ${words}, diets => ${diets}, without => ${without}) as found`
      return row?.found.recipes ?? []
    },
    findSubstitutions: (question) => findSubstitutions(question, recipes.vocabulary),
  })
