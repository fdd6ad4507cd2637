/** The part of the browser's Prompt API that Sous uses, as published. A device's answers are checked before use. */
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

export interface PromptMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

interface StepOptions {
  signal?: AbortSignal
}

type Measure = (input: PromptMessage[], options?: StepOptions) => Promise<number>

export interface ModelSession {
  promptStreaming: (input: PromptMessage[], options?: StepOptions) => ReadableStream<unknown>
  destroy: () => void
  contextWindow?: number
  contextUsage?: number
  measureContextUsage?: Measure
  /** The names of the same in older versions. */
  inputQuota?: number
  inputUsage?: number
  measureInputUsage?: Measure
}

interface CreateOptions extends StepOptions {
  initialPrompts?: PromptMessage[]
  monitor?: (monitor: EventTarget) => void
}

interface LanguageModelApi {
  availability: (options: object) => Promise<Availability>
  create: (options: object) => Promise<ModelSession>
}

/** The rules and the rest of the app are in English; without it a browser warns, or refuses. */
const TEXT = [{ type: 'text', languages: ['en'] }]
const EXPECTED = { expectedInputs: TEXT, expectedOutputs: TEXT }

const KNOWN: readonly Availability[] = ['downloadable', 'downloading', 'available']

const api = () => (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel

export const hasLanguageModel = () => api() !== undefined

/** Unavailable also where the browser fails, or returns what is not published. */
export async function modelAvailability(): Promise<Availability> {
  try {
    const given = await api()?.availability(EXPECTED)
    return KNOWN.find((one) => one === given) ?? 'unavailable'
  } catch {
    return 'unavailable'
  }
}

/** Downloads the model first where it is missing, which a browser allows only right after a tap or a key. */
export async function createSession(options: CreateOptions): Promise<ModelSession> {
  const model = api()
  if (!model) throw new DOMException('There is no model.', 'InvalidStateError')
  return model.create({ ...EXPECTED, ...options })
}
