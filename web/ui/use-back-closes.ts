import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface Over {
  close: () => void
  /** To be seen over the page, and not only a guard against leaving it. */
  isShown: boolean
}

/** What is open over the page, the last one on top. */
const open: Over[] = []

const isOver = () => (history.state as { over?: true } | null)?.over === true
const push = () => history.pushState({ ...history.state, over: true }, '')

/** Back was called here, for the entry of something that closed; it takes a moment. */
let isLeaving = false

function onPop() {
  if (isLeaving) {
    isLeaving = false
    // Opened in that moment: it isn't what is left, and gets an entry of its own.
    if (open.length > 0) push()
    return
  }
  const top = open.at(-1)
  if (top) {
    top.close()
    if (open.length > 1) push()
  }
  // Left by a link from what was open: nothing is to be seen at this entry.
  else if (isOver()) history.back()
}

let isListening = false

/** Closes what is on top, if anything is to be seen there. */
export function closeTop(): boolean {
  const top = open.at(-1)
  if (!top?.isShown) return false
  top.close()
  return true
}

/** Back closes what is open over the page, instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void, isShown = true) {
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
    const mine = { close: () => onClose(), isShown }
    if (!isOver()) {
      isLeaving = false
      push()
    }
    open.push(mine)
    return () => {
      open.splice(open.indexOf(mine), 1)
      // A link that closes it navigates after this; a reopened one reuses the entry.
      setTimeout(() => {
        if (open.length > 0 || !isOver()) return
        isLeaving = true
        history.back()
      })
    }
  }, [isOpen, isShown])
}
