/** What chat needs on both sides, without the weight of the schemas. */

/** Letters of one message. */
export const MAX_MESSAGE = 4000
/** Turns that are read again for an answer; older ones are left out. */
export const REMEMBERED_TURNS = 20

export interface ChatTurn {
  role: 'user' | 'assistant'
  content: string
}

/** The engine of answers without a model. */
export const BUILT_IN = 'built-in assistant'

/** One `data:` line of an answer. Clients that know the usual protocol may ignore `sous`. */
export interface ChatChunk {
  object: 'chat.completion.chunk'
  choices: [
    {
      index: 0
      delta: { role?: 'assistant'; content?: string }
      /** "error": the answer broke off in the middle. */
      finish_reason: 'stop' | 'error' | null
    },
  ]
  sous: {
    /** Who answers: our built-in assistant, or a model by its name. */
    engine: string
  }
}

/** The line after the last one. */
export const DONE = '[DONE]'
