import { useMemo } from 'react'
import { usePantry } from '#web/state/pantry.ts'
import { useEatersKnown, useEatersNeeds } from '#web/state/plan/eaters.ts'
import { usePlan } from '#web/state/plan/plan.ts'
import { useNeverSuggested } from '#web/state/plan/rejected.ts'
import { useSettled } from '#web/state/plan/settled.ts'
import { useWishes } from '#web/state/plan/wishes.ts'
import { useSaved } from '#web/state/saved.ts'
import { useStockState } from '#web/state/stock/use-stock.ts'
import type { Situation } from './problem-for.ts'
import type { PlanRange } from './use-range.ts'

/** Everything that a plan depends on, as it is now. */
export function useSituation({ today, days }: PlanRange): Situation & { isReady: boolean } {
  const meals = usePlan()
  const wishes = useWishes()
  const needs = useEatersNeeds()
  const isKnown = useEatersKnown()
  const { items: stock, isLoading } = useStockState()
  const { ids: favorites } = useSaved()
  const { staples } = usePantry()
  const settled = useSettled()
  const exclude = useNeverSuggested()
  return useMemo(
    () => ({
      today,
      days,
      wishes,
      meals,
      stock,
      staples,
      needs,
      favorites,
      settled,
      exclude,
      isReady: !isLoading && isKnown,
    }),
    [today, days, wishes, meals, stock, staples, needs, favorites, settled, exclude, isLoading, isKnown],
  )
}
