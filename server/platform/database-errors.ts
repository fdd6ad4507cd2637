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

/** Puts such an error into the form in which PostgreSQL itself may set the answer, which the platform passes on as it is. */
export function blameCaller(error: unknown): unknown {
  const { code, message, detail, hint } = (error ?? {}) as DatabaseError
  const status = typeof code === 'string' ? CALLERS_FAULT[code] : undefined
  if (!status) return error
  return Object.assign(
    new Error(JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null })),
    {
      name: 'PostgresError',
      code: 'PGRST',
      detail: JSON.stringify({ status, headers: {} }),
    },
  )
}
