import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import FolderInput from 'lucide-react/icons/folder-input'
import Plus from 'lucide-react/icons/plus'
import { useDeferredValue, useMemo, useState } from 'react'
import { shelvesOf } from '#core/own-recipes/tags.ts'
import { paths } from '#web/paths.ts'
import { useLastCooked } from '#web/state/own/cook-log.ts'
import { useOwnReady } from '#web/state/own/load-own.ts'
import { useAllMarks } from '#web/state/own/marks.ts'
import { useOwnRecipes } from '#web/state/own/own-recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { ClearFilters } from '#web/ui/clear-filters.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CookbookFilters } from './cookbook-filters.tsx'
import { DeletedRecipes } from './deleted-recipes.tsx'
import { ExportButton } from './export/export-button.tsx'
import { findOwn } from './find-own.ts'
import { OpenDrafts } from './open-drafts.tsx'
import { OwnCard } from './own-card.tsx'
import * as strings from './strings.ts'
import { useCookbookView } from './use-cookbook-view.ts'

const SHOWN = 48

/** All recipes of one's own, and those that the household shares. */
export function Cookbook() {
  const recipes = useOwnRecipes()
  const marks = useAllMarks()
  const cooked = useLastCooked()
  const isReady = useOwnReady()
  const { view, show } = useCookbookView()
  const [shown, setShown] = useState(SHOWN)
  const search = useDeferredValue(view.search)
  const { tag, folder, sort } = view
  const entries = useMemo(
    () => findOwn({ recipes, marks, cooked }, { search, tag, folder, sort }),
    [recipes, marks, cooked, search, tag, folder, sort],
  )
  const found = useMemo(() => entries.map(({ recipe }) => recipe), [entries])
  const shelves = useMemo(
    () => shelvesOf([...marks].flatMap(([id, marked]) => (recipes.has(id) ? [marked] : []))),
    [recipes, marks],
  )

  if (!isReady && recipes.size === 0) return <Loading />
  if (recipes.size === 0)
    return (
      <>
        <OpenDrafts />
        <EmptyState art="how-to-use" title={strings.emptyTitle} actions={<AddButtons isFirst />}>
          {strings.emptyText}
        </EmptyState>
        <DeletedRecipes />
      </>
    )
  const refused = [...recipes.values()].filter(({ state }) => state === 'refused').length
  const isFiltered = view.search !== '' || tag !== '' || folder !== ''
  const clear = () => show({ search: '', tag: '', folder: '' })
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-2">
        <AddButtons />
      </div>
      <OpenDrafts />
      {refused > 0 && (
        <p role="status" className="mb-4 rounded-card border border-danger bg-danger-soft px-4 py-3">
          {strings.refusedNote(refused)}
        </p>
      )}
      <CookbookFilters view={view} show={show} shelves={shelves} />
      <div className="my-2 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm roomy:my-4">
        <p aria-live="polite" className="text-muted">
          {strings.recipeCount(entries.length)}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-x-4">
          {isFiltered && <ClearFilters onClick={clear} />}
          <ExportButton shown={isFiltered ? found : undefined} />
        </div>
      </div>
      {entries.length === 0 ? (
        <EmptyState art="bowl" title={strings.nothingFound}>
          {strings.nothingFoundText}
        </EmptyState>
      ) : (
        <ul
          aria-label={strings.listLabel}
          className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 roomy:gap-6 lg:grid-cols-3"
        >
          {entries.slice(0, shown).map((entry) => (
            <li key={entry.recipe.id} className="flex min-w-0">
              <OwnCard entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {entries.length > shown && (
        <div className="mt-8 text-center">
          <Button variant="outline" onClick={() => setShown(shown + SHOWN)}>
            {strings.showMore}
          </Button>
        </div>
      )}
      <DeletedRecipes />
    </>
  )
}

/** Whoever has no recipe here yet has them elsewhere. */
function AddButtons({ isFirst = false }: { isFirst?: boolean }) {
  const bringIn = (
    <LinkButton
      to={paths.importRecipes()}
      variant={isFirst ? 'solid' : 'outline'}
      className="max-sm:col-span-2"
    >
      <FolderInput aria-hidden="true" className="size-5" />
      {strings.importRecipes}
    </LinkButton>
  )
  return (
    <>
      {isFirst && bringIn}
      <LinkButton to={paths.newRecipe()} variant={isFirst ? 'outline' : 'solid'}>
        <Plus aria-hidden="true" className="size-5" />
        {strings.newRecipe}
      </LinkButton>
      <LinkButton to={paths.newRecipe({ from: 'paste' })} variant="outline">
        <ClipboardPaste aria-hidden="true" className="size-5" />
        {strings.pasteRecipe}
      </LinkButton>
      {!isFirst && bringIn}
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="grid min-h-dvh content-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{strings.loading}</span>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-29 rounded-card sm:h-64" />
      ))}
    </div>
  )
}
