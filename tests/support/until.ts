import { vi } from 'vitest'

/** Polls until it holds. Ten seconds: a busy machine alone must not fail a test. */
export const until = <T>(look: () => T, timeout = 10_000) => vi.waitFor(look, { timeout, interval: 10 })
