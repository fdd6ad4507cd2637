import type { ReactNode } from 'react'
import type { Allergen } from '#core/contracts/food-facts.ts'
import { filterCount } from '#core/matching/filters.ts'
import { ActiveFilters } from '#web/ui/active-filters.tsx'
import { FilterSheet } from '#web/ui/filter-sheet.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { LeaveOutField } from './leave-out-field.tsx'
import { activeFilters, ResultFilters, SortMenu, WithoutFilter } from './result-filters.tsx'
import * as strings from './strings.ts'
import type { useResultsAddress } from './use-results-address.ts'

interface ResultsBarProps {
  address: ReturnType<typeof useResultsAddress>
  /** What the user's allergies leave out already. */
  avoid: readonly Allergen[]
  /** Something won't keep, so that recipes can be chosen by it. */
  hasSoon: boolean
  /** How many recipes pass the filters. */
  found: number
  /** How many there are, and for whom. */
  children: ReactNode
}

/** One line above the results: filters and order, and on larger screens what they lead to. */
export function ResultsBar({ address, avoid, hasSoon, found, children }: ResultsBarProps) {
  const { filters, setFilters, without, setWithout, leaveOut, setLeaveOut, clear } = address
  const { setOnlySoon } = address
  const isOnlySoon = hasSoon && address.isOnlySoon
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2 md:grid-cols-[9rem_15rem_1fr]">
      <FilterSheet
        count={filterCount(filters) + without.length + leaveOut.length + Number(isOnlySoon)}
        found={strings.recipeCount(found)}
        clear={clear}
      >
        <div className="grid grid-cols-1 gap-4">
          {hasSoon && <Switch label={strings.onlySoon} on={isOnlySoon} onChange={setOnlySoon} />}
          <ResultFilters value={filters} onChange={setFilters} />
          <WithoutFilter value={without} always={avoid} onChange={setWithout} />
          <LeaveOutField foods={leaveOut} onChange={setLeaveOut} />
        </div>
      </FilterSheet>
      <SortMenu value={address.order} onChange={address.setOrder} />
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 md:col-span-1 md:gap-x-6 md:pl-3">
        {children}
      </div>
      <div className="col-span-full empty:hidden">
        <ActiveFilters
          filters={activeFilters({
            filters,
            without,
            setFilters,
            setWithout,
            leaveOut,
            setLeaveOut,
            isOnlySoon,
            setOnlySoon,
          })}
        />
      </div>
    </div>
  )
}
