import { clsx } from 'clsx'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useEffect, useRef } from 'react'
import type { MealSlot } from '#core/contracts/planning-limits.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import type { PlanProblemFound } from '#core/planning/plan.ts'
import type { PlanWishes } from '#core/planning/wishes.ts'
import { Button } from '#web/ui/button.tsx'
import { brokenWords } from './broken-words.ts'
import type { Cell } from './cells.ts'
import { weekdayOf } from './days.ts'
import { isByHand } from './edits.ts'
import type { Asked } from './problem-for.ts'
import { hindrance } from './relax.ts'
import * as strings from './strings.ts'

interface InTheWayProps {
  unmet: readonly PlanProblemFound[]
  /** The wishes that are unmet are of a plan before this one: their room is kept, and nothing is said. */
  isOld?: boolean
  /** Nothing could be planned: why is shown at once. */
  isFailed?: boolean
  /** Planned recipes that one of those who eat can't eat. */
  broken: Asked['broken']
  meals: readonly PlannedMeal[]
  minutesOf: (meal: PlannedMeal) => number | null
  wishes: PlanWishes
  today: string
  /** Other wishes, and a new plan with them, or only of the meals that are missing. */
  onRelax: (change: Partial<PlanWishes>, onlyMissing: boolean) => void
  onWishes: () => void
  onChoose: (cell: Cell) => void
  onReplace: (meal: PlannedMeal) => void
}

/** Wishes that could not be met, each with the way out; first, what isn't safe for everyone. */
export function InTheWay(props: InTheWayProps) {
  const {
    unmet,
    isOld = false,
    isFailed = false,
    broken: all,
    meals,
    minutesOf,
    wishes,
    today,
    onRelax,
    onWishes,
    onChoose,
    onReplace,
  } = props
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFailed) section.current?.scrollIntoView?.({ block: 'center' })
  }, [isFailed])
  // Of a plan before this one, some may be gone.
  const broken = all.filter(({ id }) => meals.some(({ recipeId }) => recipeId === id))
  // The same wish may be in the way on several days: one line for each thing to do.
  const lines = new Map(
    unmet.flatMap((found) => {
      const slow = found.kind === 'too slow' ? slowMeal(found, meals) : undefined
      // What the user chose is no surprise, and what isn't for everyone is to be replaced anyway.
      const isTold = broken.some(({ id }) => id === slow?.recipeId)
      if (found.kind === 'too slow' && found.date !== null && (!slow || isByHand(slow) || isTold)) return []
      const known = slow && { title: slow.title, minutes: minutesOf(slow) }
      if (known && isInTime(known.minutes, found.date, wishes)) return []
      const one = hindrance(found, wishes, today, known)
      return [[`${one.words} ${one.help.label}`, { found, slow, ...one }] as const]
    }),
  )
  if (lines.size + broken.length === 0) return null
  return (
    <section
      ref={section}
      aria-label={strings.inTheWay}
      className={clsx(
        'rounded-card border border-line bg-turmeric-soft p-4 print:hidden',
        isOld && broken.length === 0 && 'invisible',
      )}
    >
      <ul className="grid gap-2">
        {broken.map((one) => {
          const meal = meals.find(({ recipeId }) => recipeId === one.id)
          return (
            <Line key={one.id} words={strings.brokenBy(one.title, brokenWords(one))}>
              {meal && <Way label={strings.replaceIt} onClick={() => onReplace(meal)} />}
            </Line>
          )
        })}
        {[...lines].map(([key, { found, slow, words, help }], at, every) => (
          <Line
            key={key}
            isHidden={isOld}
            words={[
              words,
              !slow &&
                found.without > 0 &&
                found.kind !== 'variety' &&
                strings.wouldFit(found.without, strings.wishNames[found.kind]),
            ]
              .filter(Boolean)
              .join(' ')}
          >
            {slow && <Way label={strings.replaceIt} onClick={() => onReplace(slow)} />}
            {/* One way out of several is offered once. */}
            {every.findIndex(([, one]) => one.help.label === help.label) === at && (
              <Way
                label={help.label}
                onClick={() => {
                  if ('wishes' in help) onRelax(help.wishes, isMissing(found))
                  else if (help.open === 'choose' && found.date && found.slot)
                    onChoose({ date: found.date, slot: found.slot as MealSlot })
                  else onWishes()
                }}
              />
            )}
          </Line>
        ))}
      </ul>
    </section>
  )
}

/** It is about a meal that could not be planned: the others may stay. */
const isMissing = ({ kind, date }: PlanProblemFound) => kind === 'too much to buy' && date !== null

const slowMeal = ({ date, slot }: PlanProblemFound, meals: readonly PlannedMeal[]) =>
  meals.find((meal) => meal.date === date && meal.slot === slot && meal.kind === 'recipe' && !meal.doneAt)

const isInTime = (minutes: number | null, date: string | null, wishes: PlanWishes) => {
  const limit = date === null ? null : (wishes.minutes[weekdayOf(date)] ?? null)
  return minutes !== null && limit !== null && minutes <= limit
}

interface LineProps {
  words: string
  isHidden?: boolean
  children: ReactNode
}

function Line({ words, isHidden = false, children }: LineProps) {
  return (
    <li
      className={clsx('flex flex-wrap items-center justify-between gap-x-4 gap-y-1', isHidden && 'invisible')}
    >
      <p className="flex min-w-0 items-start gap-2">
        <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-turmeric" />
        <span>{words}</span>
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  )
}

const Way = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="outline" onClick={onClick}>
    {label}
  </Button>
)
