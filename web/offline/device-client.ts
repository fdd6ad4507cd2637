import { preferencesStore } from '#web/state/preferences.ts'
import type { ContentQuestion, DeviceAnswer, DeviceQuestion, OwnNews, ToDevice, Told } from './messages.ts'

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

type Message = ToDevice extends infer Each ? (Each extends ToDevice ? Omit<Each, 'profile'> : never) : never

function send(message: Message, port: MessagePort): Worker {
  worker ??= open()
  const { diets, allergies, cuisines, skill } = preferencesStore.get()
  const profile = { diets, allergies, cuisines, skill }
  worker.postMessage({ ...message, profile } satisfies ToDevice, [port])
  return worker
}

/** Opens a chat for the browser's model in the same worker. It responds on the port; a worker that fails reports it. */
export function passChat(chat: unknown, port: MessagePort, onFailure: () => void): () => void {
  const own = send({ chat }, port)
  own.addEventListener('error', onFailure)
  return () => own.removeEventListener('error', onFailure)
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

/** Null without an answer in time, or if the worker fails. */
function ask(message: Message, ms: number): Promise<DeviceAnswer> {
  const { port1: port, port2 } = new MessageChannel()
  return new Promise<DeviceAnswer>((resolve) => {
    let asked: Worker | undefined
    const done = (answer: DeviceAnswer) => {
      clearTimeout(late)
      asked?.removeEventListener('error', failed)
      resolve(answer)
    }
    const failed = () => done(null)
    const late = setTimeout(failed, ms)
    port.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.type === 'answer') done(data.answer)
    }
    try {
      asked = send(message, port2)
      asked.addEventListener('error', failed)
    } catch {
      failed()
    }
  }).finally(() => port.close())
}

/** Asks the device server for this page; `own`: over the user's own recipes alone. */
export const askDeviceServer = (question: DeviceQuestion, { own, ms }: { own?: true; ms: number }) =>
  ask({ question, own }, ms)

/** The same worker about what this page has. */
export const askAboutContent = (about: ContentQuestion, ms: number) => ask({ about }, ms)
