import { COOKBOOK_PATH, type OfflineCookbook, rowsOfCookbook } from '#core/contracts/offline-cookbook.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { DeviceServer } from './device-server.ts'
import { keepCookbook } from './keep-cookbook.ts'
import { CACHES, COOKBOOK_NOTE, type CookbookNote, readKept, recipeKey } from './kept.ts'
import type { DeviceAnswer, FromChat, OwnNews, ToChat, ToDevice, Told } from './messages.ts'

// Each part is loaded with the first question for it: a visitor with a public link needs only what is known about food.

/** Opened on the first request; a device without own recipes has an empty one. */
async function openOwn() {
  const [{ openDatabase }, { openOwnShelf }, { createOwnServer }] = await Promise.all([
    import('#web/state/own/database.ts'),
    import('./own-shelf.ts'),
    import('./own-server.ts'),
  ])
  const shelf = openOwnShelf(await openDatabase(), () => self.postMessage({ type: 'own' } satisfies OwnNews))
  return { shelf, server: createOwnServer(shelf) }
}
let opened: ReturnType<typeof openOwn> | undefined
function own() {
  opened ??= openOwn()
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

async function keptRows(cacheName: string): Promise<ExternalRecipeRow[]> {
  const cache = await caches.open(cacheName)
  const found = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  return Promise.all(found.flatMap((response) => (response ? [response.json()] : [])))
}

async function open(): Promise<DeviceServer> {
  const [{ createDeviceServer }, mine, book, saved, seen] = await Promise.all([
    import('./device-server.ts'),
    own().catch(() => undefined),
    readKept<OfflineCookbook>(CACHES.cookbook, COOKBOOK_PATH),
    keptRows(CACHES.saved),
    keptRows(CACHES.seen),
  ])
  // The starter collection is the newest, so it takes precedence.
  const rows = new Map([...saved, ...seen].map((row) => [row.id, row]))
  for (const row of book ? rowsOfCookbook(book) : []) rows.set(row.id, row)
  return createDeviceServer({
    rows: [...rows.values()],
    own: mine?.shelf,
    // Viewed or saved after the device server was opened.
    rowOf: async (id) =>
      (await readKept<ExternalRecipeRow>(CACHES.seen, recipeKey(id))) ??
      (await readKept<ExternalRecipeRow>(CACHES.saved, recipeKey(id))),
  })
}

const COOKBOOK_MS = 4000
const NEED_COOKBOOK = new Set(['/functions/v1/match-recipes', '/functions/v1/plan-candidates'])

/** Nobody may have fetched the recipes yet. On a slow network the next question has them. */
function fetchCookbook() {
  const late = new Promise((resolve) => setTimeout(resolve, COOKBOOK_MS))
  return Promise.race([keepCookbook().catch(() => {}), late])
}

let device: Promise<DeviceServer> | undefined
let openedWith: string | undefined

/** Opened on the first request, and again if the collection changed in the meantime. */
async function current(): Promise<DeviceServer> {
  const version = (await readKept<CookbookNote>(CACHES.cookbook, COOKBOOK_NOTE))?.version
  if (!device || version !== openedWith) {
    openedWith = version
    device = open()
    device.catch(() => {
      device = undefined
    })
  }
  return device
}

type Question = Exclude<ToDevice, { chat: unknown }>

async function answerTo(asked: Question): Promise<DeviceAnswer> {
  if ('about' in asked) return (await import('./answer-content.ts')).answerContent(asked.about)
  const { question, profile } = asked
  if (asked.own) return (await own()).server.answer(question)
  if (NEED_COOKBOOK.has(question.path)) await fetchCookbook()
  return (await current()).answer(question, profile)
}

async function serve(asked: Question, port: MessagePort) {
  // Without an answer the caller is told that there is no network, which is true.
  const answer = await answerTo(asked).catch(() => null)
  port.postMessage({ type: 'answer', answer } satisfies Told)
}

/** Briefs the browser's model, then checks what it writes. The model itself runs in the page: workers have none. */
async function serveChat({ chat, profile }: Extract<ToDevice, { chat: unknown }>, port: MessagePort) {
  await fetchCookbook()
  const briefed = await current()
    .then((device) => device.brief(chat, profile))
    .catch(() => undefined)
  port.onmessage = ({ data }: MessageEvent<ToChat>) => {
    const text = data.type === 'piece' ? briefed?.safety.push(data.text) : briefed?.safety.end()
    port.postMessage({ type: 'checked', text: text ?? '' } satisfies FromChat)
  }
  port.postMessage({ type: 'brief', brief: briefed?.brief ?? null } satisfies FromChat)
}

self.onmessage = ({ data, ports: [port] }: MessageEvent<ToDevice>) => {
  if (port) void ('chat' in data ? serveChat(data, port) : serve(data, port))
}
