import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Ban from 'lucide-react/icons/ban'
import BookOpen from 'lucide-react/icons/book-open'
import CookingPot from 'lucide-react/icons/cooking-pot'
import Dices from 'lucide-react/icons/dices'
import Trash2 from 'lucide-react/icons/trash'
import type { ReactNode } from 'react'
import { MEAL_SLOTS, type MealSlot } from '#core/contracts/planning-limits.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { paths } from '#web/paths.ts'
import { planStore, usePlan } from '#web/state/plan/plan.ts'
import { plannedRecipe } from '#web/state/plan/planned-recipe.ts'
import { rejectedStore } from '#web/state/plan/rejected.ts'
import { type Option, Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ActionRow, LinkRow } from './action-row.tsx'
import type { Cell } from './cells.ts'
import { DoneRow } from './done-row.tsx'
import { edit } from './edit.ts'
import {
  changed,
  cookedOnce,
  cookedTwice,
  freeDayFor,
  isDouble,
  mostServings,
  without,
  withServings,
} from './edits.ts'
import { type MoveRules, moveMeal } from './move-meal.ts'
import { refusalOf } from './moves.ts'
import { Stepper } from './stepper.tsx'
import * as strings from './strings.ts'
import { dayHead, mealTitle } from './words.ts'

interface MealMenuProps {
  meal: PlannedMeal
  days: readonly string[]
  today: string
  rules: MoveRules
  /** Portions in the pantry of the leftovers that it is; null if unknown. */
  stored: number | null
  /** Its recipe can't be opened here. */
  isUnavailable: boolean
  onOthers: () => void
  onReplace: () => void
  onClose: () => void
  /** What other parts of the page can do with a meal. */
  children?: ReactNode
}

/** Everything that can be done with a meal. */
export function MealMenu(props: MealMenuProps) {
  const { meal, days, today, rules, stored, isUnavailable, onOthers, onReplace, onClose, children } = props
  const { id, recipeId, kind } = meal
  const planned = usePlan()
  const title = mealTitle(meal)
  const isOpen = meal.doneAt === null
  const isRecipe = kind === 'recipe' && recipeId !== null
  const remove = () => {
    onClose()
    edit(
      strings.removed(title),
      (meals) => without(meals, [id]),
      meal.locked ? { description: strings.wasLocked } : {},
    )
  }
  const reject = () => {
    onClose()
    const undo = recipeId ? rejectedStore.never(recipeId) : undefined
    edit(strings.isNeverAgain(title), (meals) => without(meals, [id]), { alsoUndo: undo })
  }
  const rest = { days, keeps: rules.keepsOf(meal) ?? 0, isDayOff: rules.isDayOff }
  const setDouble = (on: boolean) =>
    edit(
      on ? strings.nowDouble(title) : strings.nowSingle(title),
      (meals) => (on ? cookedTwice(meals, id, rest) : cookedOnce(meals, id)),
      on && !freeDayFor(planStore.get(), meal, rest) ? { description: strings.noDayForRest } : {},
    )
  return (
    <div className="grid gap-4">
      <div className="-mx-2 grid">
        {isRecipe && isOpen && !isUnavailable && (
          <LinkRow icon={CookingPot} label={strings.startCooking} to={paths.cook(recipeId, { meal: id })} />
        )}
        {recipeId && kind !== 'note' && !isUnavailable && (
          <LinkRow icon={BookOpen} label={strings.openRecipe} to={plannedRecipe(recipeId, meal)} />
        )}
        <DoneRow meal={meal} isUnavailable={isUnavailable} onClose={onClose} />
        {children}
        {isOpen && isRecipe && (
          <ActionRow
            icon={Dices}
            label={strings.otherRecipes}
            hint={strings.otherRecipesHint}
            onClick={onOthers}
          />
        )}
        {isOpen && (
          <ActionRow
            icon={ArrowRightLeft}
            label={strings.replace}
            hint={strings.replaceHint}
            onClick={onReplace}
          />
        )}
        {isOpen && isRecipe && <ActionRow icon={Ban} label={strings.neverAgain} onClick={reject} />}
        <ActionRow
          icon={Trash2}
          label={strings.remove}
          warning={meal.locked ? strings.removeLocked : undefined}
          onClick={remove}
        />
      </div>
      {isOpen && (
        <div className="grid gap-4 border-line border-t pt-4">
          <Place meal={meal} days={days} today={today} rules={rules} />
          {kind !== 'off' && (
            <Stepper
              label={strings.servings}
              value={meal.servings}
              min={1}
              max={mostServings(planned, meal, stored)}
              onChange={(servings) =>
                edit(strings.servingsChanged(title, strings.servingsWords(servings)), (meals) =>
                  withServings(meals, id, servings),
                )
              }
            />
          )}
          {isRecipe && (rest.keeps > 0 || isDouble(meal)) && (
            <Switch
              label={strings.cookDouble}
              hint={strings.cookDoubleHint}
              on={isDouble(meal)}
              onChange={setDouble}
            />
          )}
          <Switch
            label={strings.locked}
            hint={strings.lockedHint}
            on={meal.locked}
            onChange={(locked) =>
              edit(locked ? strings.isLocked(title) : strings.isUnlocked(title), (meals) =>
                changed(meals, id, { locked }),
              )
            }
          />
        </div>
      )}
    </div>
  )
}

function Place({ meal, days, today, rules }: Pick<MealMenuProps, 'meal' | 'days' | 'today' | 'rules'>) {
  const meals = usePlan()
  // What would be refused isn't offered; a locked meal can be unlocked, so its place says why.
  const optionFor = <Value extends string>(cell: Cell, value: Value, label: string): Option<Value>[] => {
    const why = refusalOf(meals, meal.id, cell, rules)?.why
    if (why === undefined) return [{ value, label }]
    const isLocked = why === 'locked' || why === 'rest locked'
    return isLocked ? [{ value, label: strings.lockedOption(label), isDisabled: true }] : []
  }
  const shown = days.includes(meal.date) ? days : [meal.date, ...days]
  return (
    <fieldset>
      <legend className="font-semibold">{strings.moveTo}</legend>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Select
          label={strings.moveDay}
          value={meal.date}
          options={shown.flatMap((date) => optionFor({ date, slot: meal.slot }, date, dayHead(date, today)))}
          onChange={(date) => moveMeal(meal, { date, slot: meal.slot }, today, rules)}
        />
        <Select<MealSlot>
          label={strings.moveSlot}
          value={meal.slot}
          options={MEAL_SLOTS.flatMap((slot) =>
            optionFor({ date: meal.date, slot }, slot, strings.slotNames[slot]),
          )}
          onChange={(slot) => moveMeal(meal, { date: meal.date, slot }, today, rules)}
        />
      </div>
    </fieldset>
  )
}
