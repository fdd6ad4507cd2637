import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MatchRecipesInput, MatchRecipesOutput } from '#core/contracts/match-recipes.ts'
import type { Purchase } from '#core/contracts/next-purchase.ts'
import type { Needs } from '#core/food-facts/card-facts.ts'
import { call } from '#web/api/functions.ts'
import { readTable } from '#web/api/rest.ts'
import { kitchenWith } from '#web/state/kitchen.ts'
import { usePantry } from '#web/state/pantry.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { BUILT_IN_INGREDIENTS, type KnownIngredient } from './built-in-ingredients.ts'

const HOUR = 3_600_000

/** The 500 most common ingredients, most popular first; a short built-in list if they can't be fetched. */
export function useCommonIngredients(): { known: readonly KnownIngredient[]; pending: boolean } {
  const { data, isPending, failureCount } = useQuery({
    queryKey: ['common_ingredients'],
    queryFn: ({ signal }) =>
      readTable<KnownIngredient>(
        'common_ingredients',
        { select: 'name,emoji,category', order: 'popularity_score.desc', limit: '500' },
        signal,
      ),
    staleTime: HOUR,
  })
  // After the first failure, don't make the user wait for the retries.
  return { known: data?.length ? data : BUILT_IN_INGREDIENTS, pending: isPending && failureCount === 0 }
}

/** The needs of the user, and foods to leave out of this search. */
export interface SearchNeeds extends Needs {
  leaveOut: readonly string[]
}

/** Identifies what a search kept to; empty if nothing. */
export const needsKey = ({ avoid, diets, leaveOut }: SearchNeeds): string =>
  avoid.length + diets.length + leaveOut.length === 0 ? '' : JSON.stringify([avoid, diets, leaveOut])

/** What was counted as available, and what comes first. */
interface Counted {
  soon: readonly string[]
  unavailable: readonly string[]
}

/** Identifies it; empty if all is fresh. */
export const datesKey = ({ soon, unavailable }: Counted): string =>
  soon.length + unavailable.length === 0 ? '' : JSON.stringify([soon, unavailable])

type Asked = Omit<
  MatchRecipesInput,
  'dietary' | 'avoid' | 'leave_out' | 'cuisines' | 'hour' | 'soon' | 'only_soon'
>

/**
 * Keeps to the user's diets and allergies, to what is still good, and to the time of day; what won't keep is used first,
 * and favorite cuisines come first among equals.
 */
export const matchRecipes = async (
  { isOnlySoon = false, ...input }: Asked & { isOnlySoon?: boolean },
  { avoid, diets, leaveOut }: SearchNeeds,
  signal?: AbortSignal,
): Promise<MatchRecipesOutput & { dates: string }> => {
  const { cuisines } = preferencesStore.get()
  const hour = new Date().getHours()
  const kitchen = await kitchenWith(input.ingredients)
  const dates = datesKey(kitchen)
  const { ingredients, soon } = kitchen
  if (ingredients.length === 0) return { recipes: [], hidden: 0, dates }
  const asked = {
    ...input,
    ingredients: [...ingredients],
    ...(soon.length > 0 && { soon: [...soon], only_soon: isOnlySoon ? 1 : 0 }),
    dietary: [...diets],
    avoid: [...avoid],
    leave_out: [...leaveOut],
    cuisines: [...cuisines],
    hour,
  }
  return { ...(await call('match-recipes', asked, { signal })), dates }
}

const SINGLES = 3
const PAIRS = 2
const NO_PURCHASES: readonly Purchase[] = []

/** What to buy so that the most recipes become ready, best first; empty until known, and if that fails. */
export function usePurchases(
  ingredients: readonly string[],
  { avoid, diets }: Needs,
  wanted: boolean,
): readonly Purchase[] | undefined {
  const { staples } = usePantry()
  const { data, isError } = useQuery({
    queryKey: ['next-purchase', ingredients, staples, avoid, diets],
    queryFn: ({ signal }) =>
      call(
        'next-purchase',
        {
          ingredients: [...ingredients],
          staples: [...staples].slice(0, 100),
          dietary: [...diets],
          avoid: [...avoid],
        },
        { signal },
      ),
    enabled: wanted,
    // Nothing jumps while the next answer is on its way.
    placeholderData: keepPreviousData,
    select: ({ single, pairs }) => [...single.slice(0, SINGLES), ...pairs.slice(0, PAIRS)],
  })
  if (isError) return NO_PURCHASES
  return data?.filter(({ buy }) => !buy.some((name) => ingredients.includes(name)))
}
