import { useQuery } from '@tanstack/react-query'
import type { MatchRecipesInput } from '#core/contracts/match-recipes.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { call } from '#web/api/functions.ts'
import { readTable } from '#web/api/rest.ts'
import { usePantry } from '#web/state/pantry.ts'
import { usePreferences } from '#web/state/preferences.ts'

export const STRIP = 4

export type StripRecipe = Pick<
  ExternalRecipeRow,
  'id' | 'title' | 'cover_image_url' | 'cooking_time_minutes' | 'prep_time_minutes'
> & { sousScore?: number }

const matches = async (input: MatchRecipesInput, signal: AbortSignal): Promise<StripRecipe[]> =>
  (await call('match-recipes', input, { signal })).recipes

const best = (signal: AbortSignal) =>
  readTable<StripRecipe>(
    'external_recipes',
    {
      select: 'id,title,cover_image_url,cooking_time_minutes,prep_time_minutes',
      order: 'quality_score.desc.nullslast,id',
      limit: String(STRIP),
    },
    signal,
  )

/** Four recipes for the home page; `own` means they were chosen by the list on this device. */
export function useStrip(): { recipes: readonly StripRecipe[]; pending: boolean; own: boolean } {
  const { ingredients, staples } = usePantry()
  const { cuisines } = usePreferences()
  const mine = ingredients.length > 0
  const found = useQuery({
    queryKey: ['home-strip', ingredients, staples, cuisines],
    queryFn: ({ signal }) =>
      matches(
        {
          ingredients: [...ingredients],
          staples: [...staples].slice(0, 100),
          cuisines: [...cuisines],
          limit: STRIP,
        },
        signal,
      ),
    enabled: mine,
  })
  // The list may match nothing, or the search may fail: fall back to the collection.
  const nothing = mine && (found.isError || found.data?.length === 0)
  const collection = useQuery({
    queryKey: ['home-strip'],
    queryFn: ({ signal }) => best(signal),
    enabled: !mine || nothing,
  })
  const shown = mine && !nothing ? found : collection
  return { recipes: shown.data ?? [], pending: shown.isPending, own: mine && !nothing }
}
