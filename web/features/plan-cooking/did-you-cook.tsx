import { clsx } from 'clsx'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { addDays } from '#core/stock/day.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { eatLeftovers } from '#web/state/plan/eat-leftovers.ts'
import { pantryDue, usePantryDue } from '#web/state/plan/pantry-due.ts'
import { planStore, usePlan } from '#web/state/plan/plan.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { useToday } from '#web/state/stock/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import * as strings from './strings.ts'

/** Nobody remembers for longer. */
const ASKED_DAYS = 2

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

function eat(meal: PlannedMeal) {
  const eaten = eatLeftovers(meal)
  const done = planStore.change([meal.id], { doneAt: new Date().toISOString() })
  notify({
    title: strings.eaten(meal.title),
    undo: () => {
      planStore.restore(done)
      stockLog.undo(eaten)
    },
  })
}

/** Not in the plan any more, nor what was to be eaten of it later. What it would have taken is still in the pantry. */
function skip({ id, title }: PlannedMeal) {
  const gone = planStore.get().filter((one) => one.id === id || (one.from === id && one.doneAt === null))
  const change = planStore.remove(gone.map((one) => one.id))
  notify({ title: strings.skipped(title), undo: () => planStore.restore(change) })
}

/** A meal of the last days that is still open: one question at a time, the earliest first, since its leftovers follow. */
export function DidYouCook({ className }: { className?: string }) {
  const today = useToday()
  const first = addDays(today, -ASKED_DAYS)
  const isPantryDue = usePantryDue()
  const plan = usePlan()
  const meal = plan.find(
    ({ date, kind, doneAt }) =>
      date >= first && date < today && doneAt === null && (kind === 'recipe' || kind === 'leftovers'),
  )
  const due = plan.find((one) => one.date >= first && one.date <= today && isPantryDue(one))
  if (!meal) return due ? <PantryDue meal={due} className={className} /> : null
  const { id, title, recipeId, kind } = meal
  const day = meal.date === addDays(today, -1) ? strings.yesterday : weekday.format(Date.parse(meal.date))
  const isCooked = kind === 'recipe' && recipeId !== null
  return (
    <section
      aria-label={strings.past}
      className={clsx('flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm', className)}
    >
      <p className="min-w-0 flex-1 basis-56 text-muted">
        {isCooked ? strings.didCook(day, title) : strings.didEat(day, title)}
      </p>
      <span className="flex gap-2">
        {isCooked ? (
          <LinkButton
            to={paths.cook(recipeId, { meal: id, done: '' })}
            variant="outline"
            size="sm"
            className="min-h-11!"
            aria-label={strings.yesCooked(title)}
          >
            {strings.yes}
          </LinkButton>
        ) : (
          <Button
            variant="outline"
            size="sm"
            className="min-h-11!"
            aria-label={strings.yesEaten(title)}
            onClick={() => eat(meal)}
          >
            {strings.yes}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          className="min-h-11!"
          aria-label={isCooked ? strings.noCooked(title) : strings.noEaten(title)}
          onClick={() => skip(meal)}
        >
          {strings.no}
        </Button>
      </span>
    </section>
  )
}

/** A meal that was cooked to the end, and left before the pantry was updated. */
function PantryDue({ meal: { id, title, recipeId }, className }: { meal: PlannedMeal; className?: string }) {
  return (
    <section
      aria-label={strings.updatePantryAfter(title)}
      className={clsx('flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm', className)}
    >
      <p className="min-w-0 flex-1 basis-56 text-muted">{strings.isPantryDue(title)}</p>
      <span className="flex gap-2">
        <LinkButton
          to={paths.cook(recipeId ?? '', { meal: id, done: '' })}
          variant="outline"
          size="sm"
          className="min-h-11!"
          aria-label={strings.updatePantryAfter(title)}
        >
          {strings.updatePantry}
        </LinkButton>
        <Button
          variant="outline"
          size="sm"
          className="min-h-11!"
          aria-label={strings.pantryIsRightAfter(title)}
          onClick={() => notify({ title: strings.pantryKept, undo: pantryDue.settle(id) })}
        >
          {strings.pantryIsRight}
        </Button>
      </span>
    </section>
  )
}
