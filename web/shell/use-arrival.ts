import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusStartField } from '#web/lib/start-field.ts'
import { isHome, pageAt } from '#web/site-map.ts'
import * as strings from './strings.ts'

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

/** Where each entry of the history was scrolled to. */
const places = new Map<string, number>()
const PATIENCE_MS = 3000
const STEADY_FRAMES = 10

/**
 * Scrolls to a place and stays there while the page settles; any input of the user ends it. Rows take their height only when
 * they come near: the page may grow on the way.
 */
function returnTo(top: number): () => void {
  const ended = new AbortController()
  const end = () => ended.abort()
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(name, end, { signal: ended.signal, passive: true })
  const until = performance.now() + PATIENCE_MS
  let steady = 0
  const step = () => {
    if (ended.signal.aborted) return
    window.scrollTo({ top, left: 0, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) < 1) steady++
    if (steady > STEADY_FRAMES || performance.now() > until) end()
    else requestAnimationFrame(step)
  }
  step()
  return end
}

/** Back and Forward return to where the page was; a new page starts at its top. */
function useScrollPlace() {
  const { pathname, key } = useLocation()
  const type = useNavigationType()
  const last = useRef({ pathname, key })
  const stop = useRef(() => {})

  useEffect(() => {
    const note = () => places.set(last.current.key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  useLayoutEffect(() => {
    const before = last.current.pathname
    last.current = { pathname, key }
    if (before === pathname) return
    stop.current()
    const place = type === 'POP' ? places.get(key) : undefined
    if (place) stop.current = returnTo(place)
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  }, [pathname, key, type])
}

/** Runs on every change of the path: sets the title, scrolls, moves the focus. */
export function useArrival() {
  const { pathname } = useLocation()
  const lastFocused = useRef(pathname)
  useScrollPlace()

  // A layout effect, so that a page with a custom title can set it afterwards in a plain effect.
  useLayoutEffect(() => {
    const page = pageAt(pathname)
    document.title = isHome(page) ? strings.homeTitle : strings.pageTitle(page?.title ?? strings.pageNotFound)
    // The server wrote the canonical URL of the first page; a later one needs its own.
    document.querySelector('link[rel=canonical]')?.setAttribute('href', location.origin + pathname)
  }, [pathname])

  useEffect(() => {
    if (lastFocused.current === pathname) return
    lastFocused.current = pathname
    if (!focusStartField()) focusHeading()
  }, [pathname])
}
