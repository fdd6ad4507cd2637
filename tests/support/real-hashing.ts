import { afterAll, beforeAll, vi } from 'vitest'

/** In a file that measures hashing, a password costs what it does in production; elsewhere the least possible. */
export function hashAsInProduction() {
  beforeAll(() => {
    vi.stubEnv('LITE_AUTH_BCRYPT_COST', undefined)
  })
  afterAll(() => {
    vi.unstubAllEnvs()
  })
}
