import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { MatchedRecipe } from '#core/contracts/match-recipes.ts'
import { FunctionError } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { matchRecipes } from './queries.ts'

/** Navigation state for /matched-recipes. */
export interface ResultsState {
  recipes: MatchedRecipe[]
  ingredients: string[]
}

/** From the list to the results, with a message for every outcome. */
export function useFindRecipes() {
  const navigate = useNavigate()
  const [finding, setFinding] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const find = async () => {
    const { ingredients, staples } = pantryStore.get()
    if (ingredients.length === 0) {
      notify({
        title: 'No ingredients added',
        description: 'Please add at least one ingredient to find recipes.',
        variant: 'destructive',
      })
      return
    }
    running.current?.abort()
    const request = new AbortController()
    running.current = request
    setFinding(true)
    try {
      const recipes = await matchRecipes(
        { ingredients: [...ingredients], staples: [...staples] },
        request.signal,
      )
      if (recipes.length > 0) {
        const state: ResultsState = { recipes, ingredients: [...ingredients] }
        void navigate(paths.matchedRecipes(), { state })
        return
      }
      notify({
        title: 'No recipes found',
        description: 'Try adding more common ingredients like chicken, rice, or vegetables.',
      })
    } catch (error) {
      if (request.signal.aborted) return
      notify({
        title: 'Recipe search failed',
        description:
          error instanceof FunctionError ? error.message : 'Failed to find recipes. Please try again.',
        variant: 'destructive',
      })
    } finally {
      if (running.current === request) setFinding(false)
    }
  }
  const cancel = () => {
    running.current?.abort()
    setFinding(false)
  }
  return { find, finding, cancel }
}
