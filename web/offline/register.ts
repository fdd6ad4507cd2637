import { newVersion } from '#web/lib/new-version.ts'
import type { Ask, Told, ToServiceWorker } from './messages.ts'

const ADDRESS = '/service-worker.js'
const IDLE_MS = 3000
const LOOK_AGAIN_MS = 60 * 60_000

let waiting: ServiceWorker | null = null
let agreed = false
/** This page has asked for what the device keeps. */
let filled = false

/** The user agrees: the new version takes over, and this tab, and no other, loads it. */
function applyUpdate() {
  agreed = true
  if (waiting?.state === 'installed') waiting.postMessage({ type: 'activate' } satisfies ToServiceWorker)
  // Somebody agreed in another tab before: it has taken over already.
  else window.location.reload()
}

function noteWaiting(registration: ServiceWorkerRegistration) {
  // The very first one replaces nothing.
  if (!registration.waiting || !navigator.serviceWorker.controller || waiting === registration.waiting) return
  waiting = registration.waiting
  newVersion.announce(applyUpdate)
}

/** The browser's opinion of the line, where it has one. */
type Line = EventTarget & { saveData?: boolean; effectiveType?: string }
const line = () => (navigator as { connection?: Line }).connection

/** Not on a line that is slow, or paid by the byte. */
function mayDownload(): boolean {
  const connection = line()
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task, { timeout: IDLE_MS })
    : setTimeout(task, IDLE_MS)

function fill(registration: ServiceWorkerRegistration) {
  if (!mayDownload()) return
  filled = true
  for (const worker of [registration.waiting, registration.active])
    worker?.postMessage({ type: 'fill' } satisfies ToServiceWorker)
  void import('./keep-saved.ts').then(({ keepSaved }) => keepSaved())
}

function onMessage({ data, ports: [port] }: MessageEvent<Partial<Ask>>) {
  if (data?.type !== 'ask' || !data.question || !port) return
  const { question } = data
  port.postMessage({ type: 'heard' } satisfies Told)
  import('./device-client.ts').then(
    ({ passOn }) => passOn(question, port),
    () => port.postMessage({ type: 'answer', answer: null } satisfies Told),
  )
}

async function register() {
  const registration = await navigator.serviceWorker.register(ADDRESS)
  noteWaiting(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => noteWaiting(registration))
  })
  setInterval(() => {
    if (navigator.onLine) registration.update().catch(() => {})
  }, LOOK_AGAIN_MS)
  const ready = await navigator.serviceWorker.ready
  const catchUp = () =>
    whenIdle(() => {
      fill(ready)
      void import('#web/state/events.ts').then(({ flushEvents }) => flushEvents())
    })
  catchUp()
  window.addEventListener('online', catchUp)
  // A line that was slow when the page came, or only seemed so, gets better.
  line()?.addEventListener('change', () => {
    if (!filled) catchUp()
  })
}

/** Listens at once, for a page that opens without a network; the rest waits until the page has nothing else to do. */
export function startOffline() {
  navigator.serviceWorker.addEventListener('message', onMessage)
  navigator.serviceWorker.startMessages()
  let isUpdate = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Never under the user's hands: only where somebody asked for it.
    if (agreed) window.location.reload()
    // Agreed to in another tab, before this one knew: it goes on with its own files, and is told.
    else if (isUpdate && !waiting) newVersion.announce(applyUpdate)
    isUpdate = true
  })
  whenIdle(() => {
    // A private window or a full disk: everything works, but for being offline.
    register().catch(() => {})
  })
}
