import { useSearchParams } from 'react-router'
import { type CookbookView, SORTS } from './find-own.ts'

const LONGEST = 200
const NAMES = { search: 'q', tag: 'tag', folder: 'folder', sort: 'sort' } as const

function readView(query: URLSearchParams): CookbookView {
  const text = (name: string) => (query.get(name) ?? '').slice(0, LONGEST)
  return {
    search: text(NAMES.search),
    tag: text(NAMES.tag),
    folder: text(NAMES.folder),
    sort: SORTS.find((sort) => sort === query.get(NAMES.sort)) ?? 'newest',
  }
}

/** What is searched, filtered and sorted is in the address: Back from a recipe finds it again. */
export function useCookbookView() {
  const [query, setQuery] = useSearchParams()
  const show = (change: Partial<CookbookView>) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known)
        for (const [name, value] of Object.entries({ ...readView(known), ...change })) {
          const key = NAMES[name as keyof CookbookView]
          if (value === '' || value === 'newest') next.delete(key)
          else next.set(key, value)
        }
        return next
      },
      { replace: true },
    )
  return { view: readView(query), show }
}
