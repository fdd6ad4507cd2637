import CookingPot from 'lucide-react/icons/cooking-pot'
import Snowflake from 'lucide-react/icons/snowflake'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { addDays } from '#core/stock/day.ts'
import { listed } from '#core/text/listed.ts'
import { paths } from '#web/paths.ts'
import { usePlan } from '#web/state/plan/plan.ts'
import { plannedRecipe } from '#web/state/plan/planned-recipe.ts'
import { useToday } from '#web/state/stock/use-today.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import * as strings from './strings.ts'
import { useToThaw } from './use-to-thaw.ts'

/** What the plan has for today and isn't over: the next thing to cook first, by the order of the day. And what has to thaw. */
export function Tonight() {
  const today = useToday()
  const open = usePlan().filter(({ doneAt, kind }) => doneAt === null && kind !== 'off')
  const meals = open.filter(({ date }) => date === today)
  const toThaw = useToThaw()
  const now = toThaw(meals)
  const later = toThaw(open.filter(({ date }) => date === addDays(today, 1)))
  // The room for it was kept by the document; from now on it has its own height.
  useLayoutEffect(() => {
    document.documentElement.style.removeProperty('--tonight')
  }, [])
  if (meals.length + later.length === 0) return null
  return (
    <section aria-label={strings.title} className="pt-2">
      <h2 className="sr-only">{strings.title}</h2>
      <ul className="divide-y divide-line rounded-card border border-accent bg-surface pr-1 pl-4">
        {meals.map((meal) => (
          <Meal key={meal.id} meal={meal} />
        ))}
        {now.length > 0 && <Thaw words={strings.thaw(listed(now))} />}
        {later.length > 0 && <Thaw words={strings.thawForTomorrow(listed(later))} />}
      </ul>
    </section>
  )
}

function Thaw({ words }: { words: string }) {
  return (
    <li className="flex min-h-13 items-center gap-2 py-1 pr-3 text-muted text-sm leading-tight">
      <Snowflake aria-hidden="true" className="size-4 shrink-0" />
      {words}
    </li>
  )
}

function Meal({ meal }: { meal: PlannedMeal }) {
  const { id, kind, recipeId, slot, title } = meal
  const words = kind === 'leftovers' ? strings.leftoversOf(title) : title
  return (
    <li className="flex min-h-13 items-center justify-between gap-x-3">
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block text-muted text-xs">
          {slot === 'dinner' ? strings.tonight : strings.slotNames[slot]}
        </span>
        {recipeId && kind !== 'note' ? (
          <Link
            to={plannedRecipe(recipeId, meal)}
            className="-mt-4 block truncate pt-4 pb-2 font-semibold text-link"
          >
            {words}
          </Link>
        ) : (
          <span className="block truncate font-semibold">{words}</span>
        )}
      </p>
      {kind === 'recipe' && recipeId ? (
        <LinkButton
          to={paths.cook(recipeId, { meal: id })}
          aria-label={strings.startNamed(title)}
          className="min-h-11! shrink-0 px-4!"
        >
          <CookingPot aria-hidden="true" className="size-5" />
          {strings.start}
        </LinkButton>
      ) : (
        <LinkButton to={paths.plan()} variant="outline" className="min-h-11! shrink-0 px-4!">
          {strings.toPlan}
        </LinkButton>
      )}
    </li>
  )
}
