import BookmarkX from 'lucide-react/icons/bookmark-x'
import Clock from 'lucide-react/icons/clock'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { Link } from 'react-router'
import { totalTime } from '#core/recipes/duration-words.ts'
import { useIsOffline } from '#web/api/network.ts'
import { paths } from '#web/paths.ts'
import { useOwnRecipes } from '#web/state/own/own-recipes.ts'
import { useAllNeeds } from '#web/state/preferences.ts'
import { useSaved } from '#web/state/saved.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import { rich } from '#web/ui/rich.tsx'
import { SafetyBadges } from '#web/ui/safety-badges.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SlowNote } from '#web/ui/slow-note.tsx'
import { type SavedRecipe, useSavedRecipes } from './queries.ts'
import { SavedFilters, useSavedFilters } from './saved-filters.tsx'
import * as strings from './strings.ts'

const SHOWN = 24
const SKELETONS = 6

/** Everything that was saved, newest first. */
export function SavedList() {
  const { ids: allIds, has, toggle } = useSaved()
  const filters = useSavedFilters(allIds)
  const { ids } = filters
  const isOffline = useIsOffline()
  const [shown, setShown] = useState(SHOWN)
  const [removed, setRemoved] = useState<SavedRecipe>()
  const { data, isPending, isError, refetch } = useSavedRecipes(ids.slice(0, shown))

  if (allIds.length === 0 && !removed) return <NothingSaved />
  if (isError)
    return (
      <ErrorCard
        title={isOffline ? strings.offlineTitle : strings.loadFailedTitle}
        message={isOffline ? strings.offlineText : strings.loadFailedText}
        onRetry={() => refetch()}
      />
    )
  const recipes = (data ?? []).filter(({ id }) => has(id))
  return (
    <>
      {/* Always mounted, so that screen readers announce changes. */}
      <div role="status">
        {removed && (
          <p className="mb-5 flex flex-wrap items-center gap-3 text-muted">
            {strings.removed(removed.title)}
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                if (!has(removed.id)) toggle(removed.id)
                setRemoved(undefined)
              }}
            >
              {strings.undo}
            </Button>
          </p>
        )}
      </div>
      <SavedFilters {...filters} />
      {allIds.length === 0 ? (
        <NothingSaved />
      ) : ids.length === 0 ? (
        <p className="text-muted">{strings.noneFiltered}</p>
      ) : isPending ? (
        <div role="status" className="relative">
          <span className="sr-only">{strings.loading}</span>
          <SlowNote />
          <div className="grid grid-cols-2 gap-4 roomy:gap-6 lg:grid-cols-3 short:grid-cols-3">
            {ids.slice(0, SKELETONS).map((id) => (
              <div key={id} className={`${cardLook} overflow-hidden`}>
                <Skeleton className="aspect-4/3 rounded-none short:aspect-2/1" />
                <div className="p-4">
                  <Skeleton className="h-5" />
                  <Skeleton className="mt-2 h-5 w-2/3" />
                  <Skeleton className="mt-4 mb-1 h-4 w-1/2" />
                </div>
              </div>
            ))}
          </div>
        </div>
      ) : (
        <ul
          aria-label={strings.listLabel}
          className="grid grid-cols-2 gap-4 roomy:gap-6 lg:grid-cols-3 short:grid-cols-3"
        >
          {recipes.map((recipe) => (
            <li key={recipe.id} className="flex min-w-0 unseen-64">
              <SavedCard
                recipe={recipe}
                onRemove={() => {
                  toggle(recipe.id)
                  setRemoved(recipe)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {ids.length > shown && (
        <div className="mt-8 text-center">
          <Button variant="outline" onClick={() => setShown(shown + SHOWN)}>
            {strings.showMore}
          </Button>
        </div>
      )}
    </>
  )
}

function SavedCard({ recipe, onRemove }: { recipe: SavedRecipe; onRemove: () => void }) {
  const { title } = recipe
  const needs = useAllNeeds()
  const time = totalTime(recipe)
  return (
    <article className={`${cardLook} group relative flex w-full flex-col overflow-hidden`}>
      <RecipeCover recipe={recipe} className="aspect-4/3 w-full short:aspect-2/1" />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="text-lg leading-snug">
          <Link
            to={paths.recipe(recipe.id)}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-accent"
          >
            {title}
          </Link>
        </h2>
        <SafetyBadges recipe={recipe} needs={needs} />
        <div className="mt-auto flex items-end justify-between gap-2">
          <p className="flex flex-wrap gap-x-3 text-muted text-sm">
            {time && (
              <span className="inline-flex items-center gap-1 whitespace-nowrap">
                <Clock aria-hidden="true" className="size-4" />
                {time}
              </span>
            )}
            {recipe.servings !== null && (
              <span className="inline-flex items-center gap-1 whitespace-nowrap max-sm:hidden">
                <Users aria-hidden="true" className="size-4" />
                {strings.serves(recipe.servings)}
              </span>
            )}
          </p>
          <Button
            variant="quiet"
            size="icon"
            aria-label={strings.removeLabel(title)}
            onClick={onRemove}
            className="relative -m-2 shrink-0"
          >
            <BookmarkX aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
    </article>
  )
}

function NothingSaved() {
  const own = useOwnRecipes().size
  return (
    <EmptyState
      art="bowl"
      title={strings.emptyTitle}
      actions={<LinkButton to={paths.recipes()}>{strings.browse}</LinkButton>}
    >
      {strings.emptyText}{' '}
      {own > 0 &&
        rich(strings.inCookbook(own), {
          cookbook: (text) => (
            <Link to={paths.myRecipes()} className="text-link">
              {text}
            </Link>
          ),
        })}
    </EmptyState>
  )
}
