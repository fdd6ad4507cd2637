import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FunctionError } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { readLeftOut } from '#web/state/left-out.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { matchRecipes, needsKey } from './queries.ts'
import * as strings from './strings.ts'
import type { ResultsState } from './use-find-recipes.ts'
import { isOnlySoonIn, orderIn } from './use-results-address.ts'

const isResults = (state: unknown): state is ResultsState =>
  typeof state === 'object' &&
  state !== null &&
  Array.isArray((state as ResultsState).recipes) &&
  // An earlier version stored recipes without it.
  (state as ResultsState).recipes.every(({ group }) => group) &&
  Array.isArray((state as ResultsState).ingredients)

/**
 * The results that the page was opened with, or of a search with the list on this device; without a list it redirects.
 * `problem` is "nothing" if no recipe matches, else why the search failed.
 */
export function useOpenResults() {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const [results, setResults] = useState<ResultsState | undefined>(isResults(state) ? state : undefined)
  const [problem, setProblem] = useState<string>()
  const [tries, setTries] = useState(0)
  const isTurnedAway = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try runs it again
  useEffect(() => {
    if (results) return
    const { ingredients, staples } = pantryStore.get()
    if (ingredients.length === 0) {
      if (isTurnedAway.current) return
      isTurnedAway.current = true
      notify({
        title: strings.accessErrorTitle,
        description: strings.accessErrorText,
        variant: 'destructive',
      })
      void navigate(paths.addIngredients(), { replace: true })
      return
    }
    const request = new AbortController()
    const params = new URLSearchParams(search)
    const needs = { ...preferencesStore.needs(), leaveOut: readLeftOut(params) }
    const order = orderIn(params)
    const isOnlySoon = isOnlySoonIn(params)
    const input = { ingredients: [...ingredients], staples: [...staples], order, isOnlySoon }
    matchRecipes(input, needs, request.signal).then(
      ({ recipes, hidden, dates }) =>
        // What leaves nothing can be removed on the page.
        recipes.length > 0 || hidden > 0 || needs.leaveOut.length > 0 || dates
          ? setResults({
              recipes,
              ingredients: [...ingredients],
              hidden,
              needs: needsKey(needs),
              order,
              dates,
              isOnlySoon,
            })
          : setProblem('nothing'),
      (error) =>
        request.signal.aborted ||
        setProblem(error instanceof FunctionError ? error.message : strings.somethingWrong),
    )
    return () => request.abort()
  }, [results, search, navigate, tries])

  const retry = () => {
    setProblem(undefined)
    setTries(tries + 1)
  }
  return { results, problem, retry }
}
