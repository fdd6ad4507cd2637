import { useState } from 'react'
import { cookPosition, cookPositionStore } from '#web/state/cook-position.ts'

/** The current step, from where the recipe was left today, or from the end. */
export function usePosition(
  recipeId: string,
  last: number,
  isDone: boolean,
): [number, (step: number) => void] {
  const [step, setStep] = useState(() =>
    isDone ? last : cookPosition(cookPositionStore.get(), recipeId, last),
  )
  const go = (to: number) => {
    const next = Math.min(Math.max(0, to), last)
    setStep(next)
    cookPositionStore.go(recipeId, next)
  }
  return [step, go]
}
