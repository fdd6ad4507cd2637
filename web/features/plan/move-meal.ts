import type { PlannedMeal } from '#core/planning/meal.ts'
import { notify } from '#web/lib/toast.ts'
import { planStore } from '#web/state/plan/plan.ts'
import type { Cell } from './cells.ts'
import { edit } from './edit.ts'
import { moveTo, type RestRules, type Waiting } from './moves.ts'
import * as strings from './strings.ts'
import { dayInText, mealTitle, placeWords, refusalWords } from './words.ts'

/** Leftovers that a move took out of the plan, until there is a place for them. */
let waiting: readonly Waiting[] = []

/** What became of leftovers that had to follow, or that have a place again. */
function followed(
  before: readonly PlannedMeal[],
  after: readonly PlannedMeal[],
  movedId: string,
  today: string,
): string[] {
  const back = after.flatMap((rest) =>
    rest.kind === 'leftovers' && !before.some(({ id }) => id === rest.id)
      ? strings.restBack(mealTitle(rest), dayInText(rest.date, today))
      : [],
  )
  const said = before.flatMap((rest) => {
    const now = after.find(({ id }) => id === rest.id)
    if (rest.kind !== 'leftovers' || rest.id === movedId || (now && now.date === rest.date)) return []
    return now
      ? strings.restMoved(mealTitle(rest), dayInText(now.date, today))
      : strings.restGone(mealTitle(rest))
  })
  return [...said, ...back]
}

export interface MoveRules extends RestRules {
  /** What a moved meal breaks in its new place: a time limit, or a day off. */
  breaksOf: (meal: PlannedMeal) => string | undefined
}

/** Moves a meal, with words for it and an Undo; or says why it stays. Returns what was said. */
export function moveMeal(meal: PlannedMeal, to: Cell, today: string, rules: MoveRules): string {
  const now = planStore.get()
  const { meals, refusal, waiting: later } = moveTo(now, meal.id, to, waiting, rules)
  if (refusal) {
    const title = refusalWords(refusal, today)
    notify({ title })
    return title
  }
  const title = strings.dropped(mealTitle(meal), placeWords(to, today))
  const isMoved = ({ id, date, slot }: PlannedMeal) =>
    now.some((one) => one.id === id && (one.date !== date || one.slot !== slot))
  const breaks = meals.filter(isMoved).flatMap((one) => {
    const words = rules.breaksOf(one)
    return words ? strings.movedBreaks(mealTitle(one), words) : []
  })
  const description = [...breaks, ...followed(now, meals, meal.id, today)].join(' ') || undefined
  const before = waiting
  waiting = later
  edit(title, () => meals, {
    description,
    alsoUndo: () => {
      waiting = before
    },
  })
  return [title, description].filter(Boolean).join('. ')
}
