import BookHeart from 'lucide-react/icons/book-heart'
import Search from 'lucide-react/icons/search'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type CollectionSort, PAGE_SIZE } from '#core/contracts/search-recipes.ts'
import { filterCount, isCleared, MAX_SEARCH } from '#web/features/collection/collection-address.ts'
import { FilterFields } from '#web/features/collection/collection-filters.tsx'
import { CollectionResults } from '#web/features/collection/collection-results.tsx'
import { dropsFor } from '#web/features/collection/drops.ts'
import { Pagination } from '#web/features/collection/pagination.tsx'
import { useCollection, useNeighbors } from '#web/features/collection/queries.ts'
import { SearchChips } from '#web/features/collection/search-chips.tsx'
import { readViewSearch } from '#web/features/collection/understood.ts'
import { useCollectionView } from '#web/features/collection/use-collection-view.ts'
import { DietLine } from '#web/features/diets/diet-line.tsx'
import { OnlyMyDiets } from '#web/features/diets/only-my-diets.tsx'
import { CuisineHint } from '#web/features/profile/cuisine-hint.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { preferencesStore, useNeeds } from '#web/state/preferences.ts'
import { ClearFilters } from '#web/ui/clear-filters.tsx'
import { FilterSheet } from '#web/ui/filter-sheet.tsx'
import { HiddenNote } from '#web/ui/hidden-note.tsx'
import { rich } from '#web/ui/rich.tsx'
import { type Option, Select } from '#web/ui/select.tsx'
import * as strings from './strings.ts'

const SORTS: readonly Option<CollectionSort>[] = [
  { value: 'random', label: strings.sortRandom },
  { value: 'newest', label: strings.sortNewest },
  { value: 'rated', label: strings.sortRated },
  { value: 'time', label: strings.sortTime },
  { value: 'title', label: strings.sortTitle },
]

export default function Recipes() {
  const { title } = sitePage('recipes')
  const { view, typed, setTyped, search, show, clear, addressOf } = useCollectionView()
  const { avoid, diets } = useNeeds()
  const [revealed, setRevealed] = useState(false)
  const needs = { avoid: revealed ? [] : avoid, diets }
  const { data, isError, isPlaceholderData, refetch } = useCollection(view, needs)
  const close = useNeighbors(view, needs, isPlaceholderData ? undefined : data)
  const { words, understood } = readViewSearch(view)
  const reveal = () => {
    setRevealed(true)
    if (view.without.length > 0) show({ without: [] })
  }
  const anyDiet = () => preferencesStore.setAnyDiet(true)
  const leftOut = [...new Set([...avoid, ...view.without])]
  const drops = data
    ? dropsFor(data, {
        view,
        words,
        understood,
        search,
        show,
        anyDiet,
        profileFilters: avoid.length + diets.length > 0,
      })
    : []
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE)
  const count = useRef<HTMLParagraphElement>(null)

  // A URL may name a page that doesn't exist (any more): the last one is nearest.
  const beyond = !isPlaceholderData && pages > 0 && view.page > pages
  useEffect(() => {
    if (beyond) show({ page: pages }, true)
  }, [beyond, pages, show])

  // A new page starts at its top, visually and for the keyboard.
  const page = useRef(view.page)
  useEffect(() => {
    if (page.current === view.page) return
    page.current = view.page
    count.current?.focus({ preventScroll: true })
    count.current?.scrollIntoView({ block: 'start' })
  }, [view.page])

  return (
    <div className="wrap pb-16">
      <div className="flex flex-wrap items-center justify-between gap-x-4 pt-3 pb-3 roomy:pt-6 roomy:pb-5">
        <h1 tabIndex={-1} className="text-title cramped:text-3xl">
          {title}
        </h1>
        <Link to={paths.myRecipes()} className="text-link inline-flex min-h-11 items-center gap-1.5">
          <BookHeart aria-hidden="true" className="size-5" />
          {strings.toYourCookbook}
        </Link>
      </div>

      <search className="grid gap-3">
        <div className="grid grid-cols-[1.2fr_1fr] gap-3 md:grid-cols-[1fr_14rem_10rem]">
          <div className="max-md:col-span-2">
            <SearchBox value={typed} onChange={setTyped} />
          </div>
          <Select
            compact
            label={strings.sort}
            options={SORTS}
            value={view.sort}
            onChange={(sort) => show({ sort })}
          />
          <FilterSheet count={filterCount(view)} found={strings.recipeCount(data?.total ?? 0)} clear={clear}>
            <FilterFields view={view} show={show} needs={needs} />
          </FilterSheet>
        </div>
        <SearchChips view={view} understood={understood} search={search} show={show} />
        <CuisineHint shown={view.cuisine} onFilter={(cuisine) => show({ cuisine })} />
      </search>

      <div className="mt-1 mb-1 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 md:mb-4">
        <p ref={count} tabIndex={-1} aria-live="polite" className="min-w-36 text-muted">
          {data && !isError && (
            <>
              {rich(strings.recipesFound(data.total), {
                count: (text) => <strong className="font-semibold text-text tabular-nums">{text}</strong>,
              })}
              {data.similar && words && (
                <span className="block text-sm">{strings.similarSpellings(words)}</span>
              )}
            </>
          )}
        </p>
        <DietLine offer />
        <OnlyMyDiets />
        {!isCleared(view) && (
          <div className="ml-auto max-md:mb-2">
            <ClearFilters onClick={clear} />
          </div>
        )}
      </div>
      {avoid.length > 0 && data && !isError && (
        <HiddenNote
          count={data.hidden}
          avoid={leftOut}
          revealed={revealed}
          onReveal={(shown) => (shown ? reveal() : setRevealed(false))}
          className="mb-4"
        />
      )}
      {/* The footer stays below the screen, also when what comes is shorter than the skeletons. */}
      <div className="min-h-[70dvh]">
        <CollectionResults
          data={data}
          failed={isError}
          stale={isPlaceholderData}
          close={close}
          retry={() => refetch()}
          clear={clear}
          drops={drops}
          words={[...new Set(words.split(/\s+/).filter((word) => word.length > 2))]}
          onWord={search}
        />
      </div>
      {!isError && <Pagination page={Math.min(view.page, pages)} pages={pages} addressOf={addressOf} />}
    </div>
  )
}

function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Text typed before hydration counts too.
  useEffect(() => {
    if (input.current?.value) onChange(input.current.value)
  }, [onChange])
  return (
    <div className="col-span-2 md:col-span-1">
      <label htmlFor={id} className="sr-only">
        {strings.search}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <input
          ref={input}
          id={id}
          type="search"
          value={value}
          maxLength={MAX_SEARCH}
          placeholder={strings.searchExample}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 w-full rounded-card border border-control bg-raised pr-4 pl-12 placeholder:text-muted"
        />
      </div>
    </div>
  )
}
