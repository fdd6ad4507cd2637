import { useLayoutEffect } from 'react'

/** Toasts appear above what the page has at the bottom of the screen, where the media query matches. */
export function useToastRise(height: string, where = 'all') {
  useLayoutEffect(() => {
    const media = window.matchMedia?.(where)
    const { style } = document.documentElement
    const rise = () => {
      if (media?.matches) style.setProperty('--toast-rise', height)
      else style.removeProperty('--toast-rise')
    }
    rise()
    media?.addEventListener('change', rise)
    return () => {
      media?.removeEventListener('change', rise)
      style.removeProperty('--toast-rise')
    }
  }, [height, where])
}
