import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { readTable } from '#web/api/rest.ts'

export type SavedRecipe = Pick<
  ExternalRecipeRow,
  | 'id'
  | 'title'
  | 'cover_image_url'
  | 'cooking_time_minutes'
  | 'prep_time_minutes'
  | 'rest_time_minutes'
  | 'servings'
  | 'cuisine_type'
  | 'dietary_tags'
  | 'allergens'
  | 'may_contain'
  | 'facts_complete'
>

const COLUMNS =
  'id,title,cover_image_url,cooking_time_minutes,prep_time_minutes,rest_time_minutes,servings,cuisine_type,dietary_tags,allergens,may_contain,facts_complete'

const IN_ONE_GO = 50

/** The recipes with these ids, in order; deleted ones are omitted. */
export function useSavedRecipes(ids: readonly string[]) {
  return useQuery({
    queryKey: ['saved', ids],
    queryFn: async ({ signal }) => {
      // The ids are in the URL, so not too many at once.
      const parts = Array.from({ length: Math.ceil(ids.length / IN_ONE_GO) }, (_, part) =>
        ids.slice(part * IN_ONE_GO, (part + 1) * IN_ONE_GO),
      )
      const rows = await Promise.all(
        parts.map((some) =>
          readTable<SavedRecipe>(
            'external_recipes',
            { select: COLUMNS, id: `in.(${some.join(',')})` },
            signal,
          ),
        ),
      )
      const byId = new Map(rows.flat().map((row) => [row.id, row]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
}
