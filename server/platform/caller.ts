import type { MiddlewareHandler } from 'hono'
import { missingKey, unauthorized } from '../errors.ts'
import { readAccessToken } from '../lib/authorization.ts'
import type { AppEnv } from '../request.ts'
import type { Claims, Doors, KeyKind } from './platform.ts'

/** Who calls, as far as key and token prove it. */
export interface Caller {
  key: KeyKind
  token: string | undefined
  claims: Claims | undefined
}

export type PlatformEnv = AppEnv & { Variables: { caller: Caller } }

/** Reads key and token once; everything behind takes them from here and never from the headers. */
export function identifyCaller({ keyKind, claimsOf }: Doors): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return next()
    const apikey = c.req.header('apikey') ?? c.req.query('apikey') ?? ''
    const key = keyKind(apikey)
    if (!key) throw missingKey()
    const token = readAccessToken(c.req.header('authorization'), apikey)
    const claims = token === undefined ? undefined : await claimsOf(token)
    c.set('caller', { key, token, claims })
    return next()
  }
}

export const sessionEnded = () => unauthorized('Your session has ended. Please sign in again.')
