import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What is open over the page, the last one on top. */
const open: (() => void)[] = []

const isOver = () => (history.state as { over?: true } | null)?.over === true
const push = () => history.pushState({ ...history.state, over: true }, '')

function onPop() {
  const closeTop = open.at(-1)
  if (closeTop) {
    closeTop()
    if (open.length > 1) push()
  }
  // Left by a link from what was open: nothing is to be seen at this entry.
  else if (isOver()) history.back()
}

let isListening = false

/** Back closes what is open over the page, instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const onClose = useEffectEvent(() => {
    close()
    // What was chosen in it is in the address, which Back has just undone.
    if (window.location.pathname === pathname && window.location.search !== search)
      void navigate(pathname + search, { replace: true, state })
  })
  useEffect(() => {
    if (!isOpen) return
    if (!isListening) window.addEventListener('popstate', onPop)
    isListening = true
    const mine = () => onClose()
    if (!isOver()) push()
    open.push(mine)
    return () => {
      open.splice(open.indexOf(mine), 1)
      // A link that closes it navigates after this; a reopened one reuses the entry.
      setTimeout(() => {
        if (open.length === 0 && isOver()) history.back()
      })
    }
  }, [isOpen])
}
