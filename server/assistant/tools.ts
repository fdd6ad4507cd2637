import { findSubstitutions } from '#content/substitutions/find.ts'
import { createAssistantTools, type TitledRecipe } from '#core/assistant/tools.ts'
import type { AssistantTools } from '#core/assistant/write/answer.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { SearchRecipesOutput } from '#core/contracts/search-recipes.ts'
import type { RecipeFeed } from '../database/recipe-feed.ts'
import type { Sql } from '../lib/sql.ts'

const NOTHING: SearchRecipesOutput = { total: 0, hidden: 0, similar: false, drops: [], recipes: [] }

/** The assistant's lookups on the server: the recipe index, the caller's own recipes, titles and substitutions. */
export const cookTools = (
  db: Sql,
  recipes: RecipeFeed,
  own: readonly ExternalRecipeRow[] = [],
): AssistantTools =>
  createAssistantTools({
    own,
    vocabulary: recipes.vocabulary,
    index: async () => {
      await recipes.ready
      return recipes.current()
    },
    titlesOf: (ids) => db<TitledRecipe[]>`
      select id, title, ingredients, instructions, prep_time_minutes, cooking_time_minutes, rest_time_minutes, servings,
        difficulty_level, cuisine_type, dietary_tags, quality_score, meal, equipment, tags, allergens, line_weights, kind, foods,
        also_called
      from external_recipes where id = any(${ids})`,
    search: async (input) => {
      const {
        search = '',
        sort = 'random',
        diets = [],
        without = [],
        tags = [],
        leave_out = [],
        page = 1,
      } = input
      const { cuisine = null, minutes = null, meal = null } = input
      const [row] = await db<{ found: SearchRecipesOutput }[]>`
        select public.search_collection(search => ${search}, sort => ${sort}, cuisine => ${cuisine}, diets => ${diets},
          minutes => ${minutes}, without => ${without}, meal => ${meal}, tags => ${tags}, leave_out => ${leave_out},
          page => ${page}) as found`
      return row?.found ?? NOTHING
    },
    findSubstitutions: (question) => findSubstitutions(question, recipes.vocabulary),
  })
