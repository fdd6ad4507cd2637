import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Keys } from '#server/database/keys.ts'
import { migrate, readMigrations } from '#server/database/migrate.ts'
import { connect } from '#server/database/open.ts'
import { seed } from '#server/database/seed.ts'
import { seeds } from '#server/database/seeds.ts'
import { openEmbeddedPlatform } from '#server/platform/embedded.ts'
import { project } from './project.ts'

export const migrations = readMigrations(path.join(project, 'supabase/migrations'))

export const testKeys: Keys = {
  jwtSecret: 'test-jwt-secret-that-is-long-enough-for-hs256',
  publishableKey: 'sb_publishable_test_0123456789abcdef',
  secretKey: 'sb_secret_test_0123456789abcdefghij',
  accessCode: 'open-sesame-test',
}

const TEMPLATE = 'sous_template'

export const withDatabase = (url: string, name: string) => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

export async function prepareTemplate(url: string) {
  const admin = connect(url, 2)
  await admin.unsafe(`create database ${TEMPLATE}`)
  await admin.end()
  const databaseUrl = withDatabase(url, TEMPLATE)
  const sql = connect(databaseUrl, 2)
  const outbox = { place: 'nowhere', sends: false, send: async () => {} }
  const platform = await openEmbeddedPlatform({
    sql,
    databaseUrl,
    pool: 2,
    keys: testKeys,
    siteUrl: 'http://localhost:3000',
    requireConfirmation: false,
    outbox,
  })
  await platform.provision()
  await migrate(sql, migrations)
  await seed(sql, seeds)
  await platform.close()
  await sql.end()
}

/** A fresh copy of the prepared database. */
export async function copyDatabase(url: string) {
  const name = `sous_${randomBytes(6).toString('hex')}`
  const admin = connect(url, 1)
  await admin.unsafe(`create database ${name} template ${TEMPLATE}`)
  await admin.end()
  return withDatabase(url, name)
}
