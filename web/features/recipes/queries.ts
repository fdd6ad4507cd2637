import { useQuery } from '@tanstack/react-query'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { MAX_CONTEXT, MAX_INGREDIENT } from '#core/contracts/substitution-limits.ts'
import { isUuid } from '#core/contracts/uuid.ts'
import type { Needs } from '#core/food-facts/card-facts.ts'
import { call } from '#web/api/functions.ts'
import { matchOwn } from '#web/api/match-own.ts'
import { readTable } from '#web/api/rest.ts'
import { pageData } from '#web/lib/page-data.ts'
import { useOwnReady } from '#web/state/own/load-own.ts'
import { useOwnFacts } from '#web/state/own/own-facts.ts'
import { useOwnRecipe } from '#web/state/own/own-recipes.ts'

const HOUR = 3_600_000

/** The server embeds the recipe in the page, so that it renders immediately; it is still fetched, and cached. */
function recipeInPage(id: string): ExternalRecipeRow | undefined {
  const { recipe } = pageData()
  return recipe?.id === id ? recipe : undefined
}

/** One recipe, of the collection or of the user's own; null if there is none with that id. */
export function useRecipe(id: string) {
  const own = useOwnRecipe(id)
  const isOwnKnown = useOwnReady()
  const facts = useOwnFacts(own)
  const stored = useQuery({
    queryKey: ['external_recipes', id],
    queryFn: async ({ signal }) => {
      if (!isUuid(id)) return null
      const [row] = await readTable<ExternalRecipeRow>(
        'external_recipes',
        { select: '*', id: `eq.${id}` },
        signal,
      )
      return row ?? null
    },
    initialData: () => recipeInPage(id),
    initialDataUpdatedAt: 0,
    enabled: own === undefined,
  })
  const { isError, refetch } = stored
  if (own) return { own, data: facts.data?.row, isPending: facts.isPending, isError: false, refetch }
  // What the collection doesn't have may be on this device.
  const isPending = stored.isPending || (!stored.data && !isOwnKnown)
  return { own, data: stored.data, isPending, isError, refetch }
}

/** Weights, nutrition and what each step uses. The page is complete without it, so errors are silent. */
export function useRecipeDetails(id: string) {
  const own = useOwnRecipe(id)
  const facts = useOwnFacts(own)
  const { data } = useQuery({
    queryKey: ['recipe-details', id],
    queryFn: ({ signal }) => call('recipe-details', { id }, { signal }),
    staleTime: HOUR,
    enabled: own === undefined,
  })
  return { data: own ? facts.data?.details : data }
}

/** Substitutes for an ingredient in this dish; fetched on demand. */
export function useSubstitutes(ingredient: string, title: string, { avoid, diets }: Needs, wanted: boolean) {
  return useQuery({
    queryKey: ['ingredient-substitution', ingredient, title, avoid, diets],
    queryFn: ({ signal }) =>
      call(
        'ingredient-substitution',
        {
          ingredient: ingredient.slice(0, MAX_INGREDIENT),
          recipe_context: title.slice(0, MAX_CONTEXT),
          dietary_restrictions: [...avoid, ...diets],
        },
        { signal },
      ),
    enabled: wanted,
    staleTime: HOUR,
  })
}

const SIMILAR = 4
const MAIN = 12

/** The most similar recipes, by ingredients, that the user can eat. */
export function useSimilarRecipes(
  id: string,
  names: readonly string[],
  { avoid, diets }: Needs,
  wanted: boolean,
) {
  const isOwn = useOwnRecipe(id) !== undefined
  const ingredients = [...new Set(names)].slice(0, MAIN)
  return useQuery({
    queryKey: ['similar-recipes', id, ingredients, avoid, diets],
    queryFn: ({ signal }) => {
      const kept = { avoid: [...avoid], dietary: [...diets] }
      const input = { ingredients, order: 'score' as const, exclude: [id], limit: SIMILAR, ...kept }
      return isOwn ? matchOwn(input, signal) : call('match-recipes', input, { signal })
    },
    enabled: wanted && ingredients.length > 0,
    staleTime: HOUR,
  })
}
