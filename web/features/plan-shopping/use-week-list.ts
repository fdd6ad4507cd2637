import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { MAX_PLAN_DAYS } from '#core/contracts/planning-limits.ts'
import {
  followsPlan,
  listedUntil,
  type WantedFood,
  wantedExtras,
  wantedFoods,
  withPlan,
} from '#core/planning/week-list.ts'
import { writtenSystem } from '#core/recipes/written-system.ts'
import { addDays, daysBetween } from '#core/stock/day.ts'
import type { StockItem } from '#core/stock/item.ts'
import { namedUuid } from '#core/text/named-uuid.ts'
import { burst } from '#web/lib/burst.ts'
import { useOwnReady } from '#web/state/own/load-own.ts'
import { useOwnRecipes } from '#web/state/own/own-recipes.ts'
import { usePantry } from '#web/state/pantry.ts'
import { useEatersNeeds } from '#web/state/plan/eaters.ts'
import { planStore, usePlan } from '#web/state/plan/plan.ts'
import { planListStore } from '#web/state/plan/plan-list.ts'
import { useRememberTicked, useSettled } from '#web/state/plan/settled.ts'
import { useWishes } from '#web/state/plan/wishes.ts'
import { useSystem } from '#web/state/recipe-reading.ts'
import { shoppingStore, useShopping } from '#web/state/shopping.ts'
import { useStockState } from '#web/state/stock/use-stock.ts'
import { useToday } from '#web/state/stock/use-today.ts'

const NONE: readonly string[] = []

const lastOfBurst = burst(500)

const later = (one: string, other: string) => (one > other ? one : other)

/** The units that the amounts in the pantry are in; undefined if they could be either. */
const unitsIn = (stock: readonly StockItem[]) =>
  writtenSystem(stock.flatMap(({ amount, text }) => (amount ? `1 ${amount.unit ?? ''}` : (text ?? []))))

const withWanted = (wanted: readonly WantedFood[], seen: readonly string[], unknown: readonly string[]) =>
  withPlan({
    items: shoppingStore.get(),
    wanted,
    meals: planStore.get(),
    seen,
    unknown,
    now: new Date().toISOString(),
  })

/** Brings the list up to date. `made`: of what. */
function update(
  wanted: readonly WantedFood[],
  { until, made, seen }: ReturnType<typeof planListStore.get>,
  unknown: readonly string[],
) {
  const next = withWanted(wanted, seen, unknown)
  if (JSON.stringify(next.items) !== JSON.stringify(shoppingStore.get())) shoppingStore.set(next.items)
  // Without all recipes it is made of less than the plan: it is asked for again.
  const kept = { until, seen: next.seen, made: unknown.length > 0 ? planListStore.get().made : made }
  if (JSON.stringify(kept) !== JSON.stringify(planListStore.get())) planListStore.set(kept)
}

/** What the list had of the plan. Another device made it where this one never looked: what is missing was removed there. */
function seenOf(wanted: readonly WantedFood[], unknown: readonly string[]): readonly string[] {
  const { until, seen } = planListStore.get()
  return until === '' ? withWanted(wanted, [], unknown).seen : seen
}

/**
 * The shopping list of the plan from today on. Once it was asked for, it follows every change of the plan and the
 * pantry, as far as it was asked for. `last`: the last day that is shown; empty where only that is wanted.
 * `onlyNews`: nothing is asked while the list was made of what is known.
 */
export function useWeekList(last: string, { onlyNews = false } = {}) {
  const today = useToday()
  const all = usePlan()
  const items = useShopping()
  const wishes = useWishes()
  const needs = useEatersNeeds()
  const { staples } = usePantry()
  const settled = useSettled()
  const { items: stock, isLoading } = useStockState()
  const isReady = useOwnReady() && !isLoading
  const kept = useSyncExternalStore(planListStore.subscribe, planListStore.get, planListStore.empty)
  // Also when everything is ticked, or the plan was cleared: it was asked for until that day.
  const follows = kept.until >= today || followsPlan(items)
  const listed = follows ? later(kept.until, listedUntil(items, all) ?? '') : ''
  const until = later(last, listed)
  const count = until < today ? 0 : Math.min(MAX_PLAN_DAYS, daysBetween(today, until) + 1)
  const isListed = listed !== '' && until === listed
  const situation = useMemo(() => {
    const days = Array.from({ length: count }, (_, at) => addDays(today, at))
    const end = days.at(-1) ?? ''
    const fixed = all.filter(({ date, doneAt }) => date >= today && date <= end && doneAt === null)
    return { today, days, wishes, fixed, stock, staples, needs, settled, favorites: [] }
  }, [today, count, wishes, all, stock, staples, needs, settled])
  // Of the stock, what changes the answer.
  const own = useOwnRecipes()
  const written = situation.fixed.flatMap(({ recipeId }) => own.get(recipeId ?? '')?.updatedAt ?? []).sort()
  const key = { ...situation, stock: stock.map(({ name, amount, until: by }) => [name, amount, by]), written }
  const chosen = useSystem(unitsIn(stock))
  const made = namedUuid(JSON.stringify([key, chosen]))
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['plan-list', key],
    queryFn: async ({ signal }) => {
      await lastOfBurst(signal)
      return (await import('./week-needs.ts')).weekNeeds(situation, signal)
    },
    enabled: onlyNews
      ? isListed && isReady && made !== kept.made
      : isReady && (isListed || situation.fixed.length > 0),
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data?.unknown.length ? 0 : Number.POSITIVE_INFINITY),
    gcTime: 60_000,
  })
  const system = useSystem(unitsIn(stock) ?? data?.units)
  const wanted = useMemo(
    () => data && [...wantedFoods(data.buys, data.foods, system), ...wantedExtras(data.extras)],
    [data, system],
  )
  const unknown = data?.unknown ?? NONE
  const isFresh = wanted !== undefined && !isPlaceholderData && isReady

  // Only when the plan or the pantry changed: a tick changes the list first, and the pantry a moment later.
  useEffect(() => {
    if (isFresh && isListed) update(wanted, { until, made, seen: seenOf(wanted, unknown) }, unknown)
  }, [isFresh, isListed, wanted, until, made, unknown])

  useRememberTicked()

  const open = wanted ? withWanted(wanted, [], unknown).items.length - items.length : 0
  return {
    /** How many things of the plan aren't on the list, where it doesn't follow these days yet. */
    missing: isFresh && !isListed ? Math.max(0, open) : 0,
    /** How many of them are there already. */
    there: isFresh && !isListed && wanted ? Math.max(0, wanted.length - Math.max(0, open)) : 0,
    isListed,
    /** What the plan takes is being counted: nothing can be said of the list yet. */
    isCounting: !isFresh && !isError,
    next: data?.next ?? null,
    /** Puts them there, also what was removed before; returns how to undo that. */
    add(): () => void {
      const [before, keptBefore] = [shoppingStore.get(), planListStore.get()]
      if (wanted) update(wanted, { until, made, seen: [] }, unknown)
      const known = new Set(before.map(({ id }) => id))
      const added = shoppingStore.get().flatMap(({ id }) => (known.has(id) ? [] : id))
      return () => {
        shoppingStore.remove(added)
        planListStore.set(keptBefore)
      }
    },
  }
}
