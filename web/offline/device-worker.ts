import { COOKBOOK_PATH, type OfflineCookbook, rowsOfCookbook } from '#core/contracts/offline-cookbook.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { createDeviceServer, type DeviceServer } from './device-server.ts'
import { CACHES, COOKBOOK_NOTE, type CookbookNote, readKept, recipeKey } from './kept.ts'
import type { DeviceAnswer, ToDevice, Told } from './messages.ts'

async function keptRows(cacheName: string): Promise<ExternalRecipeRow[]> {
  const cache = await caches.open(cacheName)
  const found = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  return Promise.all(found.flatMap((response) => (response ? [response.json()] : [])))
}

async function open(): Promise<DeviceServer> {
  const [book, saved, seen] = await Promise.all([
    readKept<OfflineCookbook>(CACHES.cookbook, COOKBOOK_PATH),
    keptRows(CACHES.saved),
    keptRows(CACHES.seen),
  ])
  // The starter collection is the newest, so it takes precedence.
  const rows = new Map([...saved, ...seen].map((row) => [row.id, row]))
  for (const row of book ? rowsOfCookbook(book) : []) rows.set(row.id, row)
  return createDeviceServer({
    rows: [...rows.values()],
    // Viewed or saved after the device server was opened.
    rowOf: async (id) =>
      (await readKept<ExternalRecipeRow>(CACHES.seen, recipeKey(id))) ??
      (await readKept<ExternalRecipeRow>(CACHES.saved, recipeKey(id))),
  })
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

self.onmessage = async ({ data, ports: [port] }: MessageEvent<ToDevice>) => {
  let answer: DeviceAnswer = null
  try {
    answer = await (await current()).answer(data.question, data.profile)
  } catch {
    // The caller is told that there is no network, which is true.
  }
  port?.postMessage({ type: 'answer', answer } satisfies Told)
}
