import * as strings from './strings.ts'

export interface Outcome {
  error?: {
    message: string
    /** Why a password is too weak. */
    reasons?: readonly string[]
    /** No response at all: it is unknown whether the call had an effect. */
    thrown?: true
  }
}

interface AuthFailure {
  name?: string
  code?: string
  message: string
  status?: number
  reasons?: unknown
}

/** The library's message if it helps; ours if it would be "{}" or a browser's raw error. */
function wordsOf({ name, code, message, status }: AuthFailure): string {
  if (name === 'AuthRetryableFetchError') return strings.unreachable
  if (code === 'invalid_credentials') return strings.wrongCredentials
  if (status === 429) return strings.tooManyAttempts
  return message && message !== '{}' ? message : strings.wentWrong
}

/** Calls never throw: any failure is returned as a message to show. */
export async function outcome(call: () => Promise<{ error: AuthFailure | null }>): Promise<Outcome> {
  try {
    const { error } = await call()
    if (!error) return {}
    const reasons = Array.isArray(error.reasons)
      ? error.reasons.filter((one): one is string => typeof one === 'string')
      : []
    return { error: { message: wordsOf(error), ...(reasons.length > 0 && { reasons }) } }
  } catch (error) {
    return {
      error: {
        message: error instanceof Error ? error.message : strings.wentWrong,
        thrown: true,
      },
    }
  }
}
