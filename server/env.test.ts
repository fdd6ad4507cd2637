import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type EnvError, readEnv } from './env.ts'

const problemsOf = (source: Record<string, string>) => {
  try {
    readEnv(source)
    return []
  } catch (error) {
    return (error as EnvError).problems
  }
}

describe('readEnv', () => {
  it('requires no variables', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', AUTH_REQUIRE_CONFIRMATION: false })
  })

  it('treats empty values as unset', () => {
    expect(readEnv({ PORT: ' ', DATABASE_URL: '' }).DATABASE_URL).toBeUndefined()
  })

  it('reports all mistakes at once, by name', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://x',
      JWT_SECRET: 'short',
      LOG_LEVEL: 'loud',
    })
    expect(problems).toHaveLength(4)
    for (const name of ['PORT', 'DATABASE_URL', 'JWT_SECRET', 'LOG_LEVEL'])
      expect(problems.some((p) => p.startsWith(name))).toBe(true)
  })

  it('never repeats a value in its message', () => {
    expect(problemsOf({ SECRET_KEY: 'hunter2hunter2' }).join()).not.toContain('hunter2')
  })

  it('requires the remaining settings of a hosted project', () => {
    expect(problemsOf({ SUPABASE_URL: 'https://x.supabase.co' })).toHaveLength(2)
  })

  it('requires the remaining settings of a language model', () => {
    expect(problemsOf({ AI_BASE_URL: 'http://localhost:11434/v1' })).toEqual([
      'AI_MODEL is needed when AI_BASE_URL is set',
    ])
    expect(problemsOf({ AI_API_KEY: 'hunter2' })).toEqual(['AI_BASE_URL is needed when AI_API_KEY is set'])
    expect(problemsOf({ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small' })).toEqual([])
  })

  it('requires an address for mail that is sent, and has none by default', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost:25' })).toEqual([
      'CONTACT_EMAIL is needed when SMTP_URL is set',
    ])
    expect(readEnv({}).CONTACT_EMAIL).toBeUndefined()
  })

  it('is fully described in .env.example', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
    const source = readFileSync(new URL('./env.ts', import.meta.url), 'utf8')
    const names = [...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map((m) => m[1])
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) expect(example, name).toMatch(new RegExp(`^#? ?${name}=`, 'm'))
  })
})
