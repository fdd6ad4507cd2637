import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import { useEffect } from 'react'
import { filterCount } from '#core/matching/filters.ts'
import { useIsOffline } from '#web/api/network.ts'
import { AskAssistant } from '#web/features/assistant/ask-assistant.tsx'
import { DietLine } from '#web/features/diets/diet-line.tsx'
import { OnlyMyDiets } from '#web/features/diets/only-my-diets.tsx'
import { Leftovers } from '#web/features/leftovers/leftovers.tsx'
import { AssistantButton } from '#web/features/pantry/assistant-button.tsx'
import { celebrate } from '#web/features/pantry/confetti.ts'
import { KitchenChips } from '#web/features/pantry/kitchen-chips.tsx'
import { moreLikeThis } from '#web/features/pantry/more-like-this.ts'
import { PastDateNote } from '#web/features/pantry/past-date-note.tsx'
import { ResultList } from '#web/features/pantry/result-list.tsx'
import { ResultsBar } from '#web/features/pantry/results-bar.tsx'
import type { ResultsState } from '#web/features/pantry/use-find-recipes.ts'
import { useOpenResults } from '#web/features/pantry/use-open-results.ts'
import { useResults } from '#web/features/pantry/use-results.ts'
import { useResultsAddress } from '#web/features/pantry/use-results-address.ts'
import { ChatTimers } from '#web/features/timers/chat-timers.tsx'
import { useGoBack } from '#web/lib/use-go-back.ts'
import { paths } from '#web/paths.ts'
import { usePreferences } from '#web/state/preferences.ts'
import { Button } from '#web/ui/button.tsx'
import { ClearFilters } from '#web/ui/clear-filters.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { HiddenNote } from '#web/ui/hidden-note.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SlowNote } from '#web/ui/slow-note.tsx'
import * as strings from './strings.ts'

