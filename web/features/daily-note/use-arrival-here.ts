import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { NOTE_PLACE } from '#web/state/note-place.ts'

/** Visits that were led here already: going back to one returns to where it was. */
const led = new Set<string>()

/** A link to the daily note ends at its heading, once it is loaded: too late for the browser's own jump. */
export function useArrivalHere(heading: RefObject<HTMLElement | null>, isReady: boolean) {
  const { hash, key } = useLocation()
  const isAsked = hash === `#${NOTE_PLACE}`
  useEffect(() => {
    if (!isAsked || !isReady || led.has(key)) return
    // After the shell has focused the page's own heading.
    const frame = requestAnimationFrame(() => {
      led.add(key)
      heading.current?.scrollIntoView({ behavior: 'instant' })
      heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isAsked, isReady, key, heading])
}
