import type { User } from '../platform.ts'
import type { Ask } from './forward.ts'
import type { AuthLimits } from './limits.ts'
import type { AccountServices } from './services.ts'

/** What the handlers of auth/v1 receive. */
export interface AuthContext extends AccountServices {
  ask: Ask
  limits: AuthLimits
}

export interface Session {
  user: User
  token: string
}

export type SignedIn = AuthContext & Session
