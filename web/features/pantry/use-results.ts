import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Allergen } from '#core/contracts/food-facts.ts'
import type { Order } from '#core/contracts/match-recipes.ts'
import { containsAny, fitsDiets } from '#core/food-facts/card-facts.ts'
import { applyFilters, type ResultFilters } from '#core/matching/filters.ts'
import { FunctionError } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { useKitchen } from '#web/state/kitchen.ts'
import { pantryStore, usePantry } from '#web/state/pantry.ts'
import { useNeeds } from '#web/state/preferences.ts'
import { useShortages, withShortages } from '#web/state/shortages.ts'
import { datesKey, matchRecipes, needsKey, type SearchNeeds, usePurchases } from './queries.ts'
import * as strings from './strings.ts'
import type { ResultsState } from './use-find-recipes.ts'

/** What the address of the page asks for. */
interface Asked {
  without: readonly Allergen[]
  leaveOut: readonly string[]
  order: Order
  isOnlySoon: boolean
  filters: ResultFilters
  setOrder: (order: Order) => void
  /** Stores a new ranking for when the user comes back. */
  keep: (results: ResultsState) => void
}

/** The needs of the user with the filters of the page. */
function usePageNeeds({ without, leaveOut }: Asked, revealed: boolean): SearchNeeds {
  const { avoid, diets } = useNeeds()
  return useMemo(
    () => ({ avoid: [...new Set([...without, ...(revealed ? [] : avoid)])], diets, leaveOut }),
    [without, leaveOut, revealed, avoid, diets],
  )
}

/** Identifies what a ranking depends on besides the ingredients. */
const rankKey = (order: Order, needs: string, staples: string, dates: string, isOnlySoon: boolean) =>
  `${order} ${needs} ${staples} ${dates} ${isOnlySoon && dates !== ''}`

