import { clsx } from 'clsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { totalTime } from '#core/recipes/duration-words.ts'
import { paths } from '#web/paths.ts'
import { useLeftOut } from '#web/state/left-out.ts'
import { useAllNeeds, useNeeds } from '#web/state/preferences.ts'
import { cardLook } from '#web/ui/card.tsx'
import { HiddenNote } from '#web/ui/hidden-note.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import { rich } from '#web/ui/rich.tsx'
import { SafetyBadges } from '#web/ui/safety-badges.tsx'
import { ScoreDial } from '#web/ui/score-dial.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { STRIP, type StripRecipe, useStrip } from './queries.ts'
import * as strings from './strings.ts'

/** True of the recipes it is over: those that are ready come first. */
function headingOf(recipes: readonly StripRecipe[], pending: boolean): string {
  const group = recipes[0]?.group
  const areReady = recipes.every((recipe) => recipe.group === 'ready')
  if (pending) return strings.cookPending
  if (areReady) return strings.cookNow
  return group === 'ready' || group === 'one' || group === 'few' ? strings.cookSoon : strings.cookClosest
}

/** What can be cooked with the list on this device; without a list, top recipes from the collection. */
export function CookNow({ diets }: { diets?: ReactNode }) {
  const needs = useNeeds()
  const leftOut = useLeftOut()
  const [revealed, setRevealed] = useState(false)
  const { recipes, hidden, pending, own } = useStrip(revealed ? { ...needs, avoid: [] } : needs)
  // The page is complete without it: no results, or no connection, don't warrant an error.
  if (!pending && recipes.length === 0) return null
  return (
    <section aria-labelledby="cook-now">
      <p className="eyebrow mb-2 max-md:hidden">{own ? strings.fromYours : strings.fromCollection}</p>
      <h2 id="cook-now" className="text-2xl md:text-3xl">
        {own ? headingOf(recipes, pending) : strings.goodStarts}
      </h2>
      {diets}
      {own && <HiddenNote count={hidden} avoid={needs.avoid} revealed={revealed} onReveal={setRevealed} />}
      <ul aria-busy={pending} className={clsx('mt-4 grid gap-3', !own && 'md:grid-cols-3')}>
        {pending
          ? Array.from({ length: STRIP }, (_, key) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all identical
              <li key={key} className={`${cardLook} flex gap-3 p-3`}>
                <Skeleton className="size-24 shrink-0" />
                <div className="grid grow content-start gap-2">
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
      <LinkButton
        to={own ? paths.matchedRecipes(leftOut) : paths.recipes()}
        variant="outline"
        className="mt-3 max-sm:w-full"
      >
        {own ? strings.seeAll : strings.browse}
        <ArrowRight aria-hidden="true" className="size-5" />
      </LinkButton>
    </section>
  )
}

function StripCard({ recipe }: { recipe: StripRecipe }) {
  const { sousScore: score } = recipe
  const needs = useAllNeeds()
  return (
    <div
      className={`${cardLook} relative flex w-full gap-3 p-3 transition-colors hover:border-accent hover:bg-raised has-focus-visible:border-accent`}
    >
      <RecipeCover recipe={recipe} className="size-24 shrink-0 rounded-sm" />
      <div className="min-w-0 grow">
        <h3 className="text-base leading-snug sm:text-lg">
          <Link to={paths.recipe(recipe.id)} className="after:absolute after:inset-0 after:rounded-card">
            {recipe.title}
          </Link>
        </h3>
        <p className="text-muted text-sm">{totalTime(recipe)}</p>
        {recipe.why && <p className="text-sm leading-snug">{recipe.why}</p>}
        <SafetyBadges recipe={recipe} needs={needs} className="mt-1" />
        {score !== undefined && (
          <span className="sr-only">{rich(strings.score, { value: () => score })}</span>
        )}
      </div>
      {score !== undefined && <ScoreDial score={score} className="size-11 self-start" />}
    </div>
  )
}
