declare global {
  interface Window {
    /** The page's first script keeps the last button that was tapped before the app could hear it. */
    sousTap?: { button?: HTMLElement; stop: AbortController }
  }
}

/** The app is there: does what was asked for while it was on its way, and leaves all taps to it from now on. */
export function doEarlyTap(): void {
  const { button, stop } = window.sousTap ?? {}
  stop?.abort()
  // Not in the middle of coming alive: parts of the page may do so only when they are touched.
  if (button) setTimeout(() => button.click())
}
