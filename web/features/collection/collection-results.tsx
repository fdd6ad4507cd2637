import type { CollectionRecipe, SearchRecipesOutput } from '#core/contracts/search-recipes.ts'
import { PAGE_SIZE } from '#core/contracts/search-recipes.ts'
import { useScores } from '#web/state/scores.ts'
import { Button } from '#web/ui/button.tsx'
import { ClearFilters } from '#web/ui/clear-filters.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Plate } from '#web/ui/plate.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CollectionCard } from './collection-card.tsx'
import type { Drop } from './drops.ts'

const GRID = 'grid gap-2 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3'

interface ResultsProps {
  data: SearchRecipesOutput | undefined
  failed: boolean
  /** The results belong to the previous query. */
  stale: boolean
  retry: () => void
  clear: () => void
  /** Why nothing was found, where filters are why. */
  drops: readonly Drop[]
}

const DROPS_SHOWN = 3

function whyNothing([first, second]: readonly Drop[]): string {
  if (!first) return 'Try adjusting your search or filters to find more recipes.'
  if (second) return 'Each of these filters rules out every match. Remove one to see recipes.'
  const matches = first.total === 1 ? 'the only match' : `all ${first.total} matches`
  return first.label
    ? `“${first.label}” rules out ${matches}.`
    : `Together, your filters rule out ${matches}.`
}

/** Loading, results, empty, or error. */
export function CollectionResults({ data, failed, stale, retry, clear, drops }: ResultsProps) {
  if (failed)
    return (
      <ErrorCard
        title="Error loading recipes"
        message="There was an error loading the recipes. Please try again."
        art="pot-of-food"
        onRetry={retry}
      />
    )
  if (!data) return <Waiting />
  if (data.recipes.length === 0)
    return (
      <div className="rounded-card border border-line border-dashed px-6 py-12 text-center">
        <Plate art="shallow-pan-of-food" className="mx-auto w-28" />
        <h2 className="mt-6 text-2xl">No recipes found</h2>
        <p className="mx-auto mt-2 mb-6 max-w-line text-muted">{whyNothing(drops)}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {drops.slice(0, DROPS_SHOWN).map(({ label, total, drop }) => (
            <Button key={label ?? ''} onClick={drop}>
              Remove {label ? `“${label}”` : 'all filters'} ({total})
            </Button>
          ))}
          <ClearFilters onClick={clear} />
        </div>
      </div>
    )
  return <Cards recipes={data.recipes} stale={stale} />
}

function Cards({ recipes, stale }: { recipes: readonly CollectionRecipe[]; stale: boolean }) {
  const scores = useScores(recipes.map(({ id }) => id))
  return (
    <ul aria-busy={stale} className={`${GRID} transition-opacity aria-busy:opacity-60`}>
      {recipes.map((recipe, at) => (
        <li key={recipe.id} className="flex min-w-0 unseen-30 sm:unseen-80">
          <CollectionCard first={at < 2} recipe={recipe} score={scores.get(recipe.id)} />
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">Loading recipes</span>
      <div className={GRID}>
        {Array.from({ length: PAGE_SIZE }, (_, key) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all identical
          <Skeleton key={key} className="h-30 rounded-card sm:h-96" />
        ))}
      </div>
    </div>
  )
}