/** Shows the results it was opened with; from the menu it searches with the list on this device. */
export default function MatchedRecipes() {
  const { results, problem, retry } = useOpenResults()
  if (results) return <Results results={results} />
  return (
    <div className="wrap min-h-dvh pb-16">
      <header className="pt-3 pb-2 md:pt-6 md:pb-4">
        <Heading />
        <Leftovers className="mt-3" />
      </header>
      {problem === 'nothing' ? (
        <EmptyState
          art="bowl"
          title={strings.noMatches}
          actions={<LinkButton to={paths.addIngredients()}>{strings.addIngredients}</LinkButton>}
        >
          {strings.noMatchesHint}
        </EmptyState>
      ) : problem ? (
        <FailedSearch why={problem} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function Heading() {
  const goBack = useGoBack()
  return (
    <div className="flex items-center gap-2 md:justify-between">
      <LinkButton
        to={paths.addIngredients()}
        onClick={goBack}
        variant="outline"
        size="icon"
        className="-ml-2 border-0 md:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        <span className="sr-only">{strings.back}</span>
      </LinkButton>
      <h1 tabIndex={-1} className="text-title cramped:text-3xl">
        {strings.resultsTitle}
      </h1>
      {/* It says where it leads. */}
      <LinkButton to={paths.addIngredients()} variant="outline" size="sm" className="max-md:hidden">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {strings.backToIngredients}
      </LinkButton>
    </div>
  )
}

function FailedSearch({ why, onRetry }: { why: string; onRetry: () => void }) {
  const isOffline = useIsOffline()
  return (
    <ErrorCard
      title={isOffline ? strings.noConnection : strings.searchFailed}
      message={isOffline ? strings.noConnectionHint : strings.searchFailedHint(why)}
      onRetry={onRetry}
    />
  )
}

function Waiting() {
  return (
    <div role="status" className="relative">
      <span className="sr-only">{strings.looking}</span>
      <SlowNote />
      <Skeleton className="h-9 rounded-chip" />
      <Skeleton className="mt-3 h-11 rounded-card" />
      <Skeleton className="mt-3 h-6 w-2/3" />
      <Skeleton className="mt-5 h-7 w-1/2" />
      <div className="mt-3 grid gap-2 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Skeleton key={key} className="h-36 rounded-card sm:h-80" />
        ))}
      </div>
    </div>
  )
}

function Results({ results }: { results: ResultsState }) {
  const address = useResultsAddress()
  const { without, setWithout, filters, clear } = address
  const { recipes, hidden, revealed, setRevealed, filtered, order, ...rest } = useResults(results, address)
  const { ingredients, available, unavailable, undated, soon, purchases, busy, loadMore, haveIt, removeOne } =
    rest
  const { allergies } = usePreferences()
  const isReady = recipes.some(
    ({ group, kind }) => group === 'ready' && (kind === 'meal' || kind === 'breakfast'),
  )
  useEffect(() => (isReady ? celebrate(ingredients) : undefined), [isReady, ingredients])
  const matches =
    filtered.length === recipes.length
      ? strings.topMatches(recipes.length)
      : strings.someMatches(filtered.length, recipes.length)

  return (
    <div className="wrap pb-16">
      <header className="pt-3 pb-3 md:pt-6">
        <Heading />
        <KitchenChips ingredients={ingredients} onRemove={removeOne} />
        <Leftovers className="mt-3" />
      </header>

      <ResultsBar
        address={address}
        avoid={revealed ? [] : allergies}
        hasSoon={soon.length > 0}
        found={filtered.length}
      >
        <p aria-live="polite" className="text-muted max-md:text-sm">
          {rich(strings.matchesFor(matches, available), {
            // On a phone the chips above say it, in less room.
            list: (text) => <span className="max-sm:sr-only">{text}</span>,
          })}
        </p>
        <DietLine offer />
        <OnlyMyDiets />
      </ResultsBar>
      <PastDateNote names={unavailable} undated={undated} />
      {allergies.length > 0 && (
        <HiddenNote
          count={hidden}
          avoid={[...new Set([...allergies, ...without])]}
          revealed={revealed}
          onReveal={(show) => {
            setRevealed(show)
            if (show) setWithout([])
          }}
          className="mt-2"
        />
      )}

      {filtered.length > 0 ? (
        <ResultList
          recipes={filtered}
          order={order}
          isFiltered={filtered.length < recipes.length}
          ingredients={available}
          // What they would unlock may not pass the filters.
          purchases={
            filterCount(filters) + address.leaveOut.length + Number(address.isOnlySoon) > 0 ? [] : purchases
          }
          busy={busy === 'again'}
          onHave={haveIt}
        />
      ) : (
        <div className="mt-4">
          <EmptyState art="plate" title={strings.allFiltered} actions={<ClearFilters onClick={clear} />}>
            {recipes.length > 0 ? strings.allFilteredHint(recipes.length) : strings.allHiddenHint}
          </EmptyState>
        </div>
      )}
      {/* What is loaded goes above: the page must stay where it is, not follow the button. */}
      <div className="mt-8 flex flex-wrap justify-center gap-3 [overflow-anchor:none]">
        <Button size="lg" onClick={() => busy !== 'more' && loadMore()} aria-disabled={busy === 'more'}>
          {busy === 'more' ? strings.loading : strings.showMore}
        </Button>
        <LinkButton to={moreLikeThis(filters, address)} variant="outline" size="lg">
          <Search aria-hidden="true" className="size-5" />
          {strings.findMore}
        </LinkButton>
        <LinkButton to={paths.addIngredients()} variant="quiet" size="lg" className="md:hidden">
          <ArrowLeft aria-hidden="true" className="size-5" />
          {strings.backToIngredients}
        </LinkButton>
      </div>
      <AskAssistant timers={<ChatTimers />}>{(ask) => <AssistantButton onAsk={ask} />}</AskAssistant>
    </div>
  )
}
