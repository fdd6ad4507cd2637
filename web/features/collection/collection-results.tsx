import type { CollectionRecipe, SearchRecipesOutput } from '#core/contracts/search-recipes.ts'
import { PAGE_SIZE } from '#core/contracts/search-recipes.ts'
import { useIsOffline } from '#web/api/network.ts'
import { useScores } from '#web/state/scores.ts'
import { Button } from '#web/ui/button.tsx'
import { ClearFilters } from '#web/ui/clear-filters.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SlowNote } from '#web/ui/slow-note.tsx'
import { CollectionCard } from './collection-card.tsx'
import type { Drop } from './drops.ts'
import * as strings from './strings.ts'

const GRID = 'grid gap-2 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3'

interface ResultsProps {
  data: SearchRecipesOutput | undefined
  failed: boolean
  /** The results belong to the previous query. */
  stale: boolean
  /** Recipes that are close to it, where there are few. */
  close: readonly CollectionRecipe[]
  retry: () => void
  clear: () => void
  /** Why nothing was found, where filters are why. */
  drops: readonly Drop[]
  /** The words of the search, and a search for one of them. */
  words: readonly string[]
  onWord: (word: string) => void
}

const DROPS_SHOWN = 3
const WORDS_SHOWN = 3

function whyNothing([first, second]: readonly Drop[], words: readonly string[]): string {
  if (!first && words.length > 1) return strings.emptyWords
  if (!first) return strings.emptyText
  if (second) return strings.emptyFilters
  return first.label ? strings.emptyFilter(first.label, first.total) : strings.emptyTogether(first.total)
}

/** Loading, results, empty, or error. */
export function CollectionResults(props: ResultsProps) {
  const { data, failed, stale, close, retry, clear, drops, words, onWord } = props
  const isOffline = useIsOffline()
  if (failed)
    return (
      <ErrorCard
        title={isOffline ? strings.offlineTitle : strings.failedTitle}
        message={isOffline ? strings.offlineText : strings.failedText}
        onRetry={retry}
      />
    )
  if (!data) return <Waiting />
  if (data.recipes.length === 0)
    return (
      <EmptyState
        art="plate"
        title={strings.emptyTitle}
        actions={
          <>
            {drops.slice(0, DROPS_SHOWN).map(({ label, total, drop }) => (
              <Button key={label ?? ''} onClick={drop}>
                {label ? strings.removeFilter(label, total) : strings.removeAllFilters(total)}
              </Button>
            ))}
            {drops.length === 0 &&
              words.length > 1 &&
              words.slice(0, WORDS_SHOWN).map((word) => (
                <Button key={word} variant="outline" onClick={() => onWord(word)}>
                  {strings.searchWord(word)}
                </Button>
              ))}
            <ClearFilters onClick={clear} />
          </>
        }
      >
        {whyNothing(drops, words)}
      </EmptyState>
    )
  return (
    <>
      <Cards recipes={data.recipes} stale={stale} />
      {close.length > 0 && !stale && (
        <section aria-labelledby="close-to-it" className="mt-8">
          <h2 id="close-to-it" className="mb-3 text-xl sm:text-2xl">
            {strings.closeTitle}
          </h2>
          <Cards recipes={close} heading="h3" />
        </section>
      )}
    </>
  )
}

interface CardsProps {
  recipes: readonly CollectionRecipe[]
  stale?: boolean
  heading?: 'h2' | 'h3'
}

function Cards({ recipes, stale, heading }: CardsProps) {
  const scores = useScores(recipes.map(({ id }) => id))
  return (
    <ul aria-busy={stale} className={`${GRID} transition-opacity aria-busy:opacity-60`}>
      {recipes.map((recipe, at) => (
        <li key={recipe.id} className="flex min-w-0 unseen-30 sm:unseen-80">
          <CollectionCard
            first={at < 2 && heading !== 'h3'}
            recipe={recipe}
            score={scores.get(recipe.id)}
            {...(heading && { heading })}
          />
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <div role="status" className="relative">
      <span className="sr-only">{strings.loading}</span>
      <SlowNote />
      <div className={GRID}>
        {Array.from({ length: PAGE_SIZE }, (_, key) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all identical
          <Skeleton key={key} className="h-30 rounded-card sm:h-96" />
        ))}
      </div>
    </div>
  )
}
