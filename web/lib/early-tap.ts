declare global {
  interface Window {
    /** The page's first script records the last button that was tapped before hydration. */
    sousTap?: { button?: HTMLElement; stop: AbortController }
  }
}

/** The app is ready: replays the recorded tap, and leaves all later taps to it. */
export function doEarlyTap(): void {
  const { button, stop } = window.sousTap ?? {}
  stop?.abort()
  // Not during hydration: parts of the page may hydrate only when they are touched.
  if (button) setTimeout(() => button.click())
}
