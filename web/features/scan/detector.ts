import { useSyncExternalStore } from 'react'
import type { PhotoFindings } from '#core/vision/detector.ts'
import { isModelKept } from '#web/lib/kept-model.ts'
import * as strings from './strings.ts'
import type { FromWorker, ToWorker, Watched } from './worker-messages.ts'

type DetectorState =
  | { phase: 'absent' }
  | { phase: 'loading'; progress: number }
  | { phase: 'ready'; engine: 'webgpu' | 'wasm' }
  | { phase: 'failed' }

let state: DetectorState = { phase: 'absent' }
const listeners = new Set<() => void>()
const become = (next: DetectorState) => {
  state = next
  for (const listener of listeners) listener()
}

interface Waiting {
  resolve: (seen: PhotoFindings | Watched) => void
  reject: (error: Error) => void
}

let worker: Worker | undefined
let opening: Promise<void> | undefined
const waiting = new Map<number, Waiting>()
let count = 0

function giveUp() {
  worker?.terminate()
  worker = undefined
  opening = undefined
  for (const one of waiting.values()) one.reject(new Error(strings.scanStopped))
  waiting.clear()
  become({ phase: 'failed' })
}

function listen(made: Worker, opened: () => void, failed: (error: Error) => void) {
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'opened') {
      become({ phase: 'ready', engine: data.engine })
      opened()
    } else if (data.type === 'failed') failed(new Error(data.reason))
    else {
      const one = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.type === 'looked') one?.resolve(data.seen)
      else one?.reject(new Error(data.reason))
    }
  }
  made.onerror = () => failed(new Error('Photo scanning couldn’t start.'))
}

async function open() {
  become({ phase: 'loading', progress: 0 })
  try {
    const { downloadModel } = await import('./model-download.ts')
    const { model, bytes } = await downloadModel(
      (progress) => become({ phase: 'loading', progress }),
      AbortSignal.timeout(180_000),
    )
    const made = new Worker(new URL('./detector-worker.ts', import.meta.url), { type: 'module' })
    worker = made
    await new Promise<void>((resolve, reject) => {
      listen(made, resolve, reject)
      made.postMessage({ type: 'open', model, bytes } satisfies ToWorker, [bytes])
    })
  } catch {
    giveUp()
  }
}

function ask(type: 'look' | 'watch', picture: ImageBitmap): Promise<PhotoFindings | Watched> {
  const current = worker
  if (!current || state.phase !== 'ready') return Promise.reject(new Error(strings.scanNotReady))
  const id = ++count
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    current.postMessage({ type, id, picture } satisfies ToWorker, [picture])
  })
}

/** The on-device detector: a worker that never blocks the page. */
export const detector = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Downloads and starts it; a no-op if it is ready or loading. */
  load() {
    if (state.phase === 'absent' || state.phase === 'failed') opening = open()
    return opening ?? Promise.resolve()
  },
  /** Starts it before the first photo if nothing has to be downloaded for that, so that the photo can stay here. */
  async loadKept() {
    if (state.phase !== 'ready' && (await isModelKept())) await this.load()
  },
  look: (photo: ImageBitmap) => ask('look', photo) as Promise<PhotoFindings>,
  watch: (frame: ImageBitmap) => ask('watch', frame) as Promise<Watched>,
}

export const useDetector = (): DetectorState =>
  useSyncExternalStore(detector.subscribe, detector.get, detector.get)
