import { type ComponentProps, useMemo } from 'react'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { AfterCooking } from '#web/features/cooking/after-cooking.tsx'
import { PlanDone } from '#web/features/plan-cooking/plan-done.tsx'
import { usePlannedMeal } from '#web/features/plan-cooking/use-planned-meal.ts'
import { standInsFor } from '#web/features/recipes/stand-ins.ts'
import { useScores } from '#web/state/scores.ts'
import { useSwaps } from '#web/state/swaps.ts'

interface CookedHereProps extends Pick<ComponentProps<typeof AfterCooking>, 'lines' | 'factor'> {
  recipe: ExternalRecipeRow
}

/** A meal that was logged on the recipe's page: done in the plan, and what it took from the pantry. */
export function CookedHere({ recipe, lines, factor }: CookedHereProps) {
  const { meal, keepLeftovers } = usePlannedMeal(recipe, null)
  const score = useScores([recipe.id]).get(recipe.id)
  const swaps = useSwaps()
  const standIns = useMemo(() => {
    const names = lines.map(({ name }) => name)
    const chosen = swaps.filter(({ recipeId }) => recipeId === recipe.id)
    return standInsFor(recipe, score, names, chosen)
  }, [recipe, lines, score, swaps])
  return (
    <>
      {meal && <PlanDone meal={meal} />}
      <AfterCooking
        recipe={recipe}
        lines={lines}
        standIns={standIns}
        factor={factor}
        eats={meal?.servings}
        onLeftovers={keepLeftovers}
      />
    </>
  )
}
