import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { NO_FILTERS } from '#core/matching/filters.ts'
import { AskAssistant } from '#web/features/assistant/ask-assistant.tsx'
import { AssistantButton } from '#web/features/pantry/assistant-button.tsx'
import { celebrate } from '#web/features/pantry/confetti.ts'
import { matchRecipes } from '#web/features/pantry/queries.ts'
import { ResultCard } from '#web/features/pantry/result-card.tsx'
import { ResultFilters } from '#web/features/pantry/result-filters.tsx'
import type { ResultsState } from '#web/features/pantry/use-find-recipes.ts'
import { useResults } from '#web/features/pantry/use-results.ts'
import { OnlyMyDiets } from '#web/features/profile/diet-hint.tsx'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const isResults = (state: unknown): state is ResultsState =>
  typeof state === 'object' &&
  state !== null &&
  Array.isArray((state as ResultsState).recipes) &&
  Array.isArray((state as ResultsState).ingredients)

/** Shows the results it was opened with; from the menu it searches with the list on this device; else it redirects. */
export default function MatchedRecipes() {
  const { state } = useLocation()
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
    if (ingredients.length === 0) turnAway()
    else
      matchRecipes({ ingredients: [...ingredients], staples: [...staples] }, request.signal).then(
        (recipes) =>
          recipes.length > 0 ? setResults({ recipes, ingredients: [...ingredients] }) : turnAway(),
        () => request.signal.aborted || turnAway(),
      )
    return () => request.abort()
  }, [results, navigate])

  return results ? <Results results={results} /> : <Waiting />
}

function Waiting() {
  return (
    <div role="status" className="wrap pt-10 md:pt-16">
      <h1 tabIndex={-1} className="text-title">
        {sitePage('matchedRecipes').title}
      </h1>
      <span className="sr-only">Looking for recipes</span>
      <div className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-120 rounded-card" />
        ))}
      </div>
    </div>
  )
}

function Results({ results }: { results: ResultsState }) {
  const { title, section } = sitePage('matchedRecipes')
  const { recipes, filtered, ingredients, filters, setFilters, busy, loadMore, haveIt, again } =
    useResults(results)
  useEffect(() => celebrate(), [])
  const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

  return (
    <div className="wrap pb-16">
      <header className="pt-8 pb-6 md:pt-12">
        <p className="eyebrow mb-3">{section}</p>
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
        <p className="mt-4 text-lg text-muted">
          {plural(recipes.length, 'recipe')} for {plural(ingredients.length, 'ingredient')}
        </p>
        <ul aria-label="Your ingredients" className="mt-4 flex flex-wrap gap-2">
          {ingredients.map((name) => (
            <li key={name} className="max-w-full">
              <Chip className="max-w-full">
                <span className="truncate">{name}</span>
              </Chip>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to={paths.addIngredients()} variant="outline">
            <ArrowLeft aria-hidden="true" className="size-5" />
            Back to Ingredients
          </LinkButton>
          <LinkButton to={paths.recipes()} variant="outline">
            <Search aria-hidden="true" className="size-5" />
            Find More Recipes
          </LinkButton>
        </div>
      </header>

      <section aria-label="Filters">
        <ResultFilters value={filters} onChange={setFilters} />
        <OnlyMyDiets onChange={again} />
      </section>
      <p aria-live="polite" className="mt-6 text-muted">
        Showing {filtered.length} of {recipes.length} recipes
      </p>

      {filtered.length > 0 ? (
        <ul
          aria-busy={busy === 'again'}
          className="mt-4 grid gap-6 transition-opacity sm:grid-cols-2 lg:grid-cols-3 aria-busy:opacity-60"
        >
          {filtered.map((recipe) => (
            <li key={recipe.id} className="flex min-w-0 unseen-300">
              <ResultCard recipe={recipe} ingredients={ingredients.length} onHave={haveIt} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-4 rounded-card border border-line border-dashed p-10 text-center">
          <p className="text-lg">No recipe passes all four filters.</p>
          <Button variant="outline" className="mt-4" onClick={() => setFilters(NO_FILTERS)}>
            Clear Filters
          </Button>
        </div>
      )}
      <div className="mt-10 text-center">
        <Button size="lg" onClick={() => busy !== 'more' && loadMore()} aria-disabled={busy === 'more'}>
          {busy === 'more' ? 'Loading…' : 'Load More Recipes'}
        </Button>
      </div>
      <AskAssistant>{(ask) => <AssistantButton onAsk={ask} />}</AskAssistant>
    </div>
  )
}
