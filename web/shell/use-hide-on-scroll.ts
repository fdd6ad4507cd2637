import { useEffect, useState } from 'react'

const SCROLL_HIDE_MS = 600
/** Near the top there is no need to hide. */
const ALWAYS_SHOWN_PX = 120

/** True while the user scrolls down; false again on the way up, or 600 ms after they stop. */
export function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    let last = window.scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      const now = window.scrollY
      if (now === last) return
      setHidden(now > last && now > ALWAYS_SHOWN_PX)
      last = now
      clearTimeout(timer)
      timer = setTimeout(() => setHidden(false), SCROLL_HIDE_MS)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])

  return hidden
}
