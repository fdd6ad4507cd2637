/** What chat needs on both sides, without pulling in the schemas. */

/** Characters in one message. */
export const MAX_MESSAGE = 4000
/** Turns that are considered for an answer; older ones are dropped. */
export const REMEMBERED_TURNS = 20

export interface ChatTurn {
  role: 'user' | 'assistant'
  content: string
}

/** The engine that answers without a model. */
export const BUILT_IN = 'built-in assistant'

/** One `data:` line of an answer. Clients of the standard protocol can ignore `sous`. */
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
    /** Who answers: our built-in assistant, or a model by name. */
    engine: string
  }
}

/** The terminating line. */
export const DONE = '[DONE]'
