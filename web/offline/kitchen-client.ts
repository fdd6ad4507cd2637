import { preferencesStore } from '#web/lib/preferences.ts'
import type { KitchenQuestion, ToKitchen, Told } from './messages.ts'

let worker: Worker | undefined

function open(): Worker {
  const made = new Worker(new URL('./kitchen-worker.ts', import.meta.url), { type: 'module' })
  // It could not load: the next question tries again.
  made.onerror = () => {
    worker = undefined
  }
  return made
}

/** Hands a question to the kitchen's worker, with what this device knows about who asks. It answers on the port. */
export function passOn(question: KitchenQuestion, port: MessagePort) {
  try {
    worker ??= open()
    const { diets, allergies, cuisines, skill } = preferencesStore.get()
    const profile = { diets, allergies, cuisines, skill }
    worker.postMessage({ question, profile } satisfies ToKitchen, [port])
  } catch {
    port.postMessage({ type: 'answer', answer: null } satisfies Told)
  }
}
