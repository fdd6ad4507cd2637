import { type RefObject, useEffect, useState } from 'react'

const AHEAD = '400px'

/** Whether the reader has scrolled near an element; what is only needed there is fetched then. */
export function useNear(place: RefObject<HTMLElement | null>, wanted = true): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!wanted || !place.current || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(
      (seen) => seen.some((one) => one.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, wanted])
  return near
}
