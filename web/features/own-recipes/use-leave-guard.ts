import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { useBackCloses } from '#web/ui/use-back-closes.ts'

const isOver = () => (history.state as { over?: true } | null)?.over === true
const PATIENCE_MS = 1000

/** The entry that stands in for Back is removed as soon as nothing is guarded. */
export const guardGone = () =>
  new Promise<void>((resolve) => {
    if (!isOver()) return resolve()
    window.addEventListener('popstate', () => resolve(), { once: true })
    setTimeout(resolve, PATIENCE_MS)
  })

/** Asks before the page is left: by Back, or by a link. */
export function useLeaveGuard(isOn: boolean) {
  const [asked, setAsked] = useState<{ to?: string }>()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useBackCloses(isOn && !asked, () => setAsked({}), false)

  useEffect(() => {
    if (!isOn) return
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      const link = (event.target as Element | null)?.closest?.('a[href]')
      if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return
      if (link.origin !== location.origin || link.pathname === pathname) return
      event.preventDefault()
      setAsked({ to: link.pathname + link.search })
    }
    // Before the router's own listener.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [isOn, pathname])

  return {
    isAsking: asked !== undefined,
    stay: () => setAsked(undefined),
    async leave() {
      await guardGone()
      const hasBefore = ((history.state as { idx?: number } | null)?.idx ?? 0) > 0
      if (asked?.to) void navigate(asked.to)
      else if (hasBefore) void navigate(-1)
      else void navigate(paths.myRecipes(), { replace: true })
    },
  }
}
