import { isHydrated } from '../ui/hydrated.ts'

interface EarlyTap {
  /** The last button that was tapped before it was hydrated. */
  button?: HTMLElement
  /** Selects the buttons whose taps are held. */
  held: string
  stop: AbortController
}

declare global {
  interface Window {
    /** Filled by the page's first script, which holds taps until the app handles them. */
    sousTap?: EarlyTap
  }
}

const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent

/** The app may have rendered the page anew: then the button with the same name stands for the tapped one. */
function rendered(button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button
  const all = [...document.querySelectorAll<HTMLElement>('#root button')]
  const same = all.filter((one) => nameOf(one) === nameOf(button))
  return same.length === 1 ? same[0] : undefined
}

function replay(tap: EarlyTap) {
  const { button } = tap
  if (!button) return
  delete tap.button
  // Not during hydration: parts of the page may hydrate only when they are touched.
  setTimeout(() => rendered(button)?.click())
}

/** The layout handles its taps; those on a prerendered page wait for the page, however long its code takes. */
export function releaseLayoutTaps(): void {
  const tap = window.sousTap
  if (!tap) return
  if (isHydrated()) tap.stop.abort()
  else tap.held = '#root main button'
  if (!tap.button?.closest('main')) replay(tap)
}

/** The page handles its taps: nothing is held from here on. */
export function releasePageTaps(): void {
  const tap = window.sousTap
  if (!tap) return
  tap.stop.abort()
  replay(tap)
}
