import { readFileSync } from 'node:fs'
import path from 'node:path'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { describe, expect, it } from 'vitest'
import { project } from '#tests/support/project.ts'

const connection = createPostgresConnection({ url: 'postgres://sous@127.0.0.1:1/none' })
const app = new App({ connection, auth: { enabled: true, jwt_secret: 'x'.repeat(40) } } as never)
const gone = (what: string) => `@supabase/lite has no ${what} any more: see docs/decisions/002-platform.md`

describe('the internals of @supabase/lite that we replace and call', () => {
  it.each(['_mailer', '_storageAdapter'])('an app has the property %s', (name) =>
    expect(name in app, gone(name)).toBe(true),
  )
  it.each(['ensureSystemSchema', 'fetch'] as const)('an app has %s', (name) =>
    expect(typeof app[name], gone(name)).toBe('function'),
  )
  it.each(['kysely', 'driver', 'rlsState'])('a connection has the property %s', (name) =>
    expect(name in connection, gone(name)).toBe(true),
  )
  it.each(['normalizeDbError', 'ensureRlsContext'])('a connection has %s', (name) =>
    expect(typeof (connection as unknown as Record<string, unknown>)[name], gone(name)).toBe('function'),
  )
  it('its password hashing is the native one', () => {
    const file = path.join(project, 'node_modules/@supabase/lite/node_modules/bcryptjs/package.json')
    const { version, name } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    expect(`${name}@${version}`, gone('bcryptjs to replace')).toBe('@node-rs/bcrypt@1.10.8')
  })
})
