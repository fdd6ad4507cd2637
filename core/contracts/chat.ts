import * as strings from './strings.ts'

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
export const BUILT_IN = strings.builtInAssistant
/** The engine that the browser brings along. */
export const BROWSER_MODEL = strings.browserModel

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
    /** With the last chunk: what stands in the conversation from here on, such as "vegan". */
    standing?: readonly string[]
  }
}

/** A turn with which the user takes back something that stands. */
export const liftTurn = strings.limitLifted
const LIFT = new RegExp(`^${strings.limitLifted('(.{1,300})').replace(/\.$/, '\\.')}$`)
/** What a turn takes back, if it is such a turn. */
export const liftOf = (content: string): string | undefined => LIFT.exec(content)?.[1]

/** The terminating line. */
export const DONE = '[DONE]'
