import { createRequire } from 'node:module'
import { hash } from '@node-rs/bcrypt'
import { describe, expect, it } from 'vitest'
import { isPasswordOf } from './password-hash.ts'

/** By bcryptjs, and by a hosted project. */
const OLD = ['2b', '2a', '2y'].map(
  (kind) => `$${kind}$10$mi.yCmkuHyA0NTdP9TnlTuG8dqDe6G49z6UFRfqmgrnAIh76QO9Ki`,
)

describe('isPasswordOf', () => {
  it.each(OLD)('verifies %s', async (stored) => {
    expect(await isPasswordOf('correct horse', stored)).toBe(true)
    expect(await isPasswordOf('correct horses', stored)).toBe(false)
  })

  it('is false without an account, or with one that has no password', async () => {
    for (const stored of [undefined, null, '', 'not a hash'])
      expect(await isPasswordOf('seven green olives', stored)).toBe(false)
  })

  it('uses all 72 bytes that a password may have', async () => {
    const longest = `${'ö'.repeat(35)}ab`
    const stored = await hash(longest, 4)
    expect(await isPasswordOf(longest, stored)).toBe(true)
    expect(await isPasswordOf(`${'ö'.repeat(35)}aX`, stored)).toBe(false)
  })
})

describe('the auth library', () => {
  it('hashes with the same module, off the main thread', () => {
    const library = createRequire(new URL('../../node_modules/@supabase/lite/package.json', import.meta.url))
    const used = library('bcryptjs/package.json') as { name: string; version: string }
    const ours = createRequire(import.meta.url)('@node-rs/bcrypt/package.json') as typeof used
    expect([used.name, used.version]).toEqual([ours.name, ours.version])
  })
})
