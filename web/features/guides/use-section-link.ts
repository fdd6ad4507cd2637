import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Outline } from '#content/guides/schema.ts'

/** A tab that was pressed is already in sight: the page stays where it is. */
const STAY = { stay: true }

/** The open tab, which the address decides: "#storage" opens the tab that holds it, goes there and takes the focus. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for arrivals alone
  useEffect(() => {
    if (!wanted || (state as typeof STAY | null)?.stay) return
    const place = document.getElementById(wanted)
    if (!place) return
    place.scrollIntoView({ block: 'start', behavior: 'instant' })
    const heading = place.querySelector<HTMLElement>('h2, h3') ?? place
    const focus = () => heading.focus({ preventScroll: true })
    focus()
    // Whoever comes from another page: the shell gives the focus to the title, after this.
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
