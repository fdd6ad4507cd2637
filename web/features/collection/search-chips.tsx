import X from 'lucide-react/icons/x'
import { dropFilter, type Understood } from '#core/recipes/read-search.ts'
import type { CollectionView } from './collection-address.ts'
import { setBy } from './understood.ts'

interface SearchChipsProps {
  view: CollectionView
  understood: readonly Understood[]
  search: (text: string) => void
}

/** The parts of a search that work as filters, each removable: nothing is filtered silently. */
export function SearchChips({ view, understood, search }: SearchChipsProps) {
  if (understood.length === 0) return null
  return (
    <ul aria-label="Filters from your search" className="flex flex-wrap gap-2">
      {understood.map(({ label }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={`Remove ${label}`}
            onClick={() => search(dropFilter(view.search, label, setBy(view)))}
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
