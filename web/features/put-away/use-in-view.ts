import { useEffect, useRef } from 'react'

const isTyping = () => {
  const field = document.activeElement
  return field instanceof HTMLInputElement && field.value !== ''
}

const behavior = (): ScrollBehavior =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/** Scrolls to what the camera just brought, at the head of the list. Who types stays where they are. */
export function useNewest<Element extends HTMLElement>(id: string | undefined, isLive: boolean) {
  const element = useRef<Element>(null)
  const last = useRef(id)
  useEffect(() => {
    if (id === last.current) return
    last.current = id
    if (id !== undefined && isLive && !isTyping())
      element.current?.scrollIntoView?.({ block: 'nearest', behavior: behavior() })
  }, [id, isLive])
  return element
}

/**
 * Scrolls to the element of a question that is new, and back to where the user was once all are answered, as the camera
 * is there. Whoever scrolls or types meanwhile stays where they are; the focus is never moved.
 */
export function useInView<Element extends HTMLElement>(asking: string | undefined) {
  const element = useRef<Element>(null)
  // What is asked when the page opens is not new.
  const last = useRef(asking)
  const back = useRef<number>(undefined)
  /** The user scans on, and names them later. */
  const hasLeft = useRef(false)

  useEffect(() => {
    const stay = () => {
      back.current = undefined
      hasLeft.current = last.current !== undefined
    }
    const ended = new AbortController()
    for (const way of ['wheel', 'touchmove'] as const)
      window.addEventListener(way, stay, { passive: true, signal: ended.signal })
    return () => ended.abort()
  }, [])

  useEffect(() => {
    if (asking === last.current) return
    last.current = asking
    if (asking === undefined) {
      if (back.current !== undefined) window.scrollTo({ top: back.current, behavior: behavior() })
      back.current = undefined
      hasLeft.current = false
    } else if (!hasLeft.current && !isTyping()) {
      back.current ??= window.scrollY
      element.current?.scrollIntoView?.({ block: 'nearest', behavior: behavior() })
    }
  }, [asking])
  return element
}
