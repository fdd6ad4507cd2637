import { useSyncExternalStore } from 'react'
import { deviceStore } from '#web/state/device-store.ts'
import { createSession } from './language-model.ts'
import { BrowserModelError, type ModelProblem, problemOf } from './model-problem.ts'

interface BrowserModelView {
  /** The user wants it: remembered on this device. */
  on: boolean
  /** From 0 to 1, while it is downloaded. */
  progress: number | undefined
  problem: ModelProblem | undefined
}

const chosen = deviceStore('sous-browser-model', (kept) => kept === true)

let download: AbortController | undefined
let view: BrowserModelView = { on: false, progress: undefined, problem: undefined }
const listeners = new Set<() => void>()

function change(next: Partial<BrowserModelView>) {
  view = { ...view, ...next }
  for (const listener of listeners) listener()
}

function snapshot(): BrowserModelView {
  const on = chosen.get()
  if (view.on !== on) view = { ...view, on }
  return view
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = chosen.subscribe(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new BrowserModelError('canceled')), { once: true }),
  )

/** One session, to be sure that the model works before it is relied on. It continues when the panel closes. */
async function prepare(signal: AbortSignal, withPhotos: boolean) {
  const onProgress = (event: Event) => {
    const { loaded } = event as Partial<ProgressEvent>
    if (!signal.aborted && typeof loaded === 'number' && loaded >= 0 && loaded <= 1)
      change({ progress: Math.max(loaded, view.progress ?? 0) })
  }
  const monitor = (target: EventTarget) => target.addEventListener('downloadprogress', onProgress)
  const creating = createSession({ signal, monitor }, withPhotos)
  void creating.then((session) => session.destroy()).catch(() => {})
  await Promise.race([creating, aborted(signal)])
}

export const browserModel = {
  isOn: () => chosen.get(),
  /** Must be called by a tap or a key: a browser downloads a model only then. */
  async turnOn(withPhotos = false) {
    if (download) return
    const own = new AbortController()
    download = own
    change({ progress: 0, problem: undefined })
    try {
      await prepare(own.signal, withPhotos)
      chosen.set(true)
    } catch (error) {
      change({ problem: own.signal.aborted ? 'canceled' : problemOf(error, 'download') })
    } finally {
      download = undefined
      change({ progress: undefined })
    }
  },
  cancel: () => download?.abort(),
  turnOff() {
    download?.abort()
    chosen.clear()
    change({ problem: undefined })
  },
  /** For tests: the state after a reload. */
  reread() {
    download?.abort()
    chosen.reread()
    view = { on: false, progress: undefined, problem: undefined }
  },
}

const NOTHING = view
export const useBrowserModel = (): BrowserModelView =>
  useSyncExternalStore(subscribe, snapshot, () => NOTHING)
