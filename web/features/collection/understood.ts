import { type FilterKind, type ReadSearch, readSearch } from '#core/recipes/read-search.ts'
import type { CollectionView } from './collection-address.ts'

/** What the filters of the page set: the search doesn't set it again. */
export const setBy = ({ cuisine, difficulty }: CollectionView): ReadonlySet<FilterKind> =>
  new Set<FilterKind>([
    ...(cuisine ? ['cuisine' as const] : []),
    ...(difficulty === 'all' ? [] : ['difficulty' as const]),
  ])

/** What the search of a view means. */
export const readViewSearch = (view: CollectionView): ReadSearch => readSearch(view.search, setBy(view))
