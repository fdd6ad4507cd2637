import { describe, expect, it } from 'vitest'
import { createLog, describeError } from './log.ts'

const collect = (level: Parameters<typeof createLog>[0] = 'info') => {
  const lines: string[] = []
  return { lines, log: createLog(level, (line) => lines.push(line)) }
}

describe('log', () => {
  it('writes one JSON object per line with its level and fields', () => {
    const { lines, log } = collect()
    log.with({ request_id: 'r1' }).warn('slow', { ms: 12 })
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'warn',
      message: 'slow',
      request_id: 'r1',
      ms: 12,
    })
  })

  it('writes nothing below its level', () => {
    const { lines, log } = collect('error')
    log.info('hello')
    log.error('broken')
    expect(lines).toHaveLength(1)
  })

  it('remembers its latest errors, redacted, at any level', () => {
    const { log } = collect('silent')
    for (let n = 0; n < 60; n++) log.with({ n }).error(`broken ${n}`, { error: 'for cook@kitchen.example' })
    log.warn('no error')
    expect(log.recent()).toHaveLength(50)
    expect(log.recent()[0]).toMatchObject({ message: 'broken 59: for [email]' })
  })

  it.each([
    'sb_secret_aaaaaaaaaaaaaaaaaaaaaaaa',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl',
    'cook@kitchen.example',
    'postgres://sous:hunter2@db/x',
    '/auth/v1/verify?token=abcdef123456',
  ])('never writes %s', (secret) => {
    const { lines, log } = collect()
    log.error(`failed for ${secret}`, { detail: secret })
    expect(lines[0]).not.toContain(secret)
    expect(lines[0]).not.toContain('hunter2')
    expect(lines[0]).not.toContain('abcdef123456')
  })

  it('describes an error by name and message, without its details', () => {
    const error = Object.assign(new TypeError('duplicate key'), { detail: 'Key (email)=(x)' })
    expect(describeError(error)).toBe('TypeError: duplicate key')
  })

  it('keeps user input out of database errors', () => {
    const error = Object.assign(new Error('invalid input syntax: "my secret"'), {
      name: 'PostgresError',
      code: '22P02',
    })
    expect(describeError(error)).toBe('PostgresError 22P02')
  })
})
