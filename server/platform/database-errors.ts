import { DATABASE_AWAY, isDatabaseAway } from '../errors.ts'

interface DatabaseError {
  code?: unknown
  message: string
  detail?: string
  hint?: string
}

// A broken rule of the schema is the caller's mistake. The platform knows most of these, and calls the rest a failure of its own.
const CALLERS_FAULT: Record<string, number> = {
  '23514': 400,
  P0001: 400,
  '23P01': 409,
  '22021': 400,
  '22P05': 400,
}

/** The form in which PostgreSQL itself may set the answer, which the platform passes on as it is. */
const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Object.assign(new Error(JSON.stringify(body)), {
    name: 'PostgresError',
    code: 'PGRST',
    detail: JSON.stringify({ status, headers }),
  })

/** Says whose fault an error is where the platform calls it its own: the caller's, or nobody's. */
export function blameRightly(error: unknown): unknown {
  if (isDatabaseAway(error))
    return answer(
      503,
      { code: 'unavailable', message: DATABASE_AWAY, details: null, hint: null },
      { 'Retry-After': '5' },
    )
  const { code, message, detail, hint } = (error ?? {}) as DatabaseError
  const status = typeof code === 'string' ? CALLERS_FAULT[code] : undefined
  return status ? answer(status, { code, message, details: detail ?? null, hint: hint ?? null }) : error
}
