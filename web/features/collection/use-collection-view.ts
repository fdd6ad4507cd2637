import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CLEARED, type CollectionView, MAX_SEARCH, readView, writeView } from './collection-address.ts'

const TYPING_PAUSE_MS = 300

/** The view lives in the address: it can be shared, and Back works. Only the text in the box is a little ahead of it. */
export function useCollectionView() {
  const [params, setParams] = useSearchParams()
  const view = readView(params)
  const [typed, setTyped] = useState(view.search)
  const [seen, setSeen] = useState(view.search)
  const [sent, setSent] = useState(view.search)

  // Back, Forward or a link changed the search: the box follows. Our own change it does not, since typing went on.
  if (view.search !== seen) {
    setSeen(view.search)
    setSent(view.search)
    if (view.search !== sent) setTyped(view.search)
  }

  // A second change may come before the first is rendered, and must not forget it.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])

  /** Everything that is not a page number starts again on page 1. */
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
      // The first letters make a new step back; the next ones change it.
      show({ search }, view.search !== '')
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, view.search, show])

  const clear = () => {
    setTyped('')
    setSent('')
    show(CLEARED)
  }
  const addressOf = (page: number) => {
    const query = writeView({ ...view, page })
    return query.size > 0 ? `?${query}` : '.'
  }
  return { view, typed, setTyped, show, clear, addressOf }
}
