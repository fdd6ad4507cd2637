import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { restoreBackup } from '#server/database/backup/restore.ts'
import { writeBackup } from '#server/database/backup/write.ts'
import { connect } from '#server/database/open.ts'
import { functions } from '#server/functions/index.ts'
import type { Sql } from '#server/lib/sql.ts'
import { migrations } from '#tests/support/database.ts'
import { FULL } from '#tests/support/fault-load.ts'
import { keysOf, startSous } from '#tests/support/process.ts'
import { project } from '#tests/support/project.ts'
import { startTestServer, type TestServer, temporaryFolder } from '#tests/support/server.ts'
import { emptyDatabase, fingerprints, provision } from '#tests/support/whole-database.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sous-backup-'))
const file = path.join(folder, 'kitchen.sql.gz')
// Values that a text column can hold and a line of a file can't.
const AWKWARD = 'tab\there, line\nthere, \\. and \\N and \\\\, "quotes", Crème brûlée 🍮, ende\r'
const picture = new Uint8Array(3000).map((_, i) => (i * 7) % 256)

let server: TestServer
let cook: Awaited<ReturnType<TestServer['user']>>
const opened: Sql[] = []
const open = (url: string) => {
  const sql = connect(url, 2)
  opened.push(sql)
  return sql
}
const restore = (url: string, from = file, replace = false) =>
  restoreBackup({ sql: open(url), file: from, migrations, provision: () => provision(url), replace })
const rewritten = (name: string, change: (text: string) => string) => {
  const other = path.join(folder, name)
  writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString('utf8'))))
  return other
}

beforeAll(async () => {
  server = await startTestServer({ functions })
  cook = await server.user('keeper@kitchen.example')
  const stranger = await server.user('other@kitchen.example')
  const { data: recipe } = await server
    .client(server.keys.secretKey)
    .from('external_recipes')
    .insert({ title: 'Kept soup', description: AWKWARD, ingredients: ['1 leek', AWKWARD.trim()] })
    .select()
    .single()
  const done = [
    await cook.client.from('saved_recipes').insert({ user_id: cook.id, recipe_id: recipe.id }),
    // Saved a while ago: restoring it is not another save.
    await cook.client.from('own_recipes').insert({ title: 'Stew', ingredients: ['1 egg'] }),
    await cook.client.from('own_recipes').update({ servings: 4 }).eq('user_id', cook.id),
    await cook.client.from('recipe_marks').insert({ recipe_id: recipe.id, step_notes: { 0: 'Low heat' } }),
    await cook.client.from('pantry_items').insert([{ user_id: cook.id, name: 'crème fraîche' }]),
    await cook.client.from('profiles').update({ display_name: 'Näme\twith\\' }).eq('user_id', cook.id),
    await cook.client.storage
      .from('avatars')
      .upload(`${cook.id}/me.png`, new Blob([picture], { type: 'image/png' })),
    await cook.client.functions.invoke('contact', {
      body: { name: 'K', email: 'k@kitchen.example', subject: 'Hello there', message: `${AWKWARD} end` },
    }),
    await stranger.client.functions.invoke('household', { body: { action: 'create', name: 'Ours' } }),
  ]
  for (const { error } of done) expect(error).toBeNull()
})
afterAll(async () => {
  await Promise.all(opened.map((sql) => sql.end()))
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  it('contains every row and file of one moment, and restores them value by value', async () => {
    // Users stay active meanwhile: a write during the backup is in it completely or not at all.
    let writing = true
    const busy = (async () => {
      for (let n = 0; writing; n++)
        await cook.client.from('pantry_items').upsert({ user_id: cook.id, name: `spice ${n % 400}` })
    })()
    await writeBackup(server.sql, file, '0.1.0')
    writing = false
    await busy
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await writeBackup(server.sql, file, '0.1.0')

    const url = await emptyDatabase(inject('postgresUrl'))
    const { rows } = await restore(url)
    const [before, after] = [await fingerprints(server.sql), await fingerprints(open(url))]
    expect(after).toEqual(before)
    expect(Object.keys(rows).sort()).toEqual(Object.keys(before).sort())
    for (const table of ['auth.users', 'public.households', 'sous.storage_blobs', 'sous.mail_outbox'])
      expect(rows[table], table).toBeGreaterThan(0)

    // And it works: the password opens the account, the picture is there, search finds, sequences continue.
    const again = await startTestServer({ functions, databaseUrl: url })
    try {
      const client = again.client()
      const { error } = await client.auth.signInWithPassword({ email: cook.email, password: cook.password })
      expect(error).toBeNull()
      const { data } = await client.storage.from('avatars').download(`${cook.id}/me.png`)
      expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(picture)
      const sent = await client.functions.invoke('contact', {
        body: { name: 'K', email: 'k@kitchen.example', subject: 'Again', message: 'After the restore' },
      })
      expect(sent.error).toBeNull()
    } finally {
      await again.stop()
    }
  })

  it('is refused when it is truncated, modified, or from a newer release, and leaves nothing behind', async () => {
    const url = await emptyDatabase(inject('postgresUrl'))
    const cut = path.join(folder, 'cut.sql.gz')
    writeFileSync(cut, readFileSync(file).subarray(0, Math.floor(statSync(file).size / 2)))
    await expect(restore(url, cut)).rejects.toThrow('not a whole backup')
    const endless = rewritten('endless.sql.gz', (text) => text.replace(/\n-- Sous backup ends .*/, '\n'))
    await expect(restore(url, endless)).rejects.toThrow('its end is missing')
    const fewer = rewritten('fewer.sql.gz', (text) => text.replace(/(COPY auth\.users .*\n).*\n/, '$1'))
    await expect(restore(url, fewer)).rejects.toThrow(/auth\.users has \d of \d rows/)
    const evil = rewritten('evil.sql.gz', (text) =>
      text.replace('\nTRUNCATE', '\nDROP SCHEMA auth;\nTRUNCATE'),
    )
    await expect(restore(url, evil)).rejects.toThrow('holds what no backup holds')
    const newer = rewritten('newer.sql.gz', (text) =>
      text.replace('"migrations":[', '"migrations":["29990101000000",'),
    )
    await expect(restore(url, newer)).rejects.toThrow('newer release')
    await expect(restore(url, path.join(folder, 'none.sql.gz'))).rejects.toThrow('not a whole backup')
    const [users] = await open(url)`select count(*)::int as n from auth.users`
    expect(users?.n).toBe(0)
  }, 120_000)

  it('never overwrites existing accounts, unless told to replace them', async () => {
    const other = await startTestServer()
    try {
      await other.user('here@kitchen.example')
      await expect(restore(other.databaseUrl)).rejects.toThrow('--replace')
      expect(await other.sql`select email from auth.users`).toMatchObject([{ email: 'here@kitchen.example' }])
      await restore(other.databaseUrl, file, true)
      expect(await fingerprints(other.sql)).toEqual(await fingerprints(server.sql))
    } finally {
      await other.stop()
    }
  })
})

