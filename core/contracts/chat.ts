/** What chat needs on both sides, without pulling in the schemas. */

/** Characters in one message. */
export const MAX_MESSAGE = 4000
/** Turns that are read for an answer, as many as a device stores: a limit said in the first one still holds. */
export const REMEMBERED_TURNS = 100

export interface ChatTurn {
  role: 'user' | 'assistant'
  content: string
}

/** The engine that answers without a model. */
export const BUILT_IN = 'built-in assistant'
/** The engine that the browser brings along. */
export const BROWSER_MODEL = 'your browser’s model'

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
