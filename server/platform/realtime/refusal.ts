import { z } from 'zod'
import * as strings from './strings.ts'

/** A refusal with a message for the client. */
export class Refusal extends Error {}

/** PostgreSQL's error class for invalid data: a text or a number that it can't store. */
const isUnstorable = (error: unknown) => /^22/.test(String((error as { code?: unknown } | null)?.code))

/** The message for the client; undefined for an internal error. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.message
  // A range error: nested too deeply to be serialized.
  const isTheirs = error instanceof z.ZodError || error instanceof RangeError || isUnstorable(error)
  return isTheirs ? strings.messageInvalid : undefined
}
