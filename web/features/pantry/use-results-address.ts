import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Allergen } from '#core/contracts/food-facts.ts'
import { ORDERS, type Order } from '#core/contracts/match-recipes.ts'
import {
  CUISINE_FILTERS,
  DIFFICULTY_FILTERS,
  type ResultFilters,
  SCORE_FILTERS,
  TIME_FILTERS,
} from '#core/matching/filters.ts'
import { readWithout, writeWithout } from '#web/lib/without-address.ts'
import { leftOutStore, readLeftOut, writeLeftOut } from '#web/state/left-out.ts'
import type { ResultsState } from './use-find-recipes.ts'

const SORT = 'sort'
const SOON = 'soon'

/** The order by an address that a person may have typed. */
export const orderIn = (params: URLSearchParams): Order => {
  const given = params.get(SORT)?.trim().toLowerCase()
  return ORDERS.find((order) => order === given) ?? 'ready'
}

/** Whether only recipes that use up what won't keep are asked for. */
export const isOnlySoonIn = (params: URLSearchParams): boolean => params.get(SOON) === '1'

const FILTERS = {
  score: SCORE_FILTERS.map(({ value }) => value),
  time: TIME_FILTERS,
  difficulty: DIFFICULTY_FILTERS,
  cuisine: CUISINE_FILTERS,
} as const

const filtersIn = (params: URLSearchParams): ResultFilters => {
  const chosen = Object.entries(FILTERS).map(([name, values]) => [
    name,
    values.find((value) => value === params.get(name)) ?? 'all',
  ])
  return Object.fromEntries(chosen) as ResultFilters
}

/** Order, filters, what won't keep, allergens and foods to leave out are in the URL; the results are in the navigation state. */
export function useResultsAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const given = readWithout(params).join()
  const without = useMemo(() => readWithout(new URLSearchParams({ without: given })), [given])
  const foods = readLeftOut(params).join()
  const leaveOut = useMemo(() => readLeftOut(new URLSearchParams({ no: foods })), [foods])
  // A search that ends late keeps what was chosen meanwhile, also before the page shows it.
  const latest = useRef(params)
  const pending = useRef<string[]>([])
  useLayoutEffect(() => {
    const at = pending.current.lastIndexOf(params.toString())
    pending.current = at < 0 ? [] : pending.current.slice(at + 1)
    // The page may show the first of two choices while the second is on its way.
    if (pending.current.length === 0) latest.current = params
  }, [params])
  const change = (edit: (params: URLSearchParams) => void, nextState: unknown = state) => {
    const changed = new URLSearchParams(latest.current)
    edit(changed)
    latest.current = changed
    pending.current.push(changed.toString())
    setParams(changed, { replace: true, preventScrollReset: true, state: nextState })
  }
  return {
    without,
    setWithout: (next: readonly Allergen[]) => change((changed) => writeWithout(changed, next)),
    leaveOut,
    /** Also of the next search. */
    setLeaveOut: (next: readonly string[]) => {
      leftOutStore.set(next)
      change((changed) => writeLeftOut(changed, next))
    },
    order: orderIn(params),
    isOnlySoon: isOnlySoonIn(params),
    setOnlySoon: (next: boolean) =>
      change((changed) => (next ? changed.set(SOON, '1') : changed.delete(SOON))),
    filters: filtersIn(params),
    /** Only those that change: another may have been chosen just before. */
    setFilters: (next: Partial<ResultFilters>) =>
      change((changed) => {
        for (const [name, value] of Object.entries(next))
          if (value === 'all') changed.delete(name)
          else changed.set(name, value)
      }),
    /** Without any filter. */
    clear: () => {
      leftOutStore.set([])
      change((changed) => {
        for (const name of [...Object.keys(FILTERS), SOON]) changed.delete(name)
        writeWithout(changed, [])
        writeLeftOut(changed, [])
      })
    },
    setOrder: (next: Order) =>
      change((changed) => (next === 'ready' ? changed.delete(SORT) : changed.set(SORT, next))),
    /** The results to show when the user comes back. */
    keep: (results: ResultsState) => change(() => {}, results),
  }
}
