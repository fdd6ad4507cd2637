import { APICallError } from 'ai'
import { ModelError } from './model.ts'

const statusOf = (error: unknown): number | undefined => {
  if (APICallError.isInstance(error)) return error.statusCode
  if (error instanceof Error && error.cause) return statusOf(error.cause)
  return undefined
}

/** Maps any error to one of a few known problems. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  const status = statusOf(error)
  if (status === 429 || status === 502 || status === 503 || status === 504)
    return new ModelError('busy', status)
  if (status !== undefined && status >= 300) return new ModelError('refused', status)
  if (status !== undefined) return new ModelError('garbled', status)
  const name = error instanceof Error ? error.name : ''
  return new ModelError(
    /Parse|Validation|NoObject|NoOutput|InvalidResponse|EmptyResponse/.test(name) ? 'garbled' : 'unreachable',
  )
}
