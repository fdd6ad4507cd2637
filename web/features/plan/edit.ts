import { MAX_PLANNED_MEALS } from '#core/contracts/planning-limits.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { wishedWith, wishKey } from '#core/planning/wished.ts'
import { notify } from '#web/lib/toast.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { wishesStore } from '#web/state/plan/wishes.ts'
import { lastChange } from './last-change.ts'
import * as strings from './strings.ts'

/** What is new in its place remembers the wishes of that time. */
function stamped(before: readonly PlannedMeal[], after: readonly PlannedMeal[]): PlannedMeal[] {
  const old = new Map(before.map((meal) => [meal.id, meal]))
  const key = wishKey(wishesStore.get())
  const isThere = ({ id, date, slot, kind, recipeId }: PlannedMeal) => {
    const was = old.get(id)
    return was?.date === date && was.slot === slot && was.kind === kind && was.recipeId === recipeId
  }
  return after.map((meal) =>
    isThere(meal) || (meal.kind !== 'recipe' && meal.kind !== 'leftovers') ? meal : wishedWith(meal, key),
  )
}

/** Makes the plan what it should be, and offers to undo that. */
export function edit(
  title: string,
  change: (meals: readonly PlannedMeal[]) => readonly PlannedMeal[],
  more: {
    /** What follows from it. */
    description?: string
    /** What was changed before, for the plan. */
    alsoUndo?: () => void
  } = {},
): void {
  const now = planStore.get()
  const next = stamped(now, change(now))
  const same = new Set(now)
  const ids = new Set(next.map(({ id }) => id))
  const gone = now.flatMap(({ id }) => (ids.has(id) ? [] : [id]))
  const news = next.filter((meal) => !same.has(meal))
  if (gone.length === 0 && news.length === 0) return
  const done = planStore.replace(gone, news)
  const undo = () => {
    planStore.restore(done)
    more.alsoUndo?.()
    lastChange.clear()
  }
  lastChange.set({ title, undo })
  const isFull = planStore.get().length < next.length
  notify(
    isFull
      ? { title: strings.planFull, description: strings.planFullText(MAX_PLANNED_MEALS), undo }
      : { title, description: more.description, undo },
  )
}
