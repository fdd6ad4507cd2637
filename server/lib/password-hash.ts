import { compare } from 'bcryptjs'

/** Of a random text that nobody kept; as costly to compare as a real one. */
const NOBODY = '$2b$10$YEvWlZoY9Um73kw3H3vFI.mHNxsO7BXysaybWiMIqZ8DI0lsrA7KC'

/** Takes as long when there is no such account (or no hash): how long an answer takes must not tell who has one. */
export async function isPasswordOf(password: string, stored: string | null | undefined): Promise<boolean> {
  const right = await compare(password, stored || NOBODY)
  return right && Boolean(stored)
}
