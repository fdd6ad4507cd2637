import { useEffect, useRef, useState } from 'react'
import type { PlannedMeal } from '#core/planning/meal.ts'
import type { PlanProblemFound } from '#core/planning/plan.ts'
import type { PlanWishes } from '#core/planning/wishes.ts'
import { FunctionError } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { planOwner } from '#web/state/plan/plan-sync.ts'
import { rejectedStore } from '#web/state/plan/rejected.ts'
import { wishesStore } from '#web/state/plan/wishes.ts'
import { type Cell, mealsAt } from './cells.ts'
import { edit } from './edit.ts'
import { givesWay, inPlaceOf, isPicked, without } from './edits.ts'
import { LATER_DAYS, problemFor, type Situation } from './problem-for.ts'
import { solvePlan } from './solver.ts'
import * as strings from './strings.ts'

interface Wanted {
  /** Open meals of the days give way to better ones. */
  isAgain?: boolean
  /** Only this place. */
  only?: Cell
  wishes?: PlanWishes
  alsoUndo?: () => void
}

type Tried = Pick<Situation, 'wishes' | 'days' | 'meals' | 'needs'>

interface Failed {
  unmet: readonly PlanProblemFound[]
  for: Tried
}

const isStill = (tried: Tried, now: Situation) =>
  tried.wishes === now.wishes &&
  tried.days === now.days &&
  tried.meals === now.meals &&
  tried.needs === now.needs

const NONE: readonly PlanProblemFound[] = []
const MAX_SEED = 2 ** 31

/** How many places have another dish than before. */
function changesOf(gone: readonly PlannedMeal[], planned: readonly PlannedMeal[]): number {
  const dishIn = ({ date, slot, kind, recipeId, stock }: PlannedMeal) =>
    [date, slot, kind, recipeId, stock].join('\n')
  const [before, after] = [new Set(gone.map(dishIn)), new Set(planned.map(dishIn))]
  const news = planned.filter((meal) => !before.has(dishIn(meal)))
  const places = new Set(news.map(({ date, slot }) => `${date} ${slot}`))
  const empty = gone.filter((meal) => !after.has(dishIn(meal)) && !places.has(`${meal.date} ${meal.slot}`))
  return news.length + empty.length
}

/** Plans the days: looks for recipes, puts them together off the main thread, and can be stopped. */
export function usePlanner(situation: Situation & { isReady: boolean }) {
  const [phase, setPhase] = useState<'idle' | 'looking' | 'choosing'>('idle')
  const [problem, setProblem] = useState<string>()
  /** Of a plan that found nothing, and what it was tried for; otherwise the summary knows. */
  const [failed, setFailed] = useState<Failed>()
  const running = useRef<AbortController>(undefined)
  /** The wishes that were changed for the plan that is being made. */
  const takeBack = useRef<() => void>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  /** A new device doesn't know yet what is there, or what the others don't eat. */
  const [waiting, setWaiting] = useState<Wanted>()
  useEffect(() => {
    if (!waiting || !situation.isReady) return
    setWaiting(undefined)
    void run(waiting)
  })

  async function run(asked: Wanted) {
    const { isAgain = false, only, wishes = situation.wishes, alsoUndo } = asked
    const days = only ? [only.date] : situation.days.filter((day) => day >= situation.today)
    if (days.length === 0) return notify({ title: strings.pastDays, description: strings.pastDaysText })
    running.current?.abort()
    if (!situation.isReady) {
      takeBack.current = alsoUndo
      setPhase('looking')
      return setWaiting(asked)
    }
    const work = new AbortController()
    running.current = work
    takeBack.current = alsoUndo
    setProblem(undefined)
    setFailed(undefined)
    setPhase('looking')
    try {
      const going = (meals: readonly PlannedMeal[]) =>
        isAgain ? givesWay(meals, ({ date }) => days.includes(date), isPicked) : []
      const gone = going(situation.meals)
      const ids = gone.map(({ id }) => id)
      const wanted = {
        ...situation,
        days,
        wishes: only ? { ...wishes, slots: [only.slot], daysOff: [] } : wishes,
        meals: without(situation.meals, ids),
      }
      const seed = Math.floor(Math.random() * MAX_SEED)
      const { problem: found } = await problemFor(wanted, seed, work.signal, [], LATER_DAYS)
      if (work.signal.aborted) return
      setPhase('choosing')
      const again = [...gone.flatMap(({ recipeId }) => recipeId ?? []), ...rejectedStore.lately()]
      const plan = await solvePlan({ ...found, again, isOne: only !== undefined }, work.signal)
      if (work.signal.aborted) return
      if (plan.meals.length > 0) {
        edit(
          gone.length === 0
            ? strings.planned(plan.meals.length)
            : strings.replanned(changesOf(gone, plan.meals)),
          (now) => {
            // Another device may have locked one in the meantime, or planned something.
            const still = going(now).filter(({ id }) => ids.includes(id))
            const stay = without(
              now,
              still.map(({ id }) => id),
            )
            // What is left in the pantry may be a part of a meal.
            const free = plan.meals.filter((meal) => meal.stock !== null || mealsAt(stay, meal).length === 0)
            const cooked = new Set([...stay, ...free].map(({ id }) => id))
            const news = free.filter(({ from }) => from === null || cooked.has(from))
            return [...stay, ...inPlaceOf(still, news, stay, Date.now(), planOwner())]
          },
          { alsoUndo },
        )
      } else if (plan.unmet.length > 0) {
        const { days: tried, meals, needs } = situation
        setFailed({ unmet: plan.unmet, for: { wishes, days: tried, meals, needs } })
        notify({ title: strings.nothingFound, description: strings.nothingFoundText, undo: alsoUndo })
      } else notify({ title: strings.nothingToPlan, description: strings.nothingToPlanText })
    } catch (error) {
      if (work.signal.aborted) return
      setProblem(error instanceof FunctionError ? error.message : strings.engineFailed)
    } finally {
      if (running.current === work) setPhase('idle')
    }
  }

  return {
    phase,
    problem,
    /** Nothing once something else is wished for, or something is planned by hand. */
    unmet: failed && isStill(failed.for, situation) ? failed.unmet : NONE,
    /** Open meals give way to better ones. */
    planAll: () => run({ isAgain: true }),
    /** Every meal stays. */
    fill: () => run({}),
    pick: (only: Cell) => run({ only }),
    /** Other wishes, and a plan with them, or only of the meals that are missing; Undo takes back both. */
    relax: (change: Partial<PlanWishes>, onlyMissing: boolean) => {
      const alsoUndo = wishesStore.change(change)
      return run({
        isAgain: !onlyMissing,
        wishes: wishesStore.get(),
        alsoUndo,
      })
    },
    cancel: () => {
      running.current?.abort()
      setWaiting(undefined)
      takeBack.current?.()
      setPhase('idle')
      notify({ title: strings.canceled })
    },
  }
}
