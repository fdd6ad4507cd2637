import { useEffect } from 'react'

/** The line on the screen that people read at, as a share of its height. */
const READING_AT = 1 / 3
const REST_MS = 150
/** What the page takes to settle after it was turned. */
const SETTLE_MS = 600
const TOP_PX = 8

interface Place {
  element: Element
  /** Where in the element, as a share of its height: it wraps differently at another width. */
  share: number
}

function placeNow(): Place | undefined {
  if (window.scrollY < TOP_PX) return undefined
  const y = window.innerHeight * READING_AT
  const main = document.querySelector('main')
  const element = document
    .elementsFromPoint(window.innerWidth / 2, y)
    .find((one) => main?.contains(one) && one !== main)
  if (!element) return undefined
  const { top, height } = element.getBoundingClientRect()
  return { element, share: height > 0 ? (y - top) / height : 0 }
}

function goTo({ element, share }: Place) {
  const { top, height } = element.getBoundingClientRect()
  const by = top + share * height - window.innerHeight * READING_AT
  if (Math.abs(by) > 1) window.scrollBy({ top: by, behavior: 'instant' })
}

/** Turning the phone keeps what was being read on the screen: at another width the same offset is another place. */
export function KeepPlace() {
  useEffect(() => {
    let place: Place | undefined
    let width = window.innerWidth
    let rest: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    const stop = () => {
      cancelAnimationFrame(frame)
      frame = 0
    }
    const noteNow = () => {
      if (frame !== 0) return
      clearTimeout(rest)
      place = placeNow()
    }
    const note = () => {
      if (frame !== 0) return
      clearTimeout(rest)
      rest = setTimeout(noteNow, REST_MS)
    }
    const onResize = () => {
      // A keyboard that opens changes only the height.
      if (window.innerWidth === width) return
      width = window.innerWidth
      clearTimeout(rest)
      stop()
      const kept = place
      if (!kept?.element.isConnected) return
      const until = performance.now() + SETTLE_MS
      const step = () => {
        goTo(kept)
        if (performance.now() < until) frame = requestAnimationFrame(step)
        else stop()
      }
      step()
    }
    const ended = new AbortController()
    const passive = { signal: ended.signal, passive: true }
    window.addEventListener('scroll', note, passive)
    // Not every browser has it; the others wait for a rest.
    window.addEventListener('scrollend', noteNow, passive)
    window.addEventListener('resize', onResize, passive)
    for (const input of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
      window.addEventListener(input, stop, passive)
    return () => {
      ended.abort()
      clearTimeout(rest)
      stop()
    }
  }, [])
  return null
}
