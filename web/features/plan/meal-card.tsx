import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import GripVertical from 'lucide-react/icons/grip-vertical'
import House from 'lucide-react/icons/house'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link } from 'react-router'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { durationWords } from '#core/recipes/duration-words.ts'
import { capital } from '#core/text/capital.ts'
import { plannedRecipe } from '#web/state/plan/planned-recipe.ts'
import { cardLook } from '#web/ui/card.tsx'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import { edit } from './edit.ts'
import { changed } from './edits.ts'
import type { MealFacts } from './meal-facts.ts'
import * as strings from './strings.ts'
import type { Moving } from './use-moving.ts'
import { mealTitle } from './words.ts'

const MOST_REASONS = 2
const TOOL =
  'grid size-11 shrink-0 place-items-center rounded-chip text-muted transition-colors hover:bg-accent-soft hover:text-text'

export interface CardReason {
  words: string
  /** Good news; what is to buy or to thaw is none. */
  isGood: boolean
  /** It uses up what won't keep: never left out. */
  isUse?: boolean
}

interface MealCardProps {
  meal: PlannedMeal
  facts: MealFacts | undefined
  minutes: number | null
  /** Why it is there. */
  reasons: readonly CardReason[]
  /** They are of a plan before this one: their room is kept, and they aren't said. */
  isOld: boolean
  /** Why not everyone can eat it, and what it breaks on its day. */
  warnings: readonly string[]
  /** Its recipe can't be opened here. */
  isUnavailable: boolean
  moving: Moving
  onMenu: () => void
}

/** A meal: what it is, why, and what can be done with it. On a phone the picture is at its side. */
export function MealCard({
  meal,
  facts,
  minutes,
  reasons,
  isOld,
  warnings,
  isUnavailable,
  moving,
  onMenu,
}: MealCardProps) {
  const title = mealTitle(meal)
  const isDone = meal.doneAt !== null
  const dragged = moving.styleOf(meal.id)
  return (
    <article
      aria-label={title}
      data-locked={meal.locked || undefined}
      style={dragged}
      className={clsx(
        cardLook,
        'plan-meal relative flex flex-col overflow-hidden md:max-lg:flex-row md:max-lg:items-end',
        dragged && 'pointer-events-none z-20 bg-raised!',
        moving.isPicked(meal.id) && 'border-accent! ring-2 ring-accent',
        (meal.kind === 'off' || meal.kind === 'note') && 'border-dashed!',
      )}
    >
      <div className="relative flex min-w-0 flex-1 gap-3 p-3 pb-0 md:max-lg:pb-3 lg:flex-col lg:gap-2 lg:p-2 lg:pb-0">
        <Picture meal={meal} facts={facts} />
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere line-clamp-3 text-base leading-snug lg:line-clamp-4">
            {meal.recipeId && meal.kind !== 'note' && !isUnavailable ? (
              <Link
                to={plannedRecipe(meal.recipeId, meal)}
                draggable={false}
                className="after:absolute after:inset-0 after:rounded-card"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <Facts meal={meal} minutes={minutes} />
          {(isDone ? [] : warnings).map((words) => (
            <p
              key={words}
              className="wrap-anywhere mt-1 flex items-start gap-1 text-sm text-turmeric leading-snug"
            >
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {capital(words)}
            </p>
          ))}
          {!isDone && (
            <Reasons words={reasons.filter(({ isUse }, at) => isUse || at < MOST_REASONS)} isOld={isOld} />
          )}
        </div>
      </div>
      <div className="flex items-center justify-end px-1 lg:justify-between lg:px-0 print:hidden">
        {isDone ? (
          <span className="flex min-h-11 flex-1 items-center gap-1 px-2 font-semibold text-herb text-sm">
            <Check aria-hidden="true" className="size-4" />
            {strings.done}
          </span>
        ) : (
          <Tools meal={meal} title={title} moving={moving} />
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={strings.menuOf(title)}
          data-menu={meal.id}
          onClick={onMenu}
          className={TOOL}
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </button>
      </div>
    </article>
  )
}

function Tools({ meal, title, moving }: { meal: PlannedMeal; title: string; moving: Moving }) {
  const LockIcon = meal.locked ? Lock : LockOpen
  const setLocked = () =>
    edit(meal.locked ? strings.isUnlocked(title) : strings.isLocked(title), (meals) =>
      changed(meals, meal.id, { locked: !meal.locked }),
    )
  return (
    <>
      <button
        type="button"
        aria-label={strings.grip(title)}
        className={clsx(TOOL, 'cursor-grab touch-none active:cursor-grabbing')}
        {...moving.handle(meal)}
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={strings.lock(title)}
        aria-pressed={meal.locked}
        onClick={setLocked}
        className={clsx(TOOL, meal.locked && 'text-accent!')}
      >
        <LockIcon aria-hidden="true" className="size-5" />
      </button>
    </>
  )
}

function Picture({ meal, facts }: Pick<MealCardProps, 'meal' | 'facts'>) {
  const look = 'size-18 shrink-0 rounded-sm lg:aspect-4/3 lg:h-auto lg:w-full print:hidden'
  if (meal.recipeId && meal.kind !== 'note')
    return (
      <RecipeCover
        recipe={{ id: meal.recipeId, cover_image_url: facts?.picture ?? null }}
        className={clsx(look, meal.kind === 'leftovers' && 'saturate-60')}
      />
    )
  const Icon = meal.kind === 'off' ? House : NotebookPen
  return (
    <div className={clsx(look, 'grid place-items-center bg-sunken text-muted')}>
      <Icon aria-hidden="true" className="size-7" />
    </div>
  )
}

function Facts({ meal, minutes }: Pick<MealCardProps, 'meal' | 'minutes'>) {
  if (meal.kind === 'off') return null
  const words = [
    meal.kind === 'recipe' && minutes ? durationWords(minutes) : '',
    meal.cooks > meal.servings
      ? strings.cooksFor(meal.servings, meal.cooks)
      : strings.servingsWords(meal.servings),
  ].filter(Boolean)
  return <p className="mt-0.5 text-muted text-sm">{words.join(' · ')}</p>
}

function Reasons({ words, isOld }: { words: readonly CardReason[]; isOld: boolean }) {
  if (words.length === 0) return null
  return (
    <ul
      aria-label={strings.reasonsLabel}
      className={clsx('mt-1 grid gap-0.5 text-sm leading-snug', isOld && 'invisible')}
    >
      {words.map((one) => (
        <li key={one.words} className={clsx('wrap-anywhere', one.isGood ? 'text-herb' : 'text-muted')}>
          {one.words}
        </li>
      ))}
    </ul>
  )
}
