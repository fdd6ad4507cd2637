import * as strings from './strings.ts'

/** What can go wrong with the browser's model, and what the user reads then. */
const WORDS = {
  refused: strings.modelRefused,
  'no space': strings.modelNoSpace,
  language: strings.modelLanguage,
  unsupported: strings.modelUnsupported,
  'too long': strings.modelTooLong,
  download: strings.modelDownloadFailed,
  canceled: strings.modelDownloadCanceled,
  'not ready': strings.modelNotReady,
  gone: strings.modelGone,
  slow: strings.modelSlow,
  failed: strings.modelFailed,
  photo: strings.modelPhoto,
  'photo not ready': strings.modelPhotoNotReady,
  'photo gone': strings.modelPhotoGone,
  'photo off': strings.modelPhotoOff,
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
