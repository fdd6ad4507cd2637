import { useEffect } from 'react'

/** Calls with the address of each link of ours that somebody points at, touches or tabs to. */
export function useIntent(onIntent: (pathname: string) => void) {
  useEffect(() => {
    const notice = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
      if (link) onIntent(link.pathname)
    }
    // A finger that comes down is over the link too.
    const kinds = ['pointerover', 'focusin'] as const
    for (const kind of kinds) document.addEventListener(kind, notice, { passive: true })
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, notice)
    }
  }, [onIntent])
}
