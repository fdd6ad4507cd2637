import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { MatchedRecipe, Order } from '#core/contracts/match-recipes.ts'
import { dietLabel } from '#core/food-facts/labels.ts'
import { listed } from '#core/text/listed.ts'
import { FunctionError } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { leftOutStore } from '#web/state/left-out.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { matchRecipes, needsKey, type SearchNeeds } from './queries.ts'
import * as strings from './strings.ts'

/** Navigation state for /matched-recipes. */
export interface ResultsState {
  recipes: MatchedRecipe[]
  ingredients: string[]
  /** How many more there would be, but for what the user avoids. */
  hidden?: number
  /** What the search kept to: if that has changed since, the results are out of date. */
  needs?: string
  /** Ready first, if not given. */
  order?: Order
  /** What won't keep, or no longer counted, at the time. */
  dates?: string
  isOnlySoon?: boolean
}

/** The words for a search without results; what the user keeps to may be the reason. */
const nothingFound = ({ diets, leaveOut }: SearchNeeds) =>
  leaveOut.length > 0
    ? strings.noRecipesWithout(listed(leaveOut, 'or'))
    : diets.length === 0
      ? strings.noRecipesText
      : strings.noRecipesForDiet(listed(diets.map(dietLabel)))

/** From the list to the results, with a message for every outcome. */
export function useFindRecipes() {
  const navigate = useNavigate()
  const [finding, setFinding] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Whether it leads to the results. */
  const find = async (): Promise<boolean> => {
    const { ingredients, staples } = pantryStore.get()
    if (ingredients.length === 0) {
      notify({
        title: strings.noIngredientsTitle,
        description: strings.noIngredientsText,
        variant: 'destructive',
      })
      return false
    }
    running.current?.abort()
    const request = new AbortController()
    running.current = request
    setFinding(true)
    try {
      const leaveOut = leftOutStore.get()
      const needs = { ...preferencesStore.needs(), leaveOut }
      const { recipes, hidden, dates } = await matchRecipes(
        { ingredients: [...ingredients], staples: [...staples] },
        needs,
        request.signal,
      )
      if (recipes.length > 0 || hidden > 0) {
        const kept = needsKey(needs)
        const state: ResultsState = {
          recipes,
          ingredients: [...ingredients],
          ...(dates && { dates }),
          ...(kept && { hidden, needs: kept }),
        }
        void navigate(paths.matchedRecipes(leaveOut), { state })
        return true
      }
      notify({
        title: strings.noRecipesTitle,
        description: nothingFound(needs),
      })
    } catch (error) {
      if (request.signal.aborted) return false
      notify({
        title: strings.searchFailedTitle,
        description: error instanceof FunctionError ? error.message : strings.searchFailedText,
        variant: 'destructive',
      })
    } finally {
      if (running.current === request) setFinding(false)
    }
    return false
  }
  const cancel = () => {
    running.current?.abort()
    setFinding(false)
  }
  return { find, finding, cancel }
}
