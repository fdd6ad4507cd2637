import { preferencesStore } from '#web/state/preferences.ts'
import type { DeviceQuestion, ToDevice, Told } from './messages.ts'

let worker: Worker | undefined

function open(): Worker {
  const made = new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module' })
  // It failed to load: the next request tries again.
  made.onerror = () => {
    worker = undefined
  }
  return made
}

/** Passes a request to the device server's worker, with what this device knows about the user. It responds on the port. */
export function passOn(question: DeviceQuestion, port: MessagePort) {
  try {
    worker ??= open()
    const { diets, allergies, cuisines, skill } = preferencesStore.get()
    const profile = { diets, allergies, cuisines, skill }
    worker.postMessage({ question, profile } satisfies ToDevice, [port])
  } catch {
    port.postMessage({ type: 'answer', answer: null } satisfies Told)
  }
}
