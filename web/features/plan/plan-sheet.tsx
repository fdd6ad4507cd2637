import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import type { PlanAlternative } from '#core/planning/alternatives.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { newId } from '#web/lib/new-id.ts'
import { rejectedStore } from '#web/state/plan/rejected.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { Cell } from './cells.ts'
import { ChooseMeal } from './choose-meal.tsx'
import { DaysForm } from './days-form.tsx'
import { edit } from './edit.ts'
import { byHand, changed, withoutRest } from './edits.ts'
import { MealMenu } from './meal-menu.tsx'
import { MoreActions } from './more-actions.tsx'
import type { MoveRules } from './move-meal.ts'
import { OtherRecipes } from './other-recipes.tsx'
import { type Choice, leftoversFor } from './pantry-leftovers.ts'
import type { Situation } from './problem-for.ts'
import * as strings from './strings.ts'
import { TemplateList } from './template-list.tsx'
import { useLeftoverWarnings } from './use-leftover-warnings.ts'
import type { PlanRange } from './use-range.ts'
import { WishesForm } from './wishes-form.tsx'
import { dayHead, mealTitle } from './words.ts'

/** What is open over the plan. */
export type Open =
  | { kind: 'meal' | 'others' | 'replace'; id: string }
  | { kind: 'add'; cell: Cell }
  | { kind: 'wishes' | 'more' | 'days' | 'templates' }

/** What other parts of the page add. */
export interface PlanExtras {
  /** The user's diets and allergies, and where to change them. */
  needs: ReactNode
  mealActions?: (meal: PlannedMeal, onClose: () => void) => ReactNode
  moreActions?: (onClose: () => void) => ReactNode
}

interface PlanSheetProps extends PlanExtras {
  open: Open | undefined
  onOpen: (open: Open | undefined) => void
  range: PlanRange
  situation: Situation
  rules: MoveRules
  isUnavailable: (meal: PlannedMeal) => boolean
  onPlan: () => void
  onPick: (cell: Cell) => void
}

/** One sheet for all that can be opened; what it shows may change while it is open. */
export function PlanSheet(props: PlanSheetProps) {
  const { open, onOpen } = props
  const meal = open && 'id' in open ? props.situation.meals.find(({ id }) => id === open.id) : undefined
  // A meal may go while its sheet is open: undone, or on another device.
  const isOpen = open !== undefined && (!('id' in open) || meal !== undefined)
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(next) => !next && onOpen(undefined)}
      title={open ? titleOf(open, meal, props.range.today) : ''}
    >
      {open && <Content {...props} open={open} meal={meal} />}
    </Sheet>
  )
}

function titleOf(open: Open, meal: PlannedMeal | undefined, today: string): string {
  const title = meal ? mealTitle(meal) : ''
  switch (open.kind) {
    case 'meal':
      return title
    case 'others':
    case 'replace':
      return strings.otherTitle(title)
    case 'add':
      return strings.whatFor(strings.slotNames[open.cell.slot], dayHead(open.cell.date, today))
    case 'wishes':
      return strings.wishesTitle
    case 'more':
      return strings.moreTitle
    case 'days':
      return strings.chooseDays
    case 'templates':
      return strings.templates
  }
}

