import type { HonoRequest } from 'hono'
import { missingKey, unauthorized } from '../errors.ts'
import { readAccessToken } from '../lib/authorization.ts'
import type { Claims, Doors, KeyKind } from './platform.ts'

/** Who calls, as far as key and token prove it. */
export interface Caller {
  key: KeyKind
  token: string | undefined
  claims: Claims | undefined
}

/** Reads key and token once; everything behind takes them from here and never from the headers. */
export async function identifyCaller({ keyKind, claimsOf }: Doors, request: HonoRequest): Promise<Caller> {
  const apikey = request.header('apikey') ?? request.query('apikey') ?? ''
  const key = keyKind(apikey)
  if (!key) throw missingKey()
  const token = readAccessToken(request.header('authorization'), apikey)
  return { key, token, claims: token === undefined ? undefined : await claimsOf(token) }
}

export const sessionEnded = () => unauthorized('Your session has ended. Please sign in again.')
