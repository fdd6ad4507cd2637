declare global {
  interface Window {
    /** The page's first script keeps the last button that was tapped before the app could hear it. */
    sousTap?: { button?: HTMLElement; stop: AbortController }
  }
}

/** Does, once the app is there, what was asked for while it was still on its way. */
export function earlyTap(): () => void {
  const { button, stop } = window.sousTap ?? {}
  stop?.abort()
  // Not in the middle of coming alive: parts of the page may do so only when they are touched.
  return () => {
    if (button) setTimeout(() => button.click())
  }
}
