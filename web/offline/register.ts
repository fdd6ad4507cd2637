import { mayDownload, mayDownloadMuch, networkConnection, whenIdle } from '#web/lib/connection.ts'
import { newVersion } from '#web/lib/new-version.ts'
import { deviceNote } from '#web/state/stock/device-note.ts'
import type { Ask, Told, ToServiceWorker } from './messages.ts'

const ADDRESS = '/service-worker.js'
/** Scanning comes last, for a visitor who stays. */
const SCANNING_MS = 10_000
const LOOK_AGAIN_MS = 60 * 60_000

let waiting: ServiceWorker | null = null
let agreed = false
/** This page has asked to fill the caches. */
let filled = false
let scanningFilled = false
let isScanningDue = false
let scanning: ReturnType<typeof setTimeout> | undefined

/** The user agrees: the new version takes over, and this tab, and no other, reloads. */
function applyUpdate() {
  agreed = true
  if (waiting?.state === 'installed') waiting.postMessage({ type: 'activate' } satisfies ToServiceWorker)
  // The user agreed in another tab before: it has already taken over.
  else window.location.reload()
}

function noteWaiting(registration: ServiceWorkerRegistration) {
  // The first installation replaces nothing.
  if (!registration.waiting || !navigator.serviceWorker.controller || waiting === registration.waiting) return
  waiting = registration.waiting
  newVersion.announce(applyUpdate)
}

function fill(registration: ServiceWorkerRegistration) {
  if (!mayDownload()) return
  filled = true
  for (const worker of [registration.waiting, registration.active])
    worker?.postMessage({ type: 'fill' } satisfies ToServiceWorker)
  clearTimeout(scanning)
  scanning = setTimeout(() => whenIdle(() => fillScanning(registration)), SCANNING_MS)
  void import('./keep-saved.ts').then(({ keepSaved }) => keepSaved())
}

function fillScanning({ active }: ServiceWorkerRegistration) {
  isScanningDue = true
  if (scanningFilled || !active || !mayDownloadMuch()) return
  scanningFilled = true
  active.postMessage({ type: 'fill-scanning' } satisfies ToServiceWorker)
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
      if (deviceNote.get())
        void import('#web/state/stock/follow-note.ts').then(({ followNote }) => followNote())
    })
  catchUp()
  window.addEventListener('online', catchUp)
  window.addEventListener('appinstalled', () => whenIdle(() => fillScanning(ready)))
  // A connection that was slow when the page loaded, or only seemed so, improves.
  networkConnection()?.addEventListener('change', () => {
    if (!filled) catchUp()
    else if (isScanningDue) fillScanning(ready)
  })
}

/** Listens immediately, for a page that opens offline; the rest waits until the page is idle. */
export function startOffline() {
  navigator.serviceWorker.addEventListener('message', onMessage)
  navigator.serviceWorker.startMessages()
  let isUpdate = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Never while the user is working: only on request.
    if (agreed) window.location.reload()
    // Agreed to in another tab, before this one knew: it continues with its own files, and is notified.
    else if (isUpdate && !waiting) newVersion.announce(applyUpdate)
    isUpdate = true
  })
  whenIdle(() => {
    // A private window or a full disk: everything works except offline use.
    register().catch(() => {})
  })
}
