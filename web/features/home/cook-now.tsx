import ArrowRight from 'lucide-react/icons/arrow-right'
import Clock from 'lucide-react/icons/clock'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { totalTime } from '#core/recipes/duration-words.ts'
import { paths } from '#web/paths.ts'
import { useAllNeeds, useNeeds } from '#web/state/preferences.ts'
import { cardLook } from '#web/ui/card.tsx'
import { HiddenNote } from '#web/ui/hidden-note.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import { SafetyBadges } from '#web/ui/safety-badges.tsx'
import { ScoreDial } from '#web/ui/score-dial.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { STRIP, type StripRecipe, useStrip } from './queries.ts'

/** True of the recipes it is over: those that are ready come first. */
function headingOf(recipes: readonly StripRecipe[], pending: boolean): string {
  const group = recipes[0]?.group
  if (pending) return 'What you can cook'
  if (group === 'ready') return 'What you can cook now'
  return group === 'one' || group === 'few' ? 'Close to ready' : 'Closest to what you have'
}

/** What can be cooked with the list on this device; without a list, top recipes from the collection. */
export function CookNow({ diets }: { diets?: ReactNode }) {
  const needs = useNeeds()
  const [revealed, setRevealed] = useState(false)
  const { recipes, hidden, pending, own } = useStrip(revealed ? { ...needs, avoid: [] } : needs)
  // The page is complete without it: no results, or no connection, don't warrant an error.
  if (!pending && recipes.length === 0) return null
  return (
    <section aria-labelledby="cook-now">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <p className="eyebrow">{own ? 'From your ingredients' : 'From the collection'}</p>
          <h2 id="cook-now" className="mt-2 text-3xl">
            {own ? headingOf(recipes, pending) : 'Good places to start'}
          </h2>
        </div>
        <LinkButton to={own ? paths.matchedRecipes() : paths.recipes()} variant="outline">
          {own ? 'See all matches' : 'Browse the collection'}
          <ArrowRight aria-hidden="true" className="size-5" />
        </LinkButton>
      </div>
      {diets}
      {own && <HiddenNote count={hidden} avoid={needs.avoid} revealed={revealed} onReveal={setRevealed} />}
      <ul aria-busy={pending} className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {pending
          ? Array.from({ length: STRIP }, (_, key) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all identical
              <li key={key} className={`${cardLook} overflow-hidden`}>
                <Skeleton className="aspect-4/3 w-full rounded-none" />
                <div className="grid gap-2 p-4">
                  <Skeleton className="h-5 w-4/5" />
                  <Skeleton className="h-4 w-1/2" />
                </div>
              </li>
            ))
          : recipes.map((recipe) => (
              <li key={recipe.id} className="flex min-w-0">
                <StripCard recipe={recipe} />
              </li>
            ))}
      </ul>
    </section>
  )
}

function StripCard({ recipe }: { recipe: StripRecipe }) {
  const { sousScore: score } = recipe
  const needs = useAllNeeds()
  const time = totalTime(recipe)
  return (
    <div
      className={`${cardLook} group relative flex w-full flex-col overflow-hidden transition-colors hover:border-accent hover:bg-raised has-focus-visible:border-accent`}
    >
      <div className="relative">
        <RecipeCover recipe={recipe} className="aspect-4/3 w-full" />
        {score !== undefined && (
          <ScoreDial score={score} className="absolute right-2 bottom-2 size-13 rounded-chip shadow-lift" />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h3 className="text-lg leading-snug">
          <Link to={paths.recipe(recipe.id)} className="after:absolute after:inset-0 after:rounded-card">
            {recipe.title}
          </Link>
        </h3>
        <SafetyBadges recipe={recipe} needs={needs} className="my-1" />
        <p className="mt-auto flex flex-wrap items-center gap-x-3 text-muted text-sm">
          {recipe.why && <span className="text-text">{recipe.why}</span>}
          {score !== undefined && <span className="sr-only">SousScore {score}</span>}
          {time && (
            <span className="inline-flex items-center gap-1">
              <Clock aria-hidden="true" className="size-4" />
              {time}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
