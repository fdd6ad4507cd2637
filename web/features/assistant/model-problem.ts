/** What can go wrong with the browser's model, and what the user reads then. */
const WORDS = {
  refused: 'Your browser didn’t allow its model on this page.',
  'no space': 'There isn’t enough space on this device for your browser’s model.',
  language: 'Your browser’s model doesn’t support this language.',
  unsupported: 'Your browser can’t run its model here.',
  'too long': 'This is too long for your browser’s model.',
  download: 'The download failed. Check your connection and try again.',
  canceled: 'Download canceled.',
  'not ready': 'Your browser is still downloading its model.',
  gone: 'Your browser’s model is no longer on this device.',
  slow: 'Your browser’s model took too long.',
  failed: 'Your browser’s model failed.',
  photo: 'Your browser’s model couldn’t look at this photo.',
  'photo not ready': 'Your browser has to download more before it can look at photos.',
  'photo gone': 'The photo is no longer here. Add it again to ask about it.',
  'photo off': 'Only your browser’s model can look at photos, and it’s off.',
} as const

export type ModelProblem = keyof typeof WORDS

export const problemWords = (problem: ModelProblem): string => WORDS[problem]

export const isModelProblem = (value: unknown): value is ModelProblem =>
  typeof value === 'string' && Object.hasOwn(WORDS, value)

export class BrowserModelError extends Error {
  override readonly name = 'BrowserModelError'

  constructor(readonly problem: ModelProblem) {
    super(WORDS[problem])
  }
}

/** By the names of the published exceptions. Their messages differ between browsers: they are never shown. */
const BY_NAME: Readonly<Record<string, ModelProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotSupportedError: 'unsupported',
  NetworkError: 'download',
  // The browser itself ended the session, to free memory or to update the model.
  AbortError: 'gone',
  InvalidStateError: 'gone',
  TimeoutError: 'slow',
}

export function problemOf(error: unknown, step: 'download' | 'answer' | 'photo'): ModelProblem {
  if (error instanceof BrowserModelError) return error.problem
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>
  if (name === 'QuotaExceededError') return step === 'download' ? 'no space' : 'too long'
  if (name === 'NotSupportedError' && step === 'photo') return 'photo'
  // One name for a language and for everything else that a device can't do.
  if (name === 'NotSupportedError' && /\blanguage\b/i.test(message)) return 'language'
  if (step === 'download' && name === 'AbortError') return 'download'
  if (step === 'download' && /\b(disk|storage|space)\b/i.test(message)) return 'no space'
  return BY_NAME[name] ?? 'failed'
}
