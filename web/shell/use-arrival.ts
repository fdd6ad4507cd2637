import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusStartField } from '#web/lib/start-field.ts'
import { pageAt } from '#web/site-map.ts'

/** Focusable only while it has the focus: otherwise each tap on a page would move the focus there first. */
export function focusMain() {
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
}

/** Focuses the page's heading, so that a screen reader announces the page and Tab continues from there. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.focus({ preventScroll: true })
  else focusMain()
}

/** Runs on every change of the path: sets the title, scrolls to the top, moves the focus. */
export function useArrival() {
  const { pathname } = useLocation()
  const lastScrolled = useRef(pathname)
  const lastFocused = useRef(pathname)

  // A layout effect, so that a page with a custom title can set it afterwards in a plain effect.
  useLayoutEffect(() => {
    const title = pageAt(pathname)?.title ?? 'Page Not Found'
    document.title = title === 'Home' ? 'Sous: cook with what you have' : `${title} · Sous`
    // The server wrote the canonical URL of the first page; a later one needs its own.
    document.querySelector('link[rel=canonical]')?.setAttribute('href', location.origin + pathname)
    if (lastScrolled.current === pathname) return
    lastScrolled.current = pathname
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  }, [pathname])

  useEffect(() => {
    if (lastFocused.current === pathname) return
    lastFocused.current = pathname
    if (!focusStartField()) focusHeading()
  }, [pathname])
}
