import { vi } from 'vitest'

/** Looks until it is so. Ten seconds: nothing may fail only because the machine was busy. */
export const until = <T>(look: () => T, timeout = 10_000) => vi.waitFor(look, { timeout, interval: 10 })
