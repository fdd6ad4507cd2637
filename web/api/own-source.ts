import type { CookingAssistantInput } from '#core/contracts/cooking-assistant.ts'

/** Answers a question itself, or merges the server's answer with that over the device's own recipes. */
export interface OwnAnswers {
  merge: (
    name: string,
    input: object,
    askServer: (input: object) => Promise<unknown>,
    signal?: AbortSignal,
  ) => Promise<unknown>
  /** A question to the assistant with the own recipes that it may be about. */
  attach: (input: CookingAssistantInput) => Promise<CookingAssistantInput>
}

/** The device server is no part of this layer: the app connects it at its start. Without own recipes it loads nothing. */
export const ownSource: { load?: () => Promise<OwnAnswers> | undefined } = {}