/** The results: the full list, the filtered list, and the ways to get more. */
export function useResults(initial: ResultsState, asked: Asked) {
  const { order, isOnlySoon, filters, setOrder, keep } = asked
  const [revealed, setRevealed] = useState(false)
  const kept = usePageNeeds(asked, revealed)
  const [hidden, setHidden] = useState(initial.hidden ?? 0)
  // With the order it has: until another one is answered, the list is shown as it was.
  const [ranking, setRanking] = useState({ recipes: initial.recipes, order: initial.order ?? 'ready' })
  const { recipes } = ranking
  const [ingredients, setIngredients] = useState(initial.ingredients)
  const [busy, setBusy] = useState<'more' | 'again'>()
  const staples = usePantry().staples.join()
  const kitchen = useKitchen()
  const short = useShortages()
  // Until the dates are known, those of the search count.
  const dates = kitchen.isReady ? datesKey(kitchen) : (initial.dates ?? '')
  const ranked = useRef(
    rankKey(ranking.order, initial.needs ?? '', staples, initial.dates ?? '', initial.isOnlySoon === true),
  )
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const ask = async (
    kind: 'more' | 'again',
    input: { ingredients: string[]; order: Order; exclude?: string[] },
  ) => {
    running.current?.abort()
    const request = new AbortController()
    running.current = request
    setBusy(kind)
    try {
      const found = await matchRecipes(
        { staples: [...pantryStore.get().staples], isOnlySoon, ...input },
        kept,
        request.signal,
      )
      // Hidden recipes are never excluded, so later pages count them again.
      setHidden(found.hidden ?? 0)
      return found
    } catch (error) {
      // Superseded, or the page was left: neither is a failure.
      if (request.signal.aborted) return undefined
      throw error
    } finally {
      if (running.current === request) setBusy(undefined)
    }
  }

  /** Also for when the user comes back. */
  const show = (next: typeof ranking, from: string[], hiddenNow = 0) => {
    setRanking(next)
    keep({ ...next, ingredients: from, hidden: hiddenNow, needs: needsKey(kept), dates, isOnlySoon })
  }

  const loadMore = async () => {
    try {
      const shown = new Set(recipes.map((recipe) => recipe.id))
      const found = await ask('more', { ingredients, order: ranking.order, exclude: [...shown] })
      if (!found) return
      const more = found.recipes.filter(({ id }) => !shown.has(id))
      if (more.length === 0) {
        notify({
          title: strings.noMoreTitle,
          description: strings.noMoreText,
        })
        return
      }
      show({ recipes: [...recipes, ...more], order: ranking.order }, ingredients, found.hidden)
      notify({
        title: strings.moreLoadedTitle,
        description: strings.moreLoadedText(more.length),
        variant: 'success',
      })
    } catch {
      notify({
        title: strings.moreFailedTitle,
        description: strings.moreFailedText,
        variant: 'destructive',
      })
    }
  }

  const rank = async (names: string[], evenEmpty: boolean) => {
    try {
      const found = await ask('again', { ingredients: names, order })
      if (!found || (found.recipes.length === 0 && !evenEmpty)) return
      show({ recipes: found.recipes, order }, names, found.hidden)
    } catch (error) {
      // The menu names the order of what is shown.
      ranked.current = rankKey(ranking.order, needsKey(kept), staples, dates, isOnlySoon)
      setOrder(ranking.order)
      notify({
        title: strings.searchFailedTitle,
        description: error instanceof FunctionError ? error.message : strings.searchFailedText,
        variant: 'destructive',
      })
    }
  }

  /** Missing ingredients turned out to be available: add them to the list and rank everything again. */
  const haveIt = async (added: readonly string[]) => {
    const names = [...new Set([...ingredients, ...added])]
    pantryStore.add(added)
    setIngredients(names)
    await rank(names, false)
  }

  /** Searches without one of the ingredients, which also leaves the list, until that is undone. */
  const removeOne = async (name: string) => {
    const item = pantryStore.items().find((one) => one.name === name)
    const names = ingredients.filter((one) => one !== name)
    pantryStore.remove(name)
    setIngredients(names)
    notify({
      title: strings.removedTitle,
      description: name,
      undo: () => {
        if (item) pantryStore.add([item])
        void onHave(name)
      },
    })
    await rank(names, true)
  }

  // A stable callback, so that a filter doesn't rerender hundreds of cards.
  const latest = useRef(haveIt)
  useEffect(() => {
    latest.current = haveIt
  })
  const onHave = useCallback((...names: string[]) => latest.current(names), [])

  // A changed order, changed needs or staples rank the same list again, whether they change here or did since the search; the
  // result may be empty.
  const rankAgain = useEffectEvent(() => rank(ingredients, true))
  const key = rankKey(order, needsKey(kept), staples, dates, isOnlySoon)
  useEffect(() => {
    if (ranked.current === key) return
    ranked.current = key
    void rankAgain()
  }, [key])

  const unavailable = ingredients.filter((name) => kitchen.unavailable.includes(name))
  const available = ingredients.filter((name) => !unavailable.includes(name))
  const purchases = usePurchases(
    available,
    kept,
    kitchen.isReady && available.length > 0 && busy === undefined,
  )

  // Until then, what conflicts is gone already.
  const safe = recipes.filter((recipe) => !containsAny(recipe, kept.avoid))
  const suiting = safe.filter((recipe) => fitsDiets(recipe, kept.diets))
  const fitting = withShortages(suiting, ranking.order, short)
  return {
    recipes: fitting,
    hidden: hidden + recipes.length - safe.length,
    revealed,
    setRevealed,
    filtered: applyFilters(fitting, filters),
    order: ranking.order,
    purchases,
    ingredients,
    /** How many of them count. */
    available: available.length,
    unavailable,
    undated: kitchen.undated,
    soon: kitchen.soon,
    busy,
    loadMore,
    haveIt: onHave,
    removeOne,
  }
}
