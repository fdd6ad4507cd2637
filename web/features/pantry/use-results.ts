import { useCallback, useEffect, useRef, useState } from 'react'
import type { MatchedRecipe } from '#core/contracts/match-recipes.ts'
import { applyFilters, NO_FILTERS, type ResultFilters } from '#core/matching/filters.ts'
import { FunctionError } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { matchRecipes } from './queries.ts'
import type { ResultsState } from './use-find-recipes.ts'

/** The results: the full list, the filtered list, and the ways to get more. */
export function useResults(initial: ResultsState) {
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
      return await matchRecipes(
        { ingredients: names, staples: [...pantryStore.get().staples], exclude },
        request.signal,
      )
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

  /** Ranks the same list by other rules, such as a diet; the result may be empty. */
  const again = async () => {
    const ranked = await rank(ingredients)
    if (ranked) setRecipes(ranked)
  }

  const filtered: MatchedRecipe[] = applyFilters(recipes, filters)
  return { recipes, filtered, ingredients, filters, setFilters, busy, loadMore, haveIt: onHave, again }
}
