import { preferencesStore } from '#web/state/preferences.ts'
import type { DeviceAnswer, DeviceQuestion, OwnNews, ToDevice, Told } from './messages.ts'

let worker: Worker | undefined
let onOwnNews = () => {}

function open(): Worker {
  const made = new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module' })
  made.onmessage = ({ data }: MessageEvent<Partial<OwnNews>>) => {
    if (data?.type === 'own') onOwnNews()
  }
  // It failed to load: the next request tries again.
  made.onerror = () => {
    worker = undefined
  }
  return made
}

function send(message: { question: DeviceQuestion; own?: true } | { chat: unknown }, port: MessagePort) {
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

/** What own recipes answer can be different from now on. */
export const hearOwnNews = (listener: () => void) => {
  onOwnNews = listener
}

/** Asks the device server for this page; `own`: over the user's own recipes alone. Null without an answer in time. */
export function askDeviceServer(
  question: DeviceQuestion,
  { own, ms }: { own?: true; ms: number },
): Promise<DeviceAnswer> {
  const { port1: port, port2 } = new MessageChannel()
  return new Promise<DeviceAnswer>((resolve) => {
    const late = setTimeout(() => resolve(null), ms)
    port.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.type !== 'answer') return
      clearTimeout(late)
      resolve(data.answer)
    }
    try {
      send({ question, own }, port2)
    } catch {
      clearTimeout(late)
      resolve(null)
    }
  }).finally(() => port.close())
}
