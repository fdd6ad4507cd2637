/** The signed-in person behind a request. */
export interface User {
  id: string
  email: string | undefined
  /** Which of their sessions it is. */
  session: string | undefined
}

/** What stands behind auth/v1, rest/v1 and storage/v1: ours, or a hosted project. */
export interface Platform {
  /** Answers a request to one of those paths. A hosted project is asked by the browser directly, so it has none. */
  fetch?: (request: Request, peerAddress: string | null) => Promise<Response>
  /** The user of an access token; undefined for one that is not valid (any more). */
  userOf: (token: string) => Promise<User | undefined>
  close: () => Promise<void>
}
