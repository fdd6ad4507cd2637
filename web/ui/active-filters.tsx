import X from 'lucide-react/icons/x'
import * as strings from './strings.ts'

export interface ActiveFilter {
  label: string
  drop: () => void
}

/** The filters in use, each removable: nothing is filtered silently. */
export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  if (filters.length === 0) return null
  return (
    <ul aria-label={strings.activeFilters} className="flex flex-wrap gap-2">
      {filters.map(({ label, drop }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={strings.removeFilter(label)}
            onClick={drop}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-herb bg-herb-soft px-4 font-medium text-sm transition-colors hover:border-accent"
          >
            {label}
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
