import { BrowserModelError } from './model-problem.ts'

/** The part of the browser's Prompt API that Sous uses, as published. A device's answers are checked before use. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

type PromptPart = { type: 'text'; value: string } | { type: 'image'; value: Blob }

export interface PromptMessage {
  role: 'system' | 'user' | 'assistant'
  content: string | PromptPart[]
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
const TEXT = { type: 'text', languages: ['en'] }

/** What a session takes and writes; a browser refuses what was not declared. */
const expected = (withPhoto: boolean) => ({
  expectedInputs: withPhoto ? [TEXT, { type: 'image' }] : [TEXT],
  expectedOutputs: [TEXT],
})

const KNOWN: readonly Availability[] = ['downloadable', 'downloading', 'available']

const api = () => (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel

export const hasLanguageModel = () => api() !== undefined

/** Unavailable also where the browser fails, or returns what is not published. */
export async function modelAvailability(withPhoto = false): Promise<Availability> {
  try {
    const given = await api()?.availability(expected(withPhoto))
    return KNOWN.find((one) => one === given) ?? 'unavailable'
  } catch {
    return 'unavailable'
  }
}

/** Downloads the model first where it is missing, which a browser allows only right after a tap or a key. */
export async function createSession(options: CreateOptions, withPhoto = false): Promise<ModelSession> {
  const model = api()
  if (!model) throw new BrowserModelError('gone')
  return model.create({ ...expected(withPhoto), ...options })
}
