import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Outline } from '#content/guides/schema.ts'

/** A tab that was pressed is already visible: don't scroll. */
const STAY = { stay: true }

/** The open tab, derived from the URL: "#storage" opens the tab that contains it, scrolls there and focuses it. */
export function useSectionLink(guide: Outline) {
  const { hash, key, state } = useLocation()
  const navigate = useNavigate()
  const wanted = hash.slice(1)
  const [tab, setTab] = useState(() => tabOf(guide, wanted) ?? guide.tabs?.[0]?.id ?? '')
  // Both: a hash typed into the address bar has no key of its own, the same link pressed again has the same hash.
  const arrival = `${key} ${wanted}`
  const [lastArrival, setLastArrival] = useState(arrival)
  if (lastArrival !== arrival) {
    setLastArrival(arrival)
    const next = tabOf(guide, wanted)
    if (next) setTab(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for arrivals
  useEffect(() => {
    if (!wanted || (state as typeof STAY | null)?.stay) return
    const place = document.getElementById(wanted)
    if (!place) return
    place.scrollIntoView({ block: 'start', behavior: 'instant' })
    const heading = place.querySelector<HTMLElement>('h2, h3') ?? place
    const focus = () => heading.focus({ preventScroll: true })
    focus()
    // Arriving from another page: the shell focuses the title, after this.
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [arrival])

  function open(next: string) {
    setTab(next)
    void navigate(`#${next}`, { replace: true, state: STAY, preventScrollReset: true })
  }
  return { tab, open, show: setTab }
}

function tabOf(guide: Outline, id: string): string | undefined {
  if (guide.tabs?.some((one) => one.id === id)) return id
  return guide.sections.find((one) => one.id === id)?.tab
}
