import Check from 'lucide-react/icons/check'
import Refrigerator from 'lucide-react/icons/refrigerator'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { paths } from '#web/paths.ts'
import { eatLeftovers } from '#web/state/plan/eat-leftovers.ts'
import { usePantryDue } from '#web/state/plan/pantry-due.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { ActionRow, LinkRow } from './action-row.tsx'
import { edit } from './edit.ts'
import { changed } from './edits.ts'
import * as strings from './strings.ts'
import { mealTitle } from './words.ts'

interface DoneRowProps {
  meal: PlannedMeal
  /** Its recipe can't be opened here, so nothing is known of what it used. */
  isUnavailable?: boolean
  onClose: () => void
}

/** The meal is over, or not after all. What was cooked goes by the end of cook mode, where pantry and leftovers follow. */
export function DoneRow({ meal, isUnavailable = false, onClose }: DoneRowProps) {
  const { id, kind, recipeId, doneAt } = meal
  const title = mealTitle(meal)
  const isPantryDue = usePantryDue()
  const setDone = (done: boolean) => {
    onClose()
    const eaten = done ? eatLeftovers(meal) : []
    edit(
      done ? strings.isDone(title) : strings.isOpenAgain(title),
      (meals) => changed(meals, id, { doneAt: done ? new Date().toISOString() : null }),
      { alsoUndo: () => stockLog.undo(eaten) },
    )
  }
  if (kind === 'off') return null
  if (doneAt !== null)
    return (
      <>
        {recipeId && !isUnavailable && isPantryDue(meal) && (
          <LinkRow
            icon={Refrigerator}
            label={strings.updatePantry}
            hint={strings.updatePantryHint}
            to={paths.cook(recipeId, { meal: id, done: '' })}
          />
        )}
        <ActionRow icon={RotateCcw} label={strings.notDone} onClick={() => setDone(false)} />
      </>
    )
  if (kind === 'recipe' && recipeId && !isUnavailable)
    return (
      <LinkRow
        icon={Check}
        label={strings.cooked}
        hint={strings.cookedHint}
        to={paths.cook(recipeId, { meal: id, done: '' })}
      />
    )
  return kind === 'leftovers' ? (
    <ActionRow
      icon={Check}
      label={strings.eaten}
      hint={meal.stock === null ? undefined : strings.eatenHint}
      onClick={() => setDone(true)}
    />
  ) : (
    <ActionRow icon={Check} label={strings.markDone} onClick={() => setDone(true)} />
  )
}
