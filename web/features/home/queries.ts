import { useQuery } from '@tanstack/react-query'
import type { MatchedRecipe, MatchRecipesInput } from '#core/contracts/match-recipes.ts'
import type {
  CollectionRecipe,
  SearchRecipesInput,
  SearchRecipesOutput,
} from '#core/contracts/search-recipes.ts'
import type { Needs } from '#core/food-facts/card-facts.ts'
import { call } from '#web/api/functions.ts'
import { callDatabase } from '#web/api/rpc.ts'
import { useKitchen } from '#web/state/kitchen.ts'
import { useLeftOut } from '#web/state/left-out.ts'
import { usePantry } from '#web/state/pantry.ts'
import { usePreferences } from '#web/state/preferences.ts'
import { useShortages, withShortages } from '#web/state/shortages.ts'

export const STRIP = 3

export type StripRecipe = Pick<
  CollectionRecipe,
  | 'id'
  | 'title'
  | 'cover_image_url'
  | 'cooking_time_minutes'
  | 'prep_time_minutes'
  | 'dietary_tags'
  | 'allergens'
  | 'may_contain'
  | 'facts_complete'
> &
  Partial<Pick<MatchedRecipe, 'sousScore' | 'group' | 'why' | 'reasons'>>

interface Found {
  recipes: readonly StripRecipe[]
  hidden: number
}

const matches = (input: MatchRecipesInput, signal: AbortSignal): Promise<Found> =>
  call('match-recipes', input, { signal })

/** The best of the collection that the user can eat. What is left out of so many isn't worth a note. */
async function best({ avoid, diets }: Needs, signal: AbortSignal): Promise<Found> {
  const input: SearchRecipesInput = { sort: 'rated', diets: [...diets], without: [...avoid], page: 1 }
  const { recipes } = await callDatabase<SearchRecipesOutput>('search_collection', input, signal)
  return { recipes: recipes.slice(0, STRIP), hidden: 0 }
}

interface Strip extends Found {
  pending: boolean
  /** Chosen by the list on this device. */
  own: boolean
}

/** Recipes for the home page. */
export function useStrip(needs: Needs): Strip {
  const { avoid, diets } = needs
  const { staples, ingredients: listed } = usePantry()
  const { ingredients, soon, isReady } = useKitchen()
  const { cuisines } = usePreferences()
  const short = useShortages()
  const leaveOut = useLeftOut()
  const hour = new Date().getHours()
  // Of a list that is all past its date nothing can be cooked.
  const mine = listed.length > 0 && (!isReady || ingredients.length > 0)
  const found = useQuery({
    queryKey: ['home-strip', ingredients, soon, staples, cuisines, avoid, diets, leaveOut, hour],
    queryFn: ({ signal }) =>
      matches(
        {
          ingredients: [...ingredients],
          soon: [...soon],
          staples: [...staples].slice(0, 100),
          cuisines: [...cuisines],
          dietary: [...diets],
          avoid: [...avoid],
          leave_out: [...leaveOut],
          order: 'ready',
          hour,
          limit: STRIP,
        },
        signal,
      ),
    enabled: mine && isReady,
  })
  // The list may match nothing, or the search may fail: fall back to the collection.
  const nothing = mine && (found.isError || found.data?.recipes.length === 0)
  const collection = useQuery({
    queryKey: ['home-strip', avoid, diets],
    queryFn: ({ signal }) => best(needs, signal),
    enabled: !mine || nothing,
  })
  const shown = mine && !nothing ? found : collection
  const { recipes = [], hidden = 0 } = shown.data ?? {}
  const judged = withShortages(recipes, 'ready', short)
  return { recipes: judged, hidden, pending: shown.isPending, own: mine && !nothing }
}
