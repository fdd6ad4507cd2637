import { useEffect, useState, useSyncExternalStore } from 'react'

/** Delay between the browser's offer and ours. */
const INSTALL_DELAY_MS = 3000

/** The browser's install event; it isn't standard, so TypeScript doesn't know it. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const DISMISSED = 'pwa-prompt-dismissed'
const INSTALLED = 'pwa-installed'

function isSettled(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null || localStorage.getItem(INSTALLED) !== null
  } catch {
    return false
  }
}

function settle(how: 'dismissed' | 'installed') {
  try {
    if (how === 'installed') localStorage.setItem(INSTALLED, 'true')
    else localStorage.setItem(DISMISSED, 'true')
  } catch {
    // Without storage the user is asked again next time.
  }
  change(undefined)
}

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()
function change(next: InstallOffer | undefined) {
  offer = next
  for (const listener of listeners) listener()
}

/** Listens from the start: the browser fires the event once, often before anything is rendered. */
export function watchInstall() {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Ours replaces the browser's own prompt, later and once.
    event.preventDefault()
    if (!isSettled()) change(event as InstallOffer)
  })
  window.addEventListener('appinstalled', () => settle('installed'))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The offer, three seconds after the browser made it. */
export function useInstallOffer(): InstallOffer | undefined {
  const made = useSyncExternalStore(
    subscribe,
    () => offer,
    () => undefined,
  )
  const [ripe, setRipe] = useState<InstallOffer>()
  useEffect(() => {
    if (!made) return
    const timer = setTimeout(() => setRipe(made), INSTALL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [made])
  return made && ripe === made ? made : undefined
}

export const dismissInstall = () => settle('dismissed')

/** Shows the browser's own prompt. Whatever the answer, ours closes. */
export async function acceptInstall(made: InstallOffer) {
  try {
    await made.prompt()
    settle((await made.userChoice).outcome === 'accepted' ? 'installed' : 'dismissed')
  } catch {
    // The event was used up, or the browser withdrew it: there is nothing left to press.
    change(undefined)
  }
}
