import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { needsWords } from '#core/food-facts/needs-words.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { isWishedWith, wishKey } from '#core/planning/wished.ts'
import { paths } from '#web/paths.ts'
import { rich } from '#web/ui/rich.tsx'
import { cardWords } from './broken-words.ts'
import { dayViews, mealsOf } from './cells.ts'
import { breaksOnDay } from './day-limits.ts'
import { weekdayOf } from './days.ts'
import { givesWay, isPicked } from './edits.ts'
import { InTheWay } from './in-the-way.tsx'
import { judged } from './judged.ts'
import { useMealFacts } from './meal-facts.ts'
import type { MoveRules } from './move-meal.ts'
import { PlanBar } from './plan-bar.tsx'
import { PlanButton } from './plan-button.tsx'
import { PlanDay } from './plan-day.tsx'
import { type Open, type PlanExtras, PlanSheet } from './plan-sheet.tsx'
import * as strings from './strings.ts'
import { Summary } from './summary.tsx'
import { useMoving } from './use-moving.ts'
import { timeKey, useOutlook } from './use-outlook.ts'
import { useOwnWords } from './use-own-words.ts'
import { usePlanner } from './use-planner.ts'
import { useRange } from './use-range.ts'
import { useSituation } from './use-situation.ts'
import { rangeWords, reasonWords } from './words.ts'

interface WeekPlannerProps extends PlanExtras {
  /** In the summary: the shopping list until the last day. */
  shopping?: (last: string, isPlanning: boolean) => ReactNode
}

/** The plan of some days: one tap fills them, and each meal can be changed, moved, locked and undone. */
export function WeekPlanner({ shopping, ...extras }: WeekPlannerProps) {
  const range = useRange()
  const { today, days } = range
  const situation = useSituation(range)
  const { wishes } = situation
  const meals = mealsOf(situation.meals, days)
  const planner = usePlanner(situation)
  const { outlook, isOld, isFailed, hasMeals } = useOutlook(situation)
  const facts = useMealFacts(meals)
  /** Of the servings that are cooked, with what has to be cooked first. */
  const minutesOf = (meal: PlannedMeal) =>
    outlook?.minutes[timeKey(meal)] ?? facts.get(meal.recipeId ?? '')?.minutes ?? null
  const isUnavailable = ({ kind, recipeId }: PlannedMeal) =>
    kind !== 'note' && (outlook?.unknown.includes(recipeId ?? '') ?? false)
  const namedIn = useOwnWords(meals, situation.needs, isUnavailable)
  const views = dayViews(meals, days, wishes.slots)
  const breaksOf = (meal: PlannedMeal) =>
    meal.date < today ? undefined : breaksOnDay(meal, minutesOf(meal), wishes)
  const rules: MoveRules = {
    breaksOf,
    keepsOf: ({ recipeId }) => outlook?.keeps[recipeId ?? ''],
    isDayOff: (day) => wishes.daysOff.includes(weekdayOf(day)),
  }
  const key = wishKey(wishes)
  const avoided = needsWords(situation.needs.avoid, situation.needs.diets)
  const [open, setOpen] = useState<Open>()
  const moving = useMoving(meals, views, today, rules, (id) => setOpen({ kind: 'meal', id }))

  const hasFree = views.some(
    ({ date, slots }) =>
      date >= today &&
      !wishes.daysOff.includes(weekdayOf(date)) &&
      slots.some(({ meals: there }) => there.length === 0),
  )
  const isAhead = ({ date }: PlannedMeal) => date >= today && days.includes(date)
  const hasOpen = givesWay(situation.meals, isAhead).length > 0
  const canPlanAgain = givesWay(situation.meals, isAhead, isPicked).length > 0
  const reasonsOf = (meal: PlannedMeal) =>
    ((!isOld && outlook?.reasons[meal.id]) || meal.reasons).flatMap((one) => {
      const words = reasonWords(one, today, meals)
      return words
        ? { words, isGood: one.kind !== 'buy' && one.kind !== 'thaw', isUse: one.kind === 'uses' }
        : []
    })
  const warningsOf = (meal: PlannedMeal) => {
    const found = outlook?.broken.find(({ id }) => id === meal.recipeId)
    const named = namedIn(meal)
    const broken = found ?? named
    const missing = isUnavailable(meal) ? strings.unavailable : undefined
    const breaks = isWishedWith(meal, key) ? breaksOf(meal) : undefined
    return [broken && cardWords(broken), missing, breaks].filter((words) => words !== undefined)
  }

  return (
    <div className="plan grid grid-cols-1 gap-4">
      <PlanBar
        range={range}
        onWishes={() => setOpen({ kind: 'wishes' })}
        onMore={() => setOpen({ kind: 'more' })}
        onAgain={canPlanAgain && planner.phase === 'idle' ? () => planner.planAll() : undefined}
      />
      <p className="hidden font-display text-xl print:block">{rangeWords(range.first, range.last, today)}</p>
      {avoided !== '' && <p className="hidden print:block">{avoided}</p>}
      {meals.length === 0 && (
        <p className="max-w-prose text-muted print:hidden">
          {situation.stock.length > 0
            ? strings.emptyText
            : rich(strings.emptyKitchen, {
                pantry: (text) => (
                  <Link to={paths.pantry()} className="text-link">
                    {text}
                  </Link>
                ),
              })}
        </p>
      )}
      <PlanButton
        planner={planner}
        days={days.length}
        isBegun={meals.length > 0}
        hasOpen={hasOpen}
        hasFree={hasFree}
      />
      <InTheWay
        unmet={planner.unmet.length > 0 ? planner.unmet : judged(outlook?.unmet ?? [], meals, key)}
        isOld={isOld && planner.unmet.length === 0}
        isFailed={planner.unmet.length > 0}
        broken={outlook?.broken ?? []}
        meals={meals}
        minutesOf={minutesOf}
        wishes={wishes}
        today={today}
        onRelax={planner.relax}
        onWishes={() => setOpen({ kind: 'wishes' })}
        onChoose={(cell) => setOpen({ kind: 'add', cell })}
        onReplace={({ id }) => setOpen({ kind: 'others', id })}
      />
      {hasMeals && (
        <Summary outlook={outlook} isOld={isOld} isFailed={isFailed} stock={situation.stock} today={today}>
          {shopping?.(range.last, planner.phase !== 'idle')}
        </Summary>
      )}
      <div
        aria-busy={planner.phase !== 'idle'}
        className={clsx(
          'plan-days grid grid-cols-1 gap-3 transition-opacity max-lg:max-w-prose lg:grid-cols-7 lg:gap-2',
          planner.phase !== 'idle' && 'opacity-60',
        )}
      >
        {views.map((view) => (
          <PlanDay
            key={view.date}
            view={view}
            today={today}
            isOff={wishes.daysOff.includes(weekdayOf(view.date))}
            hasSlots={views.some(({ slots }) => slots.some(({ slot }) => slot !== 'dinner'))}
            facts={facts}
            minutesOf={minutesOf}
            reasonsOf={reasonsOf}
            isOld={isOld}
            warningsOf={warningsOf}
            isUnavailable={isUnavailable}
            moving={moving}
            onMenu={({ id }) => setOpen({ kind: 'meal', id })}
            onAdd={(cell) => setOpen({ kind: 'add', cell })}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {moving.said}
      </p>
      <PlanSheet
        {...extras}
        open={open}
        onOpen={setOpen}
        range={range}
        situation={situation}
        rules={rules}
        isUnavailable={isUnavailable}
        onPlan={() => planner.planAll()}
        onPick={planner.pick}
      />
    </div>
  )
}