// Starts and stops whole servers: with the other long tests, in npm run test:faults.
describe.runIf(FULL)('npm run backup and npm run restore', () => {
  /** Runs it as an operator would, returning its output and exit code. */
  const npm = (script: string, words: string[], env: Record<string, string>) =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      const { PATH = '', HOME = '' } = process.env
      execFile(
        'npm',
        ['run', '-s', script, '--', ...words],
        { cwd: project, env: { PATH, HOME, ...env } },
        (error, out, errors) => resolve({ code: error?.code ?? 0, output: out + errors }),
      )
    })

  it('move everything from a running server to a new DATA_DIR, and overwrite none that is in use', async () => {
    const [dataDir, keys] = [temporaryFolder(), temporaryFolder()]
    chmodSync(dataDir, 0o755)
    const typed = path.join(folder, 'typed.sql.gz')
    const there = { DATABASE_URL: server.databaseUrl, DATA_DIR: keys }
    const here = { DATA_DIR: dataDir }

    const written = await npm('backup', [typed], there)
    expect(written.output).toMatch(/^\d+ rows of \d+ tables are in .+\n$/)
    const [refused, restored] = await Promise.all([
      npm('restore', [typed], there),
      npm('restore', [typed], here),
    ])
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('--replace') })
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^\d+ rows of .+ are back in .+\n$/) })

    const sous = await startSous({ dataDir })
    try {
      const apikey = keysOf(dataDir).publishableKey
      const signedIn = await fetch(`${sous.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: cook.email, password: cook.password }),
      })
      const { access_token } = (await signedIn.json()) as { access_token: string }
      const kept = await fetch(`${sous.url}/storage/v1/object/avatars/${cook.id}/me.png`, {
        headers: { apikey, authorization: `Bearer ${access_token}` },
      })
      expect(new Uint8Array(await kept.arrayBuffer())).toEqual(picture)

      // With the embedded database too, and without a file name.
      expect((await npm('backup', [], here)).code).toBe(0)
      expect(readdirSync(path.join(dataDir, 'backups'))).toEqual([
        expect.stringMatching(/^sous-.+\.sql\.gz$/),
      ])
    } finally {
      sous.child.kill('SIGTERM')
      await sous.exited
      for (const made of [dataDir, keys]) rmSync(made, { recursive: true, force: true })
    }
  }, 120_000)
})
