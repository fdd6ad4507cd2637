import { clsx } from 'clsx'
import Plus from 'lucide-react/icons/plus'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { dayWords } from '#core/stock/words/date-words.ts'
import { rich } from '#web/ui/rich.tsx'
import type { Cell, DayView } from './cells.ts'
import { weekdayWord } from './days.ts'
import { type CardReason, MealCard } from './meal-card.tsx'
import type { MealFacts } from './meal-facts.ts'
import * as strings from './strings.ts'
import type { Moving } from './use-moving.ts'

interface PlanDayProps {
  view: DayView
  today: string
  isOff: boolean
  /** Other meals than dinner are planned: each says which it is. */
  hasSlots: boolean
  facts: ReadonlyMap<string, MealFacts>
  minutesOf: (meal: PlannedMeal) => number | null
  reasonsOf: (meal: PlannedMeal) => readonly CardReason[]
  isOld: boolean
  warningsOf: (meal: PlannedMeal) => readonly string[]
  isUnavailable: (meal: PlannedMeal) => boolean
  moving: Moving
  onMenu: (meal: PlannedMeal) => void
  onAdd: (cell: Cell) => void
}

/** A day and its meals; its title stays in view on a phone while they scroll. */
export function PlanDay({
  view,
  today,
  isOff,
  hasSlots,
  facts,
  minutesOf,
  reasonsOf,
  isOld,
  warningsOf,
  isUnavailable,
  moving,
  onMenu,
  onAdd,
}: PlanDayProps) {
  const { date, slots } = view
  const isToday = date === today
  const title = isToday ? strings.today : weekdayWord(date)
  return (
    <section aria-labelledby={`day-${date}`} data-day={date} className="plan-day flex min-w-0 flex-col">
      <h2
        id={`day-${date}`}
        className={clsx(
          'sticky top-(--header,0px) z-10 -mx-1 bg-bg px-1 py-1.5 text-lg leading-tight short:top-0 lg:static lg:mx-0 lg:rounded-t-card lg:px-2 lg:text-base',
          isToday && 'text-accent',
          date < today && 'text-muted',
        )}
        aria-current={isToday ? 'date' : undefined}
      >
        {rich((isToday ? strings.todayTitle : strings.dayTitle)(weekdayWord(date), dayWords(date, today)), {
          screen: (text) => <span className="print:hidden">{text}</span>,
          paper: (text) => <span className="hidden print:inline">{text}</span>,
          date: (text) => <span className="font-normal font-sans text-muted text-sm lg:block">{text}</span>,
        })}
      </h2>
      <div className="grid flex-1 content-start gap-2 pt-1.5 lg:pt-0">
        {slots.map(({ slot, meals }) => {
          const cell = { date, slot }
          return (
            <div
              key={slot}
              data-slot={slot}
              className={clsx(
                'grid content-start gap-2 rounded-card',
                moving.isTarget(cell) && 'outline-2 outline-accent outline-dashed outline-offset-2',
              )}
            >
              {hasSlots && <p className="text-muted text-xs">{strings.slotNames[slot]}</p>}
              {meals.map((meal) => (
                <MealCard
                  key={meal.id}
                  meal={meal}
                  facts={meal.recipeId ? facts.get(meal.recipeId) : undefined}
                  minutes={minutesOf(meal)}
                  reasons={reasonsOf(meal)}
                  isOld={isOld}
                  warnings={warningsOf(meal)}
                  isUnavailable={isUnavailable(meal)}
                  moving={moving}
                  onMenu={() => onMenu(meal)}
                />
              ))}
              {meals.length === 0 && isOff && (
                <p className="hidden text-muted text-sm print:block">{strings.dayOff}</p>
              )}
              {meals.length === 0 && (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={strings.addMeal(strings.slotNames[slot], title)}
                  onClick={() => onAdd(cell)}
                  className="flex min-h-14 items-center justify-center gap-2 rounded-card border border-control border-dashed text-muted text-sm transition-colors hover:border-accent hover:bg-accent-soft hover:text-text lg:min-h-28 lg:flex-col print:hidden"
                >
                  <Plus aria-hidden="true" className="size-5" />
                  {isOff ? strings.dayOff : strings.slotNames[slot]}
                </button>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}
