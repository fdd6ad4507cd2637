import { describe, expect, it } from 'vitest'
import { NoEmbeddedDatabase } from './no-embedded-database.ts'
import { openRuntime, shortHash } from './runtime.ts'

describe('the embedded PostgreSQL', () => {
  it('reports what to do, in one sentence, on a platform without a binary', () => {
    const { message } = new NoEmbeddedDatabase('this system uses musl, and its binaries need glibc')
    expect(message).toContain('musl')
    expect(message).toContain('DATABASE_URL')
    expect(message.split('\n')).toHaveLength(1)
  })

  it('has binaries that start on this machine', () => {
    const runtime = openRuntime()
    expect(runtime.bin('postgres')).toMatch(/postgres/)
    // PostgreSQL never runs as root.
    expect(runtime.account?.uid === 0).toBe(false)
  })

  it('names folders by a short hash', () => expect(shortHash('a')).toMatch(/^[0-9a-f]{8}$/))
})
