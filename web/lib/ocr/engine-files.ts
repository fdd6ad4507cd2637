import { UnreadableFile } from './file-problem.ts'

/** Inserted by the build: where the engine's files are. */
declare const __OCR_FOLDER__: string

const SIMD = [1, 96, 0, 1, 123, 3, 2, 1, 0, 10]
const HEAD = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, ...SIMD]
const can = (code: readonly number[]) => WebAssembly.validate(new Uint8Array([...HEAD, ...code]))

/** The fastest that this browser runs. */
export function coreName(): string {
  if (can([15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11]))
    return 'tesseract-core-relaxedsimd-lstm'
  return can([10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]) ? 'tesseract-core-simd-lstm' : 'tesseract-core-lstm'
}

/** What reads a receipt here: the engine and its two languages. */
export const engineFiles = (): string[] =>
  ['worker.js', `${coreName()}.js`, `${coreName()}.wasm`, 'eng.traineddata', 'deu.traineddata'].map(
    (name) => `${__OCR_FOLDER__}/${name}`,
  )

async function isHere(file: string): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  return (await caches.match(file, { ignoreVary: true }).catch(() => undefined)) !== undefined
}

/** Whether nothing has to be downloaded to read. */
export const isEngineHere = async (): Promise<boolean> =>
  (await Promise.all(engineFiles().map(isHere))).every(Boolean)

/** On a bad connection, megabytes take a while; without one, only the browser's own cache can answer. */
const PATIENCE_MS = 120_000
const OFFLINE_MS = 3000

/**
 * Fetches the engine where it isn't on this device yet. Rejects with what can be done about it: the engine itself waits
 * forever for a file that doesn't come.
 */
export async function fetchEngine(signal?: AbortSignal): Promise<void> {
  const limit = AbortSignal.timeout(navigator.onLine === false ? OFFLINE_MS : PATIENCE_MS)
  const either = signal ? AbortSignal.any([signal, limit]) : limit
  const take = async (file: string) => {
    if (await isHere(file)) return
    const response = await fetch(file, { signal: either })
    if (!response.ok) throw new Error(`no ${file}`)
    await response.arrayBuffer()
  }
  try {
    await Promise.all(engineFiles().map(take))
  } catch {
    signal?.throwIfAborted()
    throw new UnreadableFile('offline')
  }
}
