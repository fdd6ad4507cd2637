import { useEffect, useState, useSyncExternalStore } from 'react'

/** How long after the browser's offer ours appears. */
const INSTALL_DELAY_MS = 3000

/** The browser's offer to install; not every browser makes one, so the language does not know it. */
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
    // A device that keeps nothing is asked again the next time.
  }
  change(undefined)
}

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()
function change(next: InstallOffer | undefined) {
  offer = next
  for (const listener of listeners) listener()
}

/** Listens from the start: the browser makes its offer once, often before anything is rendered. */
export function watchInstall() {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Ours comes instead of the browser's own, later and once.
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

/** Shows the browser's own question. Whatever the answer, ours goes. */
export async function acceptInstall(made: InstallOffer) {
  try {
    await made.prompt()
    settle((await made.userChoice).outcome === 'accepted' ? 'installed' : 'dismissed')
  } catch {
    // The offer is spent, or the browser changed its mind: there is nothing left to press.
    change(undefined)
  }
}
