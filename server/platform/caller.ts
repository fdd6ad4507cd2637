import type { HonoRequest } from 'hono'
import { missingKey, unauthorized } from '../errors.ts'
import { readAccessToken } from '../lib/authorization.ts'
import * as strings from './strings.ts'

/** The claims of a valid access token. Whether its session is still open, only the database knows. */
export interface Claims extends Record<string, unknown> {
  sub: string
  session_id: string
  email?: string | undefined
}

type KeyKind = 'publishable' | 'secret'

/** The caller, as far as key and token prove it. */
export interface Caller {
  key: KeyKind
  token: string | undefined
  claims: Claims | undefined
}

/** Verifies keys and tokens. */
export interface KeyRing {
  keyKind: (key: string) => KeyKind | undefined
  claimsOf: (token: string) => Promise<Claims | undefined>
}

/** Reads key and token once; everything downstream takes them from here and never from the headers. */
export async function identifyCaller({ keyKind, claimsOf }: KeyRing, request: HonoRequest): Promise<Caller> {
  const apikey = request.header('apikey') ?? request.query('apikey') ?? ''
  const key = keyKind(apikey)
  if (!key) throw missingKey()
  const token = readAccessToken(request.header('authorization'), apikey)
  return { key, token, claims: token === undefined ? undefined : await claimsOf(token) }
}

export const sessionEnded = () => unauthorized(strings.sessionEnded)
