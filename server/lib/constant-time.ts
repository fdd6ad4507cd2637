import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares secrets without leaking by its duration how much of a guess was right, or how long the secret is. */
export const sameSecret = (guess: string, secret: string) => timingSafeEqual(digest(guess), digest(secret))
