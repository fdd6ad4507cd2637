import { availableParallelism } from 'node:os'
import { compare } from '@node-rs/bcrypt'
import { createQueue } from './queue.ts'

/** The hash of a discarded random text; as expensive to compare as a real one. */
const PLACEHOLDER = '$2b$10$YEvWlZoY9Um73kw3H3vFI.mHNxsO7BXysaybWiMIqZ8DI0lsrA7KC'

/** Node's thread pool has four threads, and files and DNS lookups need one of them too. */
const MOST_THREADS = 3

const HASHING = {
  atOnce: Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
  waiting: 64,
  waitMs: 10_000,
}

/** All password hashing runs in here, as a whole: it is refused before any work is done, or not at all. */
export const whileHashing = createQueue(HASHING)

/**
 * For callers already inside `whileHashing`. Takes just as long without such an account (or hash): response time
 * must not reveal who has one.
 */
export async function comparePassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const right = await compare(password, stored || PLACEHOLDER)
  return right && Boolean(stored)
}

export const isPasswordOf = (password: string, stored: string | null | undefined): Promise<boolean> =>
  whileHashing(() => comparePassword(password, stored))
