import { useEffect, useRef, useState } from 'react'
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

function writeView(known: URLSearchParams, change: Partial<CookbookView>): URLSearchParams {
  const next = new URLSearchParams(known)
  for (const [name, value] of Object.entries({ ...readView(known), ...change })) {
    const key = NAMES[name as keyof CookbookView]
    if (value === '' || value === 'newest') next.delete(key)
    else next.set(key, value)
  }
  return next
}

/**
 * What is searched, filtered and sorted is in the address: Back from a recipe finds it again.
 * The text of the search box is ahead of it: an address changes in a transition, which is too late for a keystroke.
 */
export function useCookbookView() {
  const [query, setQuery] = useSearchParams()
  const view = readView(query)
  const [typed, setTyped] = useState(view.search)
  const [seen, setSeen] = useState(view.search)
  const [sent, setSent] = useState<readonly string[]>([])

  // Back, Forward or a link changed the search: update the box. Our own changes arrive late, and typing continued.
  if (view.search !== seen) {
    const at = sent.indexOf(view.search)
    setSeen(view.search)
    setSent(sent.slice(at + 1))
    if (at < 0) setTyped(view.search)
  }

  // A second change may come before the first is rendered, and must not lose it.
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  }, [query])
  const send = (change: Partial<CookbookView>) => {
    const { search } = change
    if (search !== undefined) setSent((known) => [...known, search])
    latest.current = writeView(latest.current, change)
    setQuery(latest.current, { replace: true })
  }

  // At once: an address that followed later would call back a user who has opened a recipe meanwhile.
  const show = (change: Partial<CookbookView>) => {
    if (change.search !== undefined) setTyped(change.search)
    send(change)
  }
  return { view: { ...view, search: typed }, show }
}
