import { type DetectorModel, DetectorModelSchema } from '#core/vision/detector.ts'

const CACHE = 'sous-vision'
const DESCRIPTION = '/vision/model.json'

const cacheOf = async () => ('caches' in globalThis ? caches.open(CACHE).catch(() => undefined) : undefined)

/** The current manifest from the server; while offline, the cached one. */
async function readDescription(signal: AbortSignal): Promise<DetectorModel> {
  const cache = await cacheOf()
  let answer: Response | undefined
  try {
    answer = await fetch(DESCRIPTION, { signal })
    if (answer.ok) await cache?.put(DESCRIPTION, answer.clone()).catch(() => {})
  } catch (error) {
    if (signal.aborted) throw error
  }
  if (!answer?.ok) answer = await cache?.match(DESCRIPTION)
  if (!answer?.ok) throw new Error('Photo scanning isn’t available here.')
  return DetectorModelSchema.parse(await answer.json())
}

async function withProgress(
  answer: Response,
  onProgress: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const total = Number(answer.headers.get('content-length')) || 0
  const parts: Uint8Array[] = []
  let length = 0
  const reader = answer.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value)
    length += part.value.length
    if (total > 0) onProgress(Math.min(1, length / total))
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The model, downloaded once and then cached for offline use; older ones are deleted. */
export async function downloadModel(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<{ model: DetectorModel; bytes: ArrayBuffer }> {
  const model = await readDescription(signal)
  const address = `/vision/${model.version}.onnx`
  const cache = await cacheOf()
  const kept = await cache?.match(address)
  if (kept) {
    onProgress(1)
    return { model, bytes: await kept.arrayBuffer() }
  }
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error('Photo scanning couldn’t be downloaded.')
  const bytes = await withProgress(answer, onProgress)
  if (cache) {
    for (const old of await cache.keys())
      if (old.url.endsWith('.onnx') && !old.url.endsWith(address)) await cache.delete(old)
    // A full disk: it works now and is downloaded again next time.
    await cache.put(address, new Response(bytes)).catch(() => {})
  }
  return { model, bytes: bytes.buffer }
}
