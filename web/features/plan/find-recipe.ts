import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CollectionRecipe, SearchRecipesOutput } from '#core/contracts/search-recipes.ts'
import { callDatabase } from '#web/api/rpc.ts'
import type { EatersNeeds } from '#web/state/plan/eaters.ts'

const TYPING_MS = 250
const SHOWN = 12

/** What is typed, once the typing rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

const useSearch = (search: string, { diets, avoid, leaveOut = [] }: EatersNeeds, enabled: boolean) =>
  useQuery({
    queryKey: ['plan-search', search, avoid, diets, leaveOut],
    queryFn: ({ signal }) =>
      callDatabase<SearchRecipesOutput>(
        'search_collection',
        { search, page: 1, diets: [...diets], without: [...avoid], leave_out: [...leaveOut] },
        signal,
      ),
    enabled,
    placeholderData: keepPreviousData,
  })

const ANY: EatersNeeds = { diets: [], avoid: [] }

interface FoundRecipes {
  /** What was searched for, once the typing rests. */
  search: string
  recipes: readonly CollectionRecipe[] | undefined
  /** What only the diets leave out; never what contains an allergen. */
  unfit: { count: number; recipes: readonly CollectionRecipe[] } | undefined
  /** How many contain what someone avoids: they aren't shown. */
  hidden: number
  isSearching: boolean
  isError: boolean
}

/** Recipes by words, of the collection and of one's own; first what all who eat can eat. */
export function useFoundRecipes(text: string, needs: EatersNeeds): FoundRecipes {
  const { avoid, diets, leaveOut = [] } = needs
  const search = useRested(text.trim())
  const isAsked = search !== ''
  const { data, isFetching, isError, isPlaceholderData } = useSearch(search, needs, isAsked)
  const any = useSearch(search, { ...needs, diets: [] }, isAsked && diets.length > 0)
  const all = useSearch(search, ANY, isAsked && avoid.length + leaveOut.length > 0)
  const recipes = isAsked ? data?.recipes.slice(0, SHOWN) : undefined
  const isComplete = isAsked && !isPlaceholderData && !any.isPlaceholderData
  const count = isComplete && data && any.data ? any.data.total - data.total : 0
  const safe = diets.length > 0 ? any.data : data
  const hidden = isComplete && !all.isPlaceholderData && safe && all.data ? all.data.total - safe.total : 0
  // Both are in the same order, so what fits among the first is among those found.
  const others = any.data?.recipes.filter(({ id }) => !recipes?.some((one) => one.id === id)) ?? []
  return {
    search,
    recipes,
    unfit: count > 0 ? { count, recipes: others.slice(0, SHOWN) } : undefined,
    hidden: Math.max(0, hidden),
    isSearching: isFetching || search !== text.trim(),
    isError,
  }
}
