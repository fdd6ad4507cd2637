import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { keysFile, madeKeysIn, openKeys } from './keys.ts'

const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(path.join(tmpdir(), 'sous-keys-'))
  folders.push(made)
  return made
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})
const env = readEnv({})

describe('openKeys', () => {
  it('creates the keys once, readable by the owner only, and reports that it did', () => {
    const own = folder()
    expect(madeKeysIn(own)).toBe(false)
    const keys = openKeys(own, env)
    expect(madeKeysIn(own)).toBe(true)
    expect(JSON.parse(readFileSync(keysFile(own), 'utf8'))).toEqual(keys)
    expect(openKeys(own, env)).toEqual(keys)
    expect(statSync(keysFile(own)).mode & 0o777).toBe(0o600)
    expect(readdirSync(own)).toEqual(['keys.json'])
    expect(keys.accessCode).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  })

  it('does not report existing keys as created', () => {
    const own = folder()
    writeFileSync(
      keysFile(own),
      JSON.stringify({ jwtSecret: 'x'.repeat(40), publishableKey: 'p', secretKey: 's', accessCode: 'c' }),
    )
    expect(openKeys(own, env).accessCode).toBe('c')
    expect(madeKeysIn(own)).toBe(false)
  })

  it('lets the environment override each key', () => {
    const own = folder()
    expect(openKeys(own, { ...env, ACCESS_CODE: 'from the environment' }).accessCode).toBe(
      'from the environment',
    )
    expect(openKeys(own, env).accessCode).not.toBe('from the environment')
  })
})
