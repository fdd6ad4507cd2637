import { useSyncExternalStore } from 'react'
import * as strings from './strings.ts'
import type { FromWorker, Sight, ToWorker } from './worker-messages.ts'

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
  resolve: (sight: Sight) => void
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
      if (data.type === 'looked') one?.resolve(data.sight)
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
  look(frame: ImageBitmap): Promise<Sight> {
    const current = worker
    if (!current || state.phase !== 'ready') return Promise.reject(new Error(strings.scanNotReady))
    const id = ++count
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      current.postMessage({ type: 'look', id, frame } satisfies ToWorker, [frame])
    })
  },
}

export const useDetector = (): DetectorState =>
  useSyncExternalStore(detector.subscribe, detector.get, detector.get)
