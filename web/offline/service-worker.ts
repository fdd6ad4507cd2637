import { markShown, NOTE_SYNC, takeNote } from '#web/state/stock/kept-notes.ts'
import { askDevice } from './ask-device.ts'
import {
  answerAsset,
  type BuildFiles,
  isOffline,
  keepFirst,
  keepLater,
  keepReading,
  keepScanning,
  keepShell,
  tidyFiles,
} from './keep-build.ts'
import { keepCookbook } from './keep-cookbook.ts'
import { keepSeen, recipeAsked } from './keep-recipes.ts'
import { CACHES, keepBounded, MOST_COVERS, SHELL } from './kept.ts'
import { kindOf } from './kind-of.ts'
import type { DeviceAnswer, ToServiceWorker } from './messages.ts'
import { notedPath, noteLooks, readNote } from './note-push.ts'
import { isPostedPage, takePostedPage } from './posted-page.ts'
import { isShare, takeShare } from './share-target.ts'
import { type FetchEvent, scope } from './worker-scope.ts'

/** Inserted by the build. */
declare const __SOUS_FILES__: BuildFiles
const files = __SOUS_FILES__

/** Timeout after which the device serves the page, or answers the request. */
const PAGE_LIMIT_MS = 3000
const ANSWER_LIMIT_MS = 8000

const quietly = (work: Promise<unknown>) => work.catch(() => {})

scope.addEventListener('install', (event) => event.waitUntil(keepFirst(files)))

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      quietly(scope.registration.navigationPreload?.enable() ?? Promise.resolve()),
      tidyFiles(files),
      scope.clients.claim(),
    ]),
  ),
)

let filling: Promise<unknown> | undefined
let fillingScan: Promise<unknown> | undefined

scope.addEventListener('message', (event) => {
  const { type, files: wanted } = (event.data ?? {}) as { type?: ToServiceWorker['type']; files?: unknown }
  if (type === 'fill-reading') event.waitUntil(quietly(keepReading(files, wanted)))
  if (type === 'activate') event.waitUntil(scope.skipWaiting())
  if (type === 'fill-scanning') {
    fillingScan ??= quietly(keepScanning(files)).finally(() => {
      fillingScan = undefined
    })
    event.waitUntil(fillingScan)
  }
  if (type !== 'fill') return
  // A page that was still loading when this worker was activated belongs to none yet.
  event.waitUntil(quietly(scope.clients.claim()))
  // Several tabs may be idle at once.
  filling ??= quietly(keepCookbook())
    .then(() => quietly(keepLater(files)))
    .finally(() => {
      filling = undefined
    })
  event.waitUntil(filling)
})

scope.addEventListener('push', (event) => {
  const { title, ...options } = readNote(event.data?.text() ?? '')
  event.waitUntil(Promise.all([scope.registration.showNotification(title, options), quietly(markShown())]))
})

/** The note of a device without an account's: the browser wakes this worker now and then. */
async function showDeviceNote() {
  const note = await takeNote()
  if (!note) return
  const { title, ...options } = noteLooks({ ...note, body: note.lines.join(', ') })
  await scope.registration.showNotification(title, options)
}

scope.addEventListener('periodicsync', (event) => {
  if (event.tag === NOTE_SYNC) event.waitUntil(quietly(showDeviceNote()))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(scope.clients.openWindow(notedPath(event.notification.data)))
})

/** The network's response within the timeout; undefined without one, or if a proxy answers for an unreachable server. */
async function inTime(network: Promise<Response>, ms: number): Promise<Response | undefined> {
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, ms))
  const response = await Promise.race([network.catch(() => undefined), tooLong])
  return response && !isOffline(response) ? response : undefined
}

/** What the browser has requested already while this worker started, or a request now. */
const fromNetwork = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request)

/** From the network, unless it takes too long: then the shell that all URLs share. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event)
  const shell = await caches.match(SHELL, { cacheName: CACHES.shell, ignoreVary: true })
  if (!shell) return network
  const response = await inTime(network, PAGE_LIMIT_MS)
  if (!response) return shell
  if (new URL(event.request.url).pathname === SHELL) event.waitUntil(quietly(keepShell(response.clone())))
  return response
}

const asResponse = (answer: DeviceAnswer) =>
  answer &&
  new Response(answer.body, {
    status: answer.status,
    headers: { 'content-type': answer.type, 'cache-control': 'no-store', 'x-sous-offline': '1' },
  })

const pathOf = ({ url }: Request) => new URL(url).pathname + new URL(url).search

async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const network = fetch(request)
  const response = await inTime(network, ANSWER_LIMIT_MS)
  if (response) {
    if (response.status === 200)
      event.waitUntil(quietly(keepBounded(CACHES.covers, request, response.clone(), MOST_COVERS)))
    return response
  }
  const kept = await caches.match(request, { cacheName: CACHES.covers, ignoreVary: true })
  if (kept) return kept
  const drawn = await askDevice(event, { method: 'GET', path: pathOf(request), body: '' })
  return asResponse(drawn) ?? network
}

/** Network first, with the device server as fallback, so that no screen needs to know. */
async function answerQuestion(event: FetchEvent): Promise<Response> {
  const { request } = event
  const asked = request.clone()
  const network = fetch(request)
  const response = await inTime(network, ANSWER_LIMIT_MS)
  if (response) {
    if (recipeAsked(request.url)) event.waitUntil(quietly(keepSeen(response.clone())))
    return response
  }
  if (request.signal.aborted) return network
  const body = request.method === 'GET' ? '' : await asked.text()
  const answer = await askDevice(event, { method: request.method, path: pathOf(request), body })
  // If the device has no answer, a late network response may still arrive.
  return asResponse(answer) ?? network
}

scope.addEventListener('fetch', (event) => {
  if (isShare(event.request)) event.respondWith(takeShare(event.request))
  if (isPostedPage(event.request)) event.respondWith(takePostedPage(event.request))
  const kind = kindOf(event.request, scope.location.origin)
  // Left to the browser, it would be requested a second time, and the link of a mail works only once.
  if (!kind && event.request.mode === 'navigate' && event.request.method === 'GET')
    event.respondWith(fromNetwork(event))
  if (kind === 'page') event.respondWith(answerPage(event))
  if (kind === 'asset') event.respondWith(answerAsset(event.request))
  if (kind === 'cover') event.respondWith(answerFile(event))
  if (kind === 'device') event.respondWith(answerQuestion(event))
})
