import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { filterCount } from '#core/matching/filters.ts'
import { AskAssistant } from '#web/features/assistant/ask-assistant.tsx'
import { DietLine } from '#web/features/diets/diet-line.tsx'
import { OnlyMyDiets } from '#web/features/diets/only-my-diets.tsx'
import { AssistantButton } from '#web/features/pantry/assistant-button.tsx'
import { celebrate } from '#web/features/pantry/confetti.ts'
import { KitchenChips } from '#web/features/pantry/kitchen-chips.tsx'
import { matchRecipes, needsKey } from '#web/features/pantry/queries.ts'
import { ResultFilters, SortMenu, WithoutFilter } from '#web/features/pantry/result-filters.tsx'
import { ResultList } from '#web/features/pantry/result-list.tsx'
import { StaplesQuestion } from '#web/features/pantry/staples-question.tsx'
import type { ResultsState } from '#web/features/pantry/use-find-recipes.ts'
import { useResults } from '#web/features/pantry/use-results.ts'
import { orderIn, useResultsAddress } from '#web/features/pantry/use-results-address.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { preferencesStore, usePreferences } from '#web/state/preferences.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterSheet } from '#web/ui/filter-sheet.tsx'
import { HiddenNote } from '#web/ui/hidden-note.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const isResults = (state: unknown): state is ResultsState =>
  typeof state === 'object' &&
  state !== null &&
  Array.isArray((state as ResultsState).recipes) &&
  // An earlier version stored recipes without it.
  (state as ResultsState).recipes.every(({ group }) => group) &&
  Array.isArray((state as ResultsState).ingredients)

/** Shows the results it was opened with; from the menu it searches with the list on this device; else it redirects. */
export default function MatchedRecipes() {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const [results, setResults] = useState<ResultsState | undefined>(isResults(state) ? state : undefined)
  const sent = useRef(false)

  useEffect(() => {
    if (results) return
    const request = new AbortController()
    const turnAway = () => {
      if (sent.current) return
      sent.current = true
      notify({
        title: 'Access Error',
        description: 'Please use the ingredient workflow to find recipes.',
        variant: 'destructive',
      })
      void navigate(paths.addIngredients(), { replace: true })
    }
    const { ingredients, staples } = pantryStore.get()
    const needs = preferencesStore.needs()
    const order = orderIn(new URLSearchParams(search))
    if (ingredients.length === 0) turnAway()
    else
      matchRecipes(
        { ingredients: [...ingredients], staples: [...staples], order },
        needs,
        request.signal,
      ).then(
        ({ recipes, hidden }) =>
          recipes.length > 0 || hidden > 0
            ? setResults({ recipes, ingredients: [...ingredients], hidden, needs: needsKey(needs), order })
            : turnAway(),
        () => request.signal.aborted || turnAway(),
      )
    return () => request.abort()
  }, [results, search, navigate])

  return results ? <Results results={results} /> : <Waiting />
}

function Waiting() {
  return (
    <div role="status" className="wrap min-h-dvh pt-4 md:pt-10">
      <h1 tabIndex={-1} className="text-title max-md:text-3xl">
        {sitePage('matchedRecipes').title}
      </h1>
      <span className="sr-only">Looking for recipes</span>
      <div className="mt-6 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Skeleton key={key} className="h-30 rounded-card sm:h-80" />
        ))}
      </div>
    </div>
  )
}

function Results({ results }: { results: ResultsState }) {
  const { title, section } = sitePage('matchedRecipes')
  const address = useResultsAddress()
  const { without, setWithout, filters, setFilters, clear } = address
  const { recipes, hidden, revealed, setRevealed, filtered, order, ...rest } = useResults(results, address)
  const { ingredients, purchases, busy, loadMore, haveIt } = rest
  const { allergies } = usePreferences()
  const isReady = recipes.some(
    ({ group, kind }) => group === 'ready' && (kind === 'meal' || kind === 'breakfast'),
  )
  useEffect(() => (isReady ? celebrate(ingredients) : undefined), [isReady, ingredients])
  const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

  return (
    <div className="wrap pb-16">
      <header className="pt-4 pb-3 md:pt-10 md:pb-6">
        <p className="eyebrow mb-3 max-md:hidden">{section}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 tabIndex={-1} className="text-title max-md:text-3xl">
            {title}
          </h1>
          <LinkButton to={paths.addIngredients()} variant="outline" size="sm">
            <ArrowLeft aria-hidden="true" className="size-5" />
            Back to Ingredients
          </LinkButton>
        </div>
        <p className="mt-1 text-muted md:mt-3 md:text-lg">
          {plural(recipes.length, 'recipe')} for {plural(ingredients.length, 'ingredient')}
        </p>
        <KitchenChips ingredients={ingredients} />
      </header>

      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_14rem]">
        <div className="md:hidden">
          <FilterSheet
            count={filterCount(filters) + without.length}
            found={plural(filtered.length, 'recipe')}
            clear={clear}
          >
            <div className="grid gap-4">
              <ResultFilters value={filters} onChange={setFilters} />
              <WithoutFilter value={without} onChange={setWithout} />
            </div>
          </FilterSheet>
        </div>
        <section aria-label="Filters" className="max-md:hidden">
          <ResultFilters value={filters} onChange={setFilters} />
        </section>
        <SortMenu value={address.order} onChange={address.setOrder} />
        <div className="max-md:hidden md:col-span-2">
          <WithoutFilter value={without} onChange={setWithout} />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
        <p aria-live="polite" className="text-muted">
          Showing {filtered.length} of {recipes.length} recipes
        </p>
        <DietLine offer />
        <OnlyMyDiets />
      </div>
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

      <StaplesQuestion className="mt-3" />
      {filtered.length > 0 ? (
        <ResultList
          recipes={filtered}
          order={order}
          isFiltered={filtered.length < recipes.length}
          ingredients={ingredients.length}
          purchases={purchases}
          busy={busy === 'again'}
          onHave={haveIt}
        />
      ) : (
        <div className="mt-4 rounded-card border border-line border-dashed p-10 text-center">
          <p className="text-lg">No matches with these filters.</p>
          <Button variant="outline" className="mt-4" onClick={clear}>
            Clear Filters
          </Button>
        </div>
      )}
      {/* What is loaded goes above: the page must stay where it is, not follow the button. */}
      <div className="mt-10 flex flex-wrap justify-center gap-3 [overflow-anchor:none]">
        <Button size="lg" onClick={() => busy !== 'more' && loadMore()} aria-disabled={busy === 'more'}>
          {busy === 'more' ? 'Loading…' : 'Load More Recipes'}
        </Button>
        <LinkButton to={paths.recipes()} variant="outline" size="lg">
          <Search aria-hidden="true" className="size-5" />
          Find More Recipes
        </LinkButton>
      </div>
      <AskAssistant>{(ask) => <AssistantButton onAsk={ask} />}</AskAssistant>
    </div>
  )
}
