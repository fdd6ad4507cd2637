import { z } from 'zod'

/** A refusal in words that the client is told. */
export class Refusal extends Error {}

/** PostgreSQL's class of errors in the data: a text or a number that it can't hold. */
const isUnstorable = (error: unknown) => /^22/.test(String((error as { code?: unknown } | null)?.code))

/** What the client is answered; undefined where the fault is ours. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.message
  // A range error: nested too deeply to be written.
  const isTheirs = error instanceof z.ZodError || error instanceof RangeError || isUnstorable(error)
  return isTheirs ? 'This message is not valid.' : undefined
}
