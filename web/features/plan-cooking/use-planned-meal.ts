import { useEffect, useRef, useState } from 'react'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { fromPantry, mealCooked } from '#core/planning/meal-done.ts'
import { type PlanChange, planStore, usePlan } from '#web/state/plan/plan.ts'
import { readingStore } from '#web/state/recipe-reading.ts'
import { localDay } from '#web/state/stock/local-day.ts'

interface Planned {
  meal: PlannedMeal | undefined
  /** The rest is in the pantry under this name; null: it isn't after all. */
  keepLeftovers: (name: string | null) => void
}

/** The meal of the plan that a recipe is cooked for. Started from the plan, it is cooked for as many as planned. */
export function usePlannedMeal(
  { id: recipeId, servings }: Pick<ExternalRecipeRow, 'id' | 'servings'>,
  startedFrom: string | null,
): Planned {
  const [id] = useState(() => mealCooked(planStore.get(), recipeId, localDay(), startedFrom)?.id)
  const meal = usePlan().find((one) => one.id === id)
  const linked = useRef<PlanChange>(undefined)

  useEffect(() => {
    const started = planStore.get().find((one) => one.id === startedFrom)
    const portions = Math.max(started?.cooks ?? 0, started?.servings ?? 0)
    if (servings && portions > 0) readingStore.setFactor(recipeId, portions / servings)
  }, [recipeId, servings, startedFrom])

  return {
    meal,
    keepLeftovers(name) {
      if (name !== null && id) linked.current = planStore.add(fromPantry(planStore.get(), id, name))
      else if (linked.current) {
        planStore.restore(linked.current)
        // Once: what the plan becomes later stays.
        linked.current = undefined
      }
    },
  }
}
