import { useEffect } from 'react'

/** Calls back with the href of each internal link that the user points at, touches or tabs to. */
export function useIntent(onIntent: (pathname: string) => void) {
  useEffect(() => {
    const notice = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
      if (link) onIntent(link.pathname)
    }
    // A touch also fires over the link.
    const kinds = ['pointerover', 'focusin'] as const
    for (const kind of kinds) document.addEventListener(kind, notice, { passive: true })
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, notice)
    }
  }, [onIntent])
}
