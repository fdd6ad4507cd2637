import Check from 'lucide-react/icons/check'
import { useEffect } from 'react'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

/** Meals that were marked here: taken back, they stay open when the screen is left and returned to. */
const marked = new Set<string>()

const setDone = (id: string, done: boolean) =>
  planStore.change([id], { doneAt: done ? new Date().toISOString() : null })

/** At the end of cook mode: the planned meal is done. */
export function PlanDone({ meal: { id, doneAt } }: { meal: PlannedMeal }) {
  useEffect(() => {
    if (marked.has(id)) return
    marked.add(id)
    if (planStore.get().find((one) => one.id === id)?.doneAt === null) setDone(id, true)
  }, [id])
  const isDone = doneAt !== null
  return (
    <p className="mt-6 flex min-h-14 flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface py-1 pr-2 pl-4 sm:pl-5">
      <span className="flex items-center gap-2 font-semibold">
        {isDone && <Check aria-hidden="true" className="size-5 text-herb" />}
        {isDone ? strings.done : strings.notDone}
      </span>
      <Button variant="quiet" className="min-h-14 px-3! text-accent!" onClick={() => setDone(id, !isDone)}>
        {isDone ? strings.undo : strings.markDone}
      </Button>
    </p>
  )
}
