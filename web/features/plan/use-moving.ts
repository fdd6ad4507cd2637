import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { type Cell, cellNext, type DayView, isSameCell, mealsAt } from './cells.ts'
import { useMealDrag } from './meal-drag.ts'
import { type MoveRules, moveMeal } from './move-meal.ts'
import { refusalOf } from './moves.ts'
import * as strings from './strings.ts'
import { mealTitle, placeWords, refusalWords } from './words.ts'

interface PickedUp {
  meal: PlannedMeal
  to: Cell
}

/** Meals move by dragging their handle, or by keyboard: pick up, arrows, drop. */
export function useMoving(
  meals: readonly PlannedMeal[],
  views: readonly DayView[],
  today: string,
  rules: MoveRules,
  /** The handle was tapped, not dragged. */
  onTap: (id: string) => void,
) {
  const [picked, setPicked] = useState<PickedUp>()
  const plan = useSyncExternalStore(planStore.subscribe, planStore.get, planStore.empty)
  /** True of the plan as it is then: an undo or a copy makes it history. */
  const [said, setWords] = useState({ words: '', of: plan })
  const setSaid = (words: string) => setWords({ words, of: planStore.get() })
  const focusOn = useRef<string>(undefined)

  const drop = (id: string, to: Cell) => {
    const meal = meals.find((one) => one.id === id)
    if (!meal || isSameCell(meal, to)) return
    focusOn.current = id
    setSaid(moveMeal(meal, to, today, rules))
  }
  const drag = useMealDrag(drop, onTap)

  // A card that moved in the document lost the focus.
  useEffect(() => {
    const id = focusOn.current
    if (!id) return
    focusOn.current = undefined
    document.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus()
  })

  const over = ({ meal, to }: PickedUp): string => {
    const place = placeWords(to, today)
    if (isSameCell(meal, to)) return strings.overSame(place)
    const refusal = refusalOf(planStore.get(), meal.id, to, rules)
    if (refusal) return refusalWords(refusal, today)
    const there = mealsAt(meals, to).find(({ doneAt }) => doneAt === null)
    return there ? strings.overMeal(place, mealTitle(there)) : strings.overFree(place)
  }

  const onKeyDown = (meal: PlannedMeal, event: KeyboardEvent) => {
    if (!picked) {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      setPicked({ meal, to: meal })
      setSaid(strings.pickedUp(mealTitle(meal), placeWords(meal, today)))
      return
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      setPicked(undefined)
      if (isSameCell(meal, picked.to)) setSaid(strings.moveCanceled(mealTitle(meal)))
      else drop(meal.id, picked.to)
    } else if (event.key === 'Escape') {
      setPicked(undefined)
      setSaid(strings.moveCanceled(mealTitle(meal)))
    } else if (event.key.startsWith('Arrow')) {
      event.preventDefault()
      const to = cellNext(views, picked.to, event.key)
      if (!to) return
      const next = { meal, to }
      setPicked(next)
      setSaid(over(next))
      document.querySelector(`[data-day="${to.date}"]`)?.scrollIntoView?.({ block: 'nearest' })
    }
  }

  const target = picked?.to ?? drag.over
  return {
    said: said.of === plan ? said.words : '',
    isTarget: (cell: Cell) => target !== undefined && isSameCell(target, cell),
    isPicked: (id: string) => picked?.meal.id === id,
    styleOf: drag.styleOf,
    handle: (meal: PlannedMeal) => ({
      ...drag.handle(meal),
      'data-grip': meal.id,
      'aria-pressed': picked?.meal.id === meal.id,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(meal, event),
      // Left with Tab: nothing stays in the hand.
      onBlur: () => {
        if (picked?.meal.id === meal.id) setPicked(undefined)
      },
    }),
  }
}

export type Moving = ReturnType<typeof useMoving>
