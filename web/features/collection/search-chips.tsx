import { allergenLabel, dietLabel } from '#core/food-facts/labels.ts'
import { dropFilter, type Understood } from '#core/recipes/read-search.ts'
import { type ActiveFilter, ActiveFilters } from '#web/ui/active-filters.tsx'
import type { CollectionView } from './collection-address.ts'
import * as strings from './strings.ts'
import { setBy } from './understood.ts'

interface SearchChipsProps {
  view: CollectionView
  understood: readonly Understood[]
  search: (text: string) => void
  show: (change: Partial<CollectionView>) => void
}

/** The filters that were chosen, each with what removes it. */
function chosen(view: CollectionView, show: SearchChipsProps['show']): ActiveFilter[] {
  const { cuisine, difficulty, minutes, diets, without } = view
  const all: (ActiveFilter | false)[] = [
    cuisine !== '' && { label: cuisine, drop: () => show({ cuisine: '' }) },
    difficulty !== 'all' && { label: difficulty, drop: () => show({ difficulty: 'all' }) },
    minutes !== undefined && {
      label: strings.minutesOrLess(minutes),
      drop: () => show({ minutes: undefined }),
    },
    ...diets.map((diet) => ({
      label: dietLabel(diet),
      drop: () => show({ diets: diets.filter((one) => one !== diet) }),
    })),
    ...without.map((allergen) => ({
      label: strings.noAllergen(allergenLabel(allergen)),
      drop: () => show({ without: without.filter((one) => one !== allergen) }),
    })),
  ]
  return all.filter((filter) => filter !== false)
}

/** The filters in use, from the search or chosen. */
export function SearchChips({ view, understood, search, show }: SearchChipsProps) {
  const read = understood.map(({ label }) => ({
    label,
    drop: () => search(dropFilter(view.search, label, setBy(view))),
  }))
  return <ActiveFilters filters={[...read, ...chosen(view, show)]} />
}
