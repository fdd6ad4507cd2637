import type { ModelBrief } from '#web/lib/model-chat.ts'
import { fitContext } from './fit-context.ts'
import { createSession, modelAvailability } from './language-model.ts'
import { BrowserModelError } from './model-problem.ts'

/** Loading gigabytes from a slow disk takes a while; after that, words follow each other. */
const LOAD_MS = 90_000
const IDLE_MS = 30_000
/** Small models can repeat themselves without end. */
const MAX_LETTERS = 8000

/** The outcome of a step, unless it takes too long or the user stops it: not every browser keeps to a signal. */
function inTime<Value>(step: Promise<Value>, ms: number, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new BrowserModelError('slow')), ms)
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    step.then(resolve, reject).finally(() => {
      clearTimeout(late)
      signal.removeEventListener('abort', stop)
    })
  })
}

async function openSession(system: string, signal: AbortSignal) {
  const now = await inTime(modelAvailability(), IDLE_MS, signal)
  // Never a download of gigabytes because of a question.
  if (now !== 'available') throw new BrowserModelError(now === 'downloading' ? 'not ready' : 'gone')
  const creating = createSession({ initialPrompts: [{ role: 'system', content: system }], signal })
  return inTime(creating, LOAD_MS, signal).catch((error) => {
    creating.then((late) => late.destroy()).catch(() => {})
    throw error
  })
}

/** Streams the answer of the browser's model. The session ends with it: the next question may have other limits. */
export async function* askModel(
  { prompt, short }: Pick<ModelBrief, 'prompt' | 'short'>,
  signal: AbortSignal,
): AsyncGenerator<string, void, void> {
  const session = await openSession(prompt.system, signal)
  let reader: ReadableStreamDefaultReader<unknown> | undefined
  try {
    const input = await inTime(fitContext(session, prompt.messages, short, signal), IDLE_MS, signal)
    reader = session.promptStreaming(input, { signal }).getReader()
    let letters = 0
    while (letters < MAX_LETTERS) {
      const { done, value } = await inTime(reader.read(), letters > 0 ? IDLE_MS : LOAD_MS, signal)
      if (done) return
      if (typeof value !== 'string') continue
      letters += value.length
      yield value
    }
    throw new BrowserModelError('failed')
  } finally {
    reader?.cancel().catch(() => {})
    session.destroy()
  }
}
