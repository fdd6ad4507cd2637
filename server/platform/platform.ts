import type { AccountServices } from './auth/services.ts'
import type { KeyRing } from './caller.ts'
import type { Rest } from './rest/rest.ts'

/** The signed-in person behind a request. */
export interface User {
  id: string
  email: string | undefined
  /** Which of their sessions it is. */
  session: string | undefined
}

/** The interfaces that a browser reaches through us: ours, unless a hosted project has them. */
export interface Doors extends KeyRing {
  publishableKey: string
  /** Answers a call of auth/v1 or storage/v1 that has passed its contract. */
  fetch: (request: Request, peerAddress: string | null) => Promise<Response>
  /** What the rules of auth/v1 work with. */
  accounts: AccountServices
  rest: Rest
}

/** What stands behind auth/v1, rest/v1 and storage/v1: ours, or a hosted project. */
export interface Platform {
  /** Missing beside a hosted project, which the browser asks directly. */
  doors?: Doors
  /** The user of an access token; undefined for one that is not valid (any more). */
  userOf: (token: string) => Promise<User | undefined>
  close: () => Promise<void>
}
