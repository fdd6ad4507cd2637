import { DATABASE_AWAY, isDatabaseAway } from '../../errors.ts'
import { sessionEnded } from '../caller.ts'
import type { Role } from './limits.ts'
import { RestProblem } from './problem.ts'
import * as strings from './strings.ts'

interface DatabaseError {
  code: string
  message: string
  detail?: string
  hint?: string
}

/** Raised by rest.require_session for a session that has ended. */
const SESSION_ENDED = 'SO401'

// PostgREST's mapping of PostgreSQL's codes, first match wins; internal errors are not in here.
const STATUS: [RegExp, number][] = [
  [/^PT4\d\d$/, 0],
  [/^0[LP]/, 403],
  [/^2350[35]$|^23P01$/, 409],
  [/^25006$/, 405],
  [/^28/, 403],
  [/^2[123]|^P0001$|^44/, 400],
  [/^40|^55P03$/, 503],
  [/^42883$|^42P01$/, 404],
  [/^42P17$/, 500],
  [/^42501$/, 403],
  [/^42/, 400],
  [/^54/, 413],
  [/^57014$/, 503],
]

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'string' && 'severity' in error

const RETRY = { 'Retry-After': '5' }

/** A PostgreSQL error as a response; other errors are not for the caller, and pass through. */
export function databaseProblem(error: unknown, role: Role): unknown {
  if (isDatabaseAway(error)) return new RestProblem(503, 'unavailable', DATABASE_AWAY, { headers: RETRY })
  if (!isDatabaseError(error)) return error
  const { code, message, detail = null, hint = null } = error
  if (code === SESSION_ENDED) return sessionEnded()
  const found = STATUS.find(([pattern]) => pattern.test(code))?.[1]
  if (found === undefined) return error
  const status = found === 0 ? Number(code.slice(2)) : code === '42501' && role === 'anon' ? 401 : found
  const headers = status === 503 ? RETRY : undefined
  if (code === '57014') return new RestProblem(503, code, strings.queryTooSlow, { headers })
  return new RestProblem(status, code, message, { details: detail, hint, headers })
}
