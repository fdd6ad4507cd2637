import { unauthorized } from '../errors.ts'
import * as strings from './strings.ts'

const BEARER = /^Bearer ([\w.-]{1,8192})$/i
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/

/**
 * The access token of a request, parsed in one place: two parsers that disagree are a security hole.
 * The client library sends its API key here when no user is signed in. Anything else is refused.
 */
export function readAccessToken(header: string | null | undefined, apikey: string): string | undefined {
  if (header === null || header === undefined) return undefined
  const value = BEARER.exec(header)?.[1]
  if (value === apikey) return undefined
  if (value === undefined || !TOKEN.test(value)) throw unauthorized(strings.authorizationInvalid)
  return value
}
