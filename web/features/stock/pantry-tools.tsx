import Search from 'lucide-react/icons/search'
import type { StockItem } from '#core/stock/item.ts'
import { isToUseSoon } from '#core/stock/soon.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { ToggleChip } from '#web/ui/toggle-chip.tsx'
import type { StockFilter } from './pantry-groups.ts'
import { stockSort, useStockSort } from './stock-view.ts'
import * as strings from './strings.ts'

/** Fewer are found by looking. */
const SEARCH_FROM = 15

interface PantryToolsProps {
  items: readonly StockItem[]
  search: string
  onSearch: (text: string) => void
  filter: StockFilter | undefined
  onFilter: (filter: StockFilter | undefined) => void
  onSelect: () => void
}

/** Finding, filtering, sorting and selecting; each only where there is something to it. */
export function PantryTools({ items, search, onSearch, filter, onFilter, onSelect }: PantryToolsProps) {
  const sort = useStockSort()
  const soon = items.filter(isToUseSoon).length
  const maybe = items.filter(({ standing }) => standing === 'maybe gone').length
  const chip = (value: StockFilter, words: string) => (
    <ToggleChip chosen={filter === value} onToggle={(on) => onFilter(on ? value : undefined)}>
      {words}
    </ToggleChip>
  )
  return (
    <section aria-label={strings.tools} className="grid gap-2">
      {(items.length > SEARCH_FROM || search !== '') && (
        <div className="relative">
          <Search aria-hidden="true" className="absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
          <input
            type="search"
            aria-label={strings.search}
            placeholder={strings.search}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            className="min-h-12 w-full rounded-card border border-control bg-surface pr-4 pl-12 placeholder:text-muted"
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {(soon > 0 || filter === 'soon') && chip('soon', strings.filterSoon(soon))}
        {(maybe > 0 || filter === 'maybe gone') && chip('maybe gone', strings.filterMaybe(maybe))}
        <div className="ml-auto flex items-center gap-1">
          <Select
            compact
            label={strings.sortLabel}
            value={sort}
            options={[
              { value: 'date', label: strings.sortDate },
              { value: 'name', label: strings.sortName },
            ]}
            onChange={stockSort.set}
          />
          <Button variant="quiet" className="-mr-3 px-3! text-sm!" onClick={onSelect}>
            {strings.select}
          </Button>
        </div>
      </div>
    </section>
  )
}
