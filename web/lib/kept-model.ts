const MODEL_CACHE = 'sous-vision'
/** What the current model is; its file is named after its version. */
const DESCRIPTION = '/vision/model.json'

const cacheOf = async () =>
  'caches' in globalThis ? caches.open(MODEL_CACHE).catch(() => undefined) : undefined

const fileOf = (description: unknown) => {
  const { version } = (description ?? {}) as { version?: unknown }
  return typeof version === 'string' && /^[0-9a-f]{12}$/.test(version) ? `/vision/${version}.onnx` : undefined
}

interface KeptModel {
  description: unknown
  bytes: Uint8Array<ArrayBuffer>
}

/** The model on this device, if it is all there. */
async function readKept(): Promise<KeptModel | undefined> {
  const cache = await cacheOf()
  const description = await (await cache?.match(DESCRIPTION))?.json().catch(() => undefined)
  const file = fileOf(description)
  const kept = file && (await cache?.match(file))
  return kept ? { description, bytes: new Uint8Array(await kept.arrayBuffer()) } : undefined
}

export async function isModelKept(): Promise<boolean> {
  const cache = await cacheOf()
  const file = fileOf(await (await cache?.match(DESCRIPTION))?.json().catch(() => undefined))
  return file !== undefined && (await cache?.match(file)) !== undefined
}

async function read(answer: Response, onProgress: (share: number) => void): Promise<Uint8Array<ArrayBuffer>> {
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

/** The current model, downloaded once and then kept for offline use; older ones are deleted. While offline, the kept one. */
export async function keepModel(
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<KeptModel> {
  const init = signal ? { signal } : {}
  const answer = await fetch(DESCRIPTION, init).catch((error) => {
    if (signal?.aborted) throw error
  })
  if (!answer?.ok) {
    const kept = await readKept()
    if (!kept) throw new Error('Photo scanning isn’t available here.')
    return kept
  }
  const copy = answer.clone()
  const description: unknown = await answer.json()
  const file = fileOf(description)
  if (!file) throw new Error('Photo scanning isn’t available here.')
  const cache = await cacheOf()
  const kept = await cache?.match(file)
  if (kept) {
    await cache?.put(DESCRIPTION, copy).catch(() => {})
    onProgress(1)
    return { description, bytes: new Uint8Array(await kept.arrayBuffer()) }
  }
  const model = await fetch(file, init)
  if (!model.ok) throw new Error('Photo scanning couldn’t be downloaded.')
  const bytes = await read(model, onProgress)
  // The description last: what it names is there. A full disk: it works now and is downloaded again next time.
  await cache
    ?.put(file, new Response(bytes))
    .then(() => cache.put(DESCRIPTION, copy))
    .then(async () => {
      for (const old of await cache.keys())
        if (old.url.endsWith('.onnx') && !old.url.endsWith(file)) await cache.delete(old)
    })
    .catch(() => {})
  return { description, bytes }
}
