import { useLayoutEffect } from 'react'

/** Toasts appear above what the page has at the bottom of the screen, where the media query matches. */
export function useToastRise(height: string, where = 'all') {
  useLayoutEffect(() => {
    if (!window.matchMedia?.(where).matches) return
    document.documentElement.style.setProperty('--toast-rise', height)
    return () => void document.documentElement.style.removeProperty('--toast-rise')
  }, [height, where])
}
