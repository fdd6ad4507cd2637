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

function send(message: { question: DeviceQuestion } | { chat: unknown }, port: MessagePort) {
  worker ??= open()
  const { diets, allergies, cuisines, skill } = preferencesStore.get()
  const profile = { diets, allergies, cuisines, skill }
  worker.postMessage({ ...message, profile } satisfies ToDevice, [port])
}

/** Opens a chat for the browser's model in the same worker. It responds on the port; a worker that fails reports it. */
export function passChat(chat: unknown, port: MessagePort, onFailure: () => void): () => void {
  send({ chat }, port)
  const own = worker
  own?.addEventListener('error', onFailure)
  return () => own?.removeEventListener('error', onFailure)
}

/** Passes a request to the device server's worker, with what this device knows about the user. It responds on the port. */
export function passOn(question: DeviceQuestion, port: MessagePort) {
  try {
    send({ question }, port)
  } catch {
    port.postMessage({ type: 'answer', answer: null } satisfies Told)
  }
}
