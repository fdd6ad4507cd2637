import { z } from 'zod'
import { describeError, type Log } from './lib/log.ts'
import * as strings from './strings.ts'

/** The one shape of every error response. `details` is for users who must correct their input. */
interface ErrorBody {
  error: string
  message: string
  details?: unknown
  request_id: string
}

export class AppError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 411 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504,
    readonly code: string,
    message: string,
    readonly extra: { details?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message)
  }
}

export const badRequest = (message: string, details?: unknown) =>
  new AppError(400, 'bad_request', message, { details })
export const unauthorized = (message: string = strings.signInFirst) =>
  new AppError(401, 'unauthorized', message)
export const missingKey = () => new AppError(401, 'missing_api_key', strings.apiKeyMissing)
export const accessDenied = () => new AppError(403, 'access_denied', strings.accessCodeInvalid)
export const notFound = (message: string = strings.nothingHere) => new AppError(404, 'not_found', message)
export const methodNotAllowed = (allowed: string) =>
  new AppError(405, 'method_not_allowed', strings.useMethod(allowed), { headers: { Allow: allowed } })
export const conflict = (message: string) => new AppError(409, 'conflict', message)
export const lengthRequired = () => new AppError(411, 'length_required', strings.contentLengthMissing)
export const tooLarge = (limit: number) =>
  new AppError(413, 'too_large', strings.tooLarge(Math.round(limit / 1024)))
export const tooMany = (seconds: number) =>
  new AppError(429, 'too_many_requests', strings.tooManyRequests(seconds), {
    headers: { 'Retry-After': String(seconds) },
  })
export const unavailable = (message: string, seconds = 5) =>
  new AppError(503, 'unavailable', message, { headers: { 'Retry-After': String(seconds) } })

// Errors of the driver and of PostgreSQL while the database is down, starting, or out of connections.
const AWAY =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|57P0[1-4]|08\d{3}|53\d{3})$/

export const DATABASE_AWAY = strings.databaseAway

/** A transient outage: a later retry succeeds. */
export const isDatabaseAway = (error: unknown) =>
  error instanceof Error && AWAY.test(String((error as { code?: unknown }).code ?? ''))

const fromZod = (error: z.ZodError) =>
  badRequest(
    error.issues[0]?.message ?? strings.requestInvalid,
    error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
  )

/** Maps any error to a response. Unexpected ones are logged, and the caller gets no details. */
export function errorResponse(error: unknown, requestId: string, log: Log): Response {
  const known =
    error instanceof AppError
      ? error
      : error instanceof z.ZodError
        ? fromZod(error)
        : isDatabaseAway(error)
          ? unavailable(DATABASE_AWAY)
          : undefined
  if (!known || !(error instanceof AppError || error instanceof z.ZodError))
    log.error('unexpected error', { error: describeError(error), request_id: requestId })
  const shown = known ?? new AppError(500, 'internal', strings.unexpected)
  const body: ErrorBody = {
    error: shown.code,
    message: shown.message,
    details: shown.extra.details,
    request_id: requestId,
  }
  return Response.json(body, { status: shown.status, headers: shown.extra.headers })
}
