import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface Entry {
  name: string
  visit: string
  /** The entry before it is where the user was: closing goes back there. */
  hasBefore: boolean
}

let visits = 0

/**
 * What is open over a page, as an entry of the history: Back closes it. It belongs to one visit of the page, so that a
 * reload, or a return much later, finds it closed.
 */
export function useHistoryView<View extends string>() {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const [visit] = useState(() => `${performance.timeOrigin}-${++visits}`)
  const entry = (state as { view?: Entry } | null)?.view
  const open = entry?.visit === visit ? entry : undefined
  const hasBefore = open?.hasBefore ?? false

  /** Opens a view; `instead` takes over the current entry, whose way back stays unless told otherwise. */
  const show = useCallback(
    (name: View, instead?: { hasBefore?: boolean }) =>
      void navigate(pathname, {
        replace: instead !== undefined,
        state: {
          view: { name, visit, hasBefore: instead ? (instead.hasBefore ?? hasBefore) : true } satisfies Entry,
        },
      }),
    [navigate, pathname, visit, hasBefore],
  )
  /** Closes it without leaving the page. */
  const hide = useCallback(
    () => void navigate(pathname, { replace: true, state: null }),
    [navigate, pathname],
  )
  return {
    view: open?.name as View | undefined,
    show,
    hide,
    /** Closes it as Back does. */
    close: () => (hasBefore ? void navigate(-1) : hide()),
  }
}
