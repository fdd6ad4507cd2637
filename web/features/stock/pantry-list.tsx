import { useState } from 'react'
import { explainChance } from '#core/stock/explain.ts'
import type { StockItem } from '#core/stock/item.ts'
import { byPlace } from '#core/stock/lot-items.ts'
import { paths } from '#web/paths.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { useStockState } from '#web/state/stock/use-stock.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyPantry } from './empty-pantry.tsx'
import { ItemSheet } from './item-sheet.tsx'
import { groupStock, type StockFilter } from './pantry-groups.ts'
import { PantryTools } from './pantry-tools.tsx'
import { placeName } from './place-words.ts'
import { QuestionCard } from './question-card.tsx'
import { RecentlyOut } from './recently-out.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { StockRow } from './stock-row.tsx'
import { StockSection } from './stock-section.tsx'
import { useStockSort } from './stock-view.ts'
import * as strings from './strings.ts'
import { useQuestion } from './use-question.ts'

/** The kitchen: what has to be used first, then everything by place. */
export function PantryList({ popular }: { popular: readonly string[] }) {
  const { items: all, isLoading } = useStockState()
  // Its place comes in a moment: nothing is shown in the wrong one.
  const items = isLoading ? all.filter(({ fact, place, meal }) => fact || place || meal !== null) : all
  const sort = useStockSort()
  const today = localDay()
  const question = useQuestion(all, popular)
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<StockFilter>()
  const [open, setOpen] = useState<string>()
  const [selected, setSelected] = useState<readonly string[]>()
  const { unsafe, soon, places } = groupStock(items.flatMap(byPlace), { sort, search, filter })
  const opened = all.find(({ name }) => name === open)
  const toggle = (name: string) =>
    setSelected((names = []) =>
      names.includes(name) ? names.filter((one) => one !== name) : [...names, name],
    )
  const rows = (some: readonly StockItem[], isSoon = false) => (
    <ul className="divide-y divide-line">
      {some.map((item) => (
        <li key={`${item.name} ${item.where}`}>
          <StockRow
            item={item}
            isSoon={isSoon}
            onOpen={setOpen}
            selection={
              // What is spoiled of a food is thrown out by itself.
              selected && (item.isPart || items.includes(item))
                ? { isSelected: selected.includes(item.name), onSelect: toggle }
                : undefined
            }
          />
        </li>
      ))}
    </ul>
  )

  if (all.length === 0)
    return (
      <>
        <EmptyPantry />
        <RecentlyOut />
      </>
    )
  if (items.length === 0) return <PantrySkeleton />
  return (
    <>
      {question && <QuestionCard key={question.name} item={question} why={explainChance(question, today)} />}
      <PantryTools
        items={items}
        search={search}
        onSearch={setSearch}
        filter={filter}
        onFilter={setFilter}
        onSelect={() => setSelected(selected ? undefined : [])}
      />
      {unsafe.length > 0 && (
        <StockSection title={strings.unsafeTitle} count={unsafe.length} note={strings.unsafeNote}>
          {rows(unsafe, true)}
        </StockSection>
      )}
      {soon.length > 0 && (
        <StockSection title={strings.soonTitle} count={soon.length}>
          {rows(soon, true)}
          <LinkButton to={`${paths.matchedRecipes()}?soon=1`} variant="outline" className="my-2">
            {strings.soonRecipes}
          </LinkButton>
        </StockSection>
      )}
      <div className="grid gap-4 lg:block lg:columns-2 lg:gap-4 lg:*:not-last:mb-4">
        {places.map(({ place, leftovers, items: kept, soon: elsewhere }) => (
          <StockSection
            key={place}
            title={placeName[place]}
            count={leftovers.length + kept.length}
            note={elsewhere > 0 ? strings.moreSoon(elsewhere) : undefined}
          >
            {leftovers.length > 0 && (
              <>
                <h3 className="mt-1 font-sans font-semibold text-muted text-sm tracking-normal">
                  {strings.leftovers}
                </h3>
                {rows(leftovers)}
              </>
            )}
            {kept.length > 0 && (
              <div className={leftovers.length > 0 ? 'border-line border-t' : undefined}>{rows(kept)}</div>
            )}
          </StockSection>
        ))}
      </div>
      {unsafe.length + soon.length + places.length === 0 && (
        <div role="status" className="py-6 text-center">
          <p>{strings.noneFound}</p>
          <Button
            variant="outline"
            className="mt-3"
            onClick={() => {
              setSearch('')
              setFilter(undefined)
            }}
          >
            {strings.showAll}
          </Button>
        </div>
      )}
      <RecentlyOut />
      {selected && (
        <SelectionBar
          items={items.filter(({ name }) => selected.includes(name))}
          onDone={() => setSelected(undefined)}
        />
      )}
      {opened && (
        <ItemSheet
          key={opened.name}
          item={opened}
          today={today}
          why={opened.standing === 'there' ? undefined : explainChance(opened, today)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

function PantrySkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{strings.sorting}</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </div>
  )
}
