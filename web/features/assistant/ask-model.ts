import { WITH_PHOTO } from '#core/assistant/model-rules.ts'
import type { ChatTurn } from '#core/contracts/chat.ts'
import type { ModelBrief } from '#web/lib/model-chat.ts'
import { fitContext } from './fit-context.ts'
import { createSession, modelAvailability, type PromptMessage } from './language-model.ts'
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

async function openSession(system: string, withPhoto: boolean, signal: AbortSignal) {
  const now = await inTime(modelAvailability(withPhoto), IDLE_MS, signal)
  // Never a download of gigabytes because of a question.
  if (now !== 'available') {
    if (withPhoto) throw new BrowserModelError(now === 'unavailable' ? 'photo' : 'photo not ready')
    throw new BrowserModelError(now === 'downloading' ? 'not ready' : 'gone')
  }
  const creating = createSession({ initialPrompts: [{ role: 'system', content: system }], signal }, withPhoto)
  return inTime(creating, LOAD_MS, signal).catch((error) => {
    creating.then((late) => late.destroy()).catch(() => {})
    throw error
  })
}

/** The question with its photo, if it has one; photos of earlier questions are not shown again. */
const showing = (turn: ChatTurn, photo: Blob | undefined): PromptMessage =>
  photo
    ? {
        role: turn.role,
        content: [
          { type: 'text', value: turn.content },
          { type: 'image', value: photo },
        ],
      }
    : turn

/** Streams the answer of the browser's model. The session ends with it: the next question may have other limits. */
export async function* askModel(
  { prompt, short }: Pick<ModelBrief, 'prompt' | 'short'>,
  signal: AbortSignal,
  photo?: Blob,
): AsyncGenerator<string, void, void> {
  const system = photo ? `${prompt.system}\n\n${WITH_PHOTO}` : prompt.system
  const session = await openSession(system, photo !== undefined, signal)
  const last = prompt.messages.length - 1
  const messages = prompt.messages.map((turn, at) => showing(turn, at === last ? photo : undefined))
  let reader: ReadableStreamDefaultReader<unknown> | undefined
  try {
    const input = await inTime(fitContext(session, messages, showing(short, photo), signal), IDLE_MS, signal)
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
