import { LOOK } from '#core/contracts/page-data.ts'
import { keepModel } from '#web/lib/kept-model.ts'
import { BUILDS_NOTE, CACHES, keep, readKept, SHELL } from './kept.ts'

/** The files of a build, listed by the build itself. */
export interface BuildFiles {
  /** Required for the first page. */
  first: string[]
  /** Every other page, fetched when idle. */
  later: string[]
  /** Runs the detector and the reader of codes; megabytes that only scanning needs. */
  detector: string[]
  /** Reads photos of recipes: the engine and its languages. */
  ocr: string[]
  /** Operator pages: cached once visited. */
  operator: string[]
}

const AT_ONCE = 4

const assets = () => caches.open(CACHES.assets)

export const isOffline = (response: Response) =>
  [502, 503, 504].includes(response.status) && !response.headers.has('x-request-id')

async function keepFiles(files: readonly string[]) {
  const cache = await assets()
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(
      files.slice(at, at + AT_ONCE).map(async (file) => {
        if (!(await cache.match(file, { ignoreVary: true }))) await cache.add(file)
      }),
    )
}

/** Caches the page once everything it requires is cached too: a partial one would be worse than the previous. */
export async function keepShell(response: Response) {
  if (!response.ok || !response.headers.get('content-type')?.includes('text/html')) return
  // Without the prerendered content: all URLs share it.
  const page = (await response.text()).replace(LOOK, '<div id="root"></div>')
  const named = page.match(/\/assets\/[\w.~-]+/g) ?? []
  await keepFiles([...new Set(named)])
  await (await caches.open(CACHES.shell)).put(SHELL, new Response(page, { headers: response.headers }))
}

export async function keepFirst({ first }: BuildFiles) {
  await Promise.all([fetch(SHELL, { cache: 'no-cache' }).then(keepShell), keepFiles(first)])
}

export async function keepLater({ later, detector, ocr }: BuildFiles) {
  await keepFiles(later)
  await keepFetched([...detector, ...ocr])
}

/** Scanning, so that it works offline before the first scan: its files and the model. */
export async function keepScanning({ detector }: BuildFiles) {
  // What runs on a GPU is twice as large, and works without as well: that one comes with the first scan.
  await keepFiles(detector.filter((file) => !file.includes('asyncify')))
  await keepModel()
}

/** Reading receipts; `wanted` are the files that the browser of the page needs. */
export const keepReading = ({ ocr }: BuildFiles, wanted: unknown) =>
  keepFiles(ocr.filter((file) => Array.isArray(wanted) && wanted.includes(file)))

/** Megabytes that a page loaded before this worker existed: taken from the browser cache, never fetched. */
async function keepFetched(files: readonly string[]) {
  const cache = await assets()
  for (const file of files) {
    if (await cache.match(file, { ignoreVary: true })) continue
    const had = await fetch(file, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined)
    if (had?.status === 200) await cache.put(file, had)
  }
}

/** Files of this build and the previous one are kept: tabs opened before an update keep working. */
export async function tidyFiles(current: BuildFiles) {
  const [last, older] = (await readKept<BuildFiles[]>(CACHES.assets, BUILDS_NOTE)) ?? []
  const before = JSON.stringify(last) === JSON.stringify(current) ? older : last
  const builds = [current, ...(before ? [before] : [])]
  await keep(CACHES.assets, BUILDS_NOTE, builds)
  const wanted = new Set([BUILDS_NOTE, ...builds.flatMap((build) => Object.values(build).flat())])
  const cache = await assets()
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
}

export async function answerAsset(request: Request): Promise<Response> {
  const cache = await assets()
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) await cache.put(request, response.clone()).catch(() => {})
  return response
}
