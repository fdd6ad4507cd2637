import type { AccountServices } from './auth/services.ts'
import type { KeyRing } from './caller.ts'
import type { Rest } from './rest/rest.ts'

/** The signed-in user of a request. */
export interface User {
  id: string
  email: string | undefined
  /** Which of their sessions it is. */
  session: string | undefined
}

/** The APIs that a browser reaches through us: ours, unless a hosted project provides them. */
export interface Doors extends KeyRing {
  publishableKey: string
  /** Handles a call of auth/v1 or storage/v1 that has passed its contract. */
  fetch: (request: Request, peerAddress: string | null) => Promise<Response>
  /** Dependencies of the auth/v1 rules. */
  accounts: AccountServices
  rest: Rest
}

/** The backend of auth/v1, rest/v1 and storage/v1: ours, or a hosted project. */
export interface Platform {
  /** Undefined with a hosted project, which the browser calls directly. */
  doors?: Doors
  /** The user of an access token; undefined if it is invalid or no longer valid. */
  userOf: (token: string) => Promise<User | undefined>
  close: () => Promise<void>
}
