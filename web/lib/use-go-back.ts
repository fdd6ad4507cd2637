import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** Whether the entry before this one is a page of ours: the router counts its entries, and a link may have loaded the page. */
const hasPageBefore = (): boolean =>
  ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0 ||
  (window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`))

/** For a link to the usual page before: it goes back to where the user was, if that was here. */
export function useGoBack() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !hasPageBefore()) return
    event.preventDefault()
    void navigate(-1)
  }
}
