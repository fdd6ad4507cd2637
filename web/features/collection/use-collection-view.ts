import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CLEARED, type CollectionView, MAX_SEARCH, readView, writeView } from './collection-address.ts'

const TYPING_PAUSE_MS = 300

/** The view is in the URL: it can be shared, and Back works. Only the text in the search box runs slightly ahead. */
export function useCollectionView() {
  const [params, setParams] = useSearchParams()
  const view = readView(params)
  const [typed, setTyped] = useState(view.search)
  const [seen, setSeen] = useState(view.search)
  const [sent, setSent] = useState(view.search)

  // Back, Forward or a link changed the search: update the box. Not after our own change, since typing continued.
  if (view.search !== seen) {
    setSeen(view.search)
    setSent(view.search)
    if (view.search !== sent) setTyped(view.search)
  }

  // A second change may arrive before the first is rendered, and must not lose it.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])

  /** Any change other than a page number resets to page 1. */
  const show = useCallback(
    (change: Partial<CollectionView>, replace = false) => {
      latest.current = writeView({ ...readView(latest.current), page: 1, ...change })
      setParams(latest.current, { replace, preventScrollReset: true })
    },
    [setParams],
  )

  useEffect(() => {
    const search = typed.trim().slice(0, MAX_SEARCH)
    if (search === view.search) return
    const timer = setTimeout(() => {
      setSent(search)
      // The first keystrokes push a history entry; later ones replace it.
      show({ search }, view.search !== '')
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, view.search, show])

  /** Replaces the search at once, box and results. */
  const search = (text: string) => {
    setTyped(text)
    setSent(text)
    show({ search: text })
  }
  const clear = () => {
    setTyped('')
    setSent('')
    show(CLEARED)
  }
  const addressOf = (page: number) => {
    const query = writeView({ ...view, page })
    return query.size > 0 ? `?${query}` : '.'
  }
  return { view, typed, setTyped, search, show, clear, addressOf }
}
