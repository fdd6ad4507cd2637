import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Allergen } from '#core/contracts/food-facts.ts'
import type { MatchedRecipe } from '#core/contracts/match-recipes.ts'
import { containsAny, fitsDiets, type Needs } from '#core/food-facts/card-facts.ts'
import { applyFilters, NO_FILTERS, type ResultFilters } from '#core/matching/filters.ts'
import { FunctionError } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { useNeeds } from '#web/state/preferences.ts'
import { matchRecipes, needsKey } from './queries.ts'
import type { ResultsState } from './use-find-recipes.ts'

/** The needs of the user with the filters of the page. */
function usePageNeeds(without: readonly Allergen[], revealed: boolean): Needs {
  const { avoid, diets } = useNeeds()
  return useMemo(
    () => ({ avoid: [...new Set([...without, ...(revealed ? [] : avoid)])], diets }),
    [without, revealed, avoid, diets],
  )
}

/** The results: the full list, the filtered list, and the ways to get more. */
export function useResults(initial: ResultsState, without: readonly Allergen[]) {
  const [revealed, setRevealed] = useState(false)
  const kept = usePageNeeds(without, revealed)
  const [hidden, setHidden] = useState(initial.hidden ?? 0)
  const [recipes, setRecipes] = useState(initial.recipes)
  const [ingredients, setIngredients] = useState(initial.ingredients)
  const [filters, setFilters] = useState<ResultFilters>(NO_FILTERS)
  const [busy, setBusy] = useState<'more' | 'again'>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const ask = async (kind: 'more' | 'again', names: string[], exclude: string[]) => {
    running.current?.abort()
    const request = new AbortController()
    running.current = request
    setBusy(kind)
    try {
      const found = await matchRecipes(
        { ingredients: names, staples: [...pantryStore.get().staples], exclude },
        kept,
        request.signal,
      )
      // Hidden recipes are never excluded, so later pages count them again.
      setHidden(found.hidden ?? 0)
      return found.recipes
    } finally {
      if (running.current === request) setBusy(undefined)
    }
  }

  const loadMore = async () => {
    try {
      const more = await ask(
        'more',
        ingredients,
        recipes.map((recipe) => recipe.id),
      )
      if (more.length === 0) {
        notify({
          title: 'No more recipes found',
          description: "We've shown you all the recipes we have for your ingredients.",
        })
        return
      }
      setRecipes((shown) => [...shown, ...more])
      notify({
        title: 'More recipes loaded!',
        description: `Found ${more.length} additional recipes matching your ingredients.`,
        variant: 'success',
      })
    } catch {
      if (running.current?.signal.aborted) return
      notify({
        title: 'Error',
        description: 'Failed to load more recipes. Please try again.',
        variant: 'destructive',
      })
    }
  }

  const rank = async (names: string[]) => {
    try {
      return await ask('again', names, [])
    } catch (error) {
      if (running.current?.signal.aborted) return undefined
      notify({
        title: 'Recipe search failed',
        description:
          error instanceof FunctionError ? error.message : 'Failed to find recipes. Please try again.',
        variant: 'destructive',
      })
      return undefined
    }
  }

  /** A missing ingredient turned out to be available: add it to the list and rank everything again. */
  const haveIt = async (name: string) => {
    const names = [...new Set([...ingredients, name])]
    pantryStore.add([name])
    setIngredients(names)
    const ranked = await rank(names)
    if (ranked?.length) setRecipes(ranked)
  }

  // A stable callback, so that a filter doesn't rerender hundreds of cards.
  const latest = useRef(haveIt)
  useEffect(() => {
    latest.current = haveIt
  })
  const onHave = useCallback((name: string) => latest.current(name), [])

  // Changed needs rank the same list again, whether they change here or did since the search; the result may be empty.
  const again = useRef(async () => {})
  useEffect(() => {
    again.current = async () => {
      const ranked = await rank(ingredients)
      if (ranked) setRecipes(ranked)
    }
  })
  const key = needsKey(kept)
  const ranked = useRef(initial.needs ?? '')
  useEffect(() => {
    if (ranked.current === key) return
    ranked.current = key
    void again.current()
  }, [key])

  // Until then, what conflicts is gone already.
  const safe = recipes.filter((recipe) => !containsAny(recipe, kept.avoid))
  const fitting = safe.filter((recipe) => fitsDiets(recipe, kept.diets))
  const filtered: MatchedRecipe[] = applyFilters(fitting, filters)
  return {
    recipes: fitting,
    hidden: hidden + recipes.length - safe.length,
    revealed,
    setRevealed,
    filtered,
    ingredients,
    filters,
    setFilters,
    busy,
    loadMore,
    haveIt: onHave,
  }
}
