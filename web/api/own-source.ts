/** Answers a question itself, or merges the server's answer with that over the device's own recipes. */
export interface OwnAnswers {
  merge: (
    name: string,
    input: object,
    askServer: (input: object) => Promise<unknown>,
    signal?: AbortSignal,
  ) => Promise<unknown>
  /** Undefined: it is the server's to answer. */
  stream: (name: string, input: object) => Promise<Response | undefined>
}

/** The device server is no part of this layer: the app connects it at its start. Without own recipes it loads nothing. */
export const ownSource: { load?: () => Promise<OwnAnswers> | undefined } = {}
