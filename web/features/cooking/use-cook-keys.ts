import { useEffect, useRef } from 'react'

interface CookKeys {
  next: () => void
  back: () => void
  first: () => void
  last: () => void
  leave: () => void
}

const FIELDS = 'input:not([type=checkbox]), textarea, select'

/** Arrows and the space bar change pages, Home and End jump, Escape leaves. Fields, ticks and pressed buttons keep their keys. */
export function useCookKeys(keys: CookKeys) {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (event.altKey || event.ctrlKey || event.metaKey || target?.closest(FIELDS)) return
      const { next, back, first, last, leave } = current.current
      const does: Record<string, (() => void) | undefined> = {
        ArrowRight: next,
        PageDown: next,
        ' ': target?.closest('button, a, input') ? undefined : next,
        ArrowLeft: back,
        PageUp: back,
        Home: first,
        End: last,
        Escape: leave,
      }
      const action = does[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