function Content(props: PlanSheetProps & { open: Open; meal: PlannedMeal | undefined }) {
  const { open, onOpen, meal, range, situation } = props
  const { today, wishes, needs, stock } = situation
  const place =
    open.kind === 'add'
      ? { date: open.cell.date, eaters: wishes.eaters }
      : open.kind === 'replace' && meal && { date: meal.date, eaters: meal.servings }
  const others = situation.meals.filter((one) => one !== meal)
  const leftovers = useLeftoverWarnings(
    situation,
    place ? leftoversFor(place.date, place.eaters, stock, others) : [],
  )
  const close = () => onOpen(undefined)
  const swap = ({ meal: other, followers }: PlanAlternative) => {
    close()
    const news = new Map([byHand(other), ...followers].map((one) => [one.id, one]))
    edit(strings.replaced(mealTitle(other)), (meals) => meals.map((one) => news.get(one.id) ?? one), {
      alsoUndo: rejected(meal),
    })
  }
  const replace = (choice: Choice) => {
    close()
    if (!meal) return
    const cooks = choice.kind === 'recipe' ? meal.servings : 0
    edit(
      strings.replaced(mealTitle(choice)),
      (meals) =>
        changed(withoutRest(meals, meal.id), meal.id, {
          stock: null,
          reasons: [],
          ...choice,
          cooks,
          from: null,
        }),
      { alsoUndo: rejected(meal) },
    )
  }
  const add = ({ date, slot }: Cell, choice: Choice) => {
    close()
    const servings = wishes.eaters
    edit(strings.added(mealTitle(choice)), (meals) => [
      ...meals,
      {
        servings,
        stock: null,
        reasons: [],
        ...choice,
        id: newId(),
        date,
        slot,
        cooks: choice.kind === 'recipe' ? servings : 0,
        from: null,
        locked: false,
        doneAt: null,
        addedAt: new Date().toISOString(),
      },
    ])
  }
  switch (open.kind) {
    case 'meal':
      return meal ? (
        <MealMenu
          meal={meal}
          days={range.days}
          today={today}
          rules={props.rules}
          stored={storedOf(meal, stock)}
          isUnavailable={props.isUnavailable(meal)}
          onOthers={() => onOpen({ kind: 'others', id: meal.id })}
          onReplace={() => onOpen({ kind: 'replace', id: meal.id })}
          onClose={close}
        >
          {props.mealActions?.(meal, close)}
        </MealMenu>
      ) : null
    case 'others':
      return meal ? (
        <Stacked onBack={() => onOpen({ kind: 'meal', id: meal.id })}>
          <OtherRecipes
            meal={meal}
            situation={situation}
            onChoose={swap}
            onSearch={() => onOpen({ kind: 'replace', id: meal.id })}
          />
        </Stacked>
      ) : null
    case 'replace':
      return meal ? (
        <Stacked onBack={() => onOpen({ kind: 'meal', id: meal.id })}>
          <ChooseMeal needs={needs} leftovers={leftovers} onChoose={replace} />
        </Stacked>
      ) : null
    case 'add':
      return (
        <ChooseMeal
          needs={needs}
          leftovers={leftovers}
          onChoose={(choice) => add(open.cell, choice)}
          onPick={
            open.cell.date >= today
              ? () => {
                  close()
                  props.onPick(open.cell)
                }
              : undefined
          }
        />
      )
    case 'wishes':
      return (
        <div className="grid gap-6">
          <WishesForm wishes={wishes} needs={props.needs} all={needs} />
          <div className="sticky -bottom-5 -mx-5 -mb-5 border-line border-t bg-surface px-5 py-3">
            <Button
              className="w-full"
              onClick={() => {
                close()
                props.onPlan()
              }}
            >
              {strings.planAll(range.days.length)}
            </Button>
          </div>
        </div>
      )
    case 'more':
      return (
        <MoreActions
          range={range}
          onDays={() => onOpen({ kind: 'days' })}
          onTemplates={() => onOpen({ kind: 'templates' })}
          onClose={close}
        >
          {props.moreActions?.(close)}
        </MoreActions>
      )
    case 'days':
      return <DaysForm range={range} onDone={close} />
    case 'templates':
      return <TemplateList range={range} onDone={close} />
  }
}

/** Remembers that its recipe was replaced; returns how to undo that. */
const rejected = (meal: PlannedMeal | undefined) =>
  meal?.kind === 'recipe' && meal.recipeId ? rejectedStore.replace(meal.recipeId) : undefined

/** Portions in the pantry; null if unknown. */
function storedOf(meal: PlannedMeal, stock: Situation['stock']): number | null {
  const item = meal.stock === null ? undefined : stock.find(({ name }) => name === meal.stock)
  return item?.amount?.unit === 'serving' ? item.amount.value : null
}

function Stacked({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <Button variant="quiet" className="-ml-3 justify-self-start px-3!" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {strings.back}
      </Button>
      {children}
    </div>
  )
}
