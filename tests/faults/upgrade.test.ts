import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { restoreBackup } from '#server/database/backup/restore.ts'
import { writeBackup } from '#server/database/backup/write.ts'
import { isMigrated, migrate } from '#server/database/migrate.ts'
import { connect } from '#server/database/open.ts'
import type { Sql } from '#server/lib/sql.ts'
import { migrations } from '#tests/support/database.ts'
import { emptyDatabase, fingerprints, provision } from '#tests/support/whole-database.ts'

/** The data of the first release: accounts, lists, recipes, search, and queued mails. */
const FIRST_RELEASE = '20261115001200'
const USER = '11111111-1111-4111-8111-111111111111'
const RECIPE = '22222222-2222-4222-8222-222222222222'
const folder = mkdtempSync(path.join(tmpdir(), 'sous-upgrade-'))
const opened: Sql[] = []
const open = (url: string) => {
  const sql = connect(url, 2)
  opened.push(sql)
  return sql
}
afterAll(async () => {
  await Promise.all(opened.map((sql) => sql.end()))
  rmSync(folder, { recursive: true, force: true })
})

async function firstRelease() {
  const url = await emptyDatabase(inject('postgresUrl'))
  await provision(url)
  const sql = open(url)
  await migrate(
    sql,
    migrations.filter(({ version }) => version <= FIRST_RELEASE),
  )
  await sql`insert into auth.users (id, email, raw_user_meta_data)
    values (${USER}, 'old@kitchen.example', '{"display_name": "Early cook"}')`
  await sql`insert into external_recipes (id, title, ingredients) values (${RECIPE}, 'Old soup', ${['1 leek', 'salt']})`
  await sql`insert into saved_recipes (user_id, recipe_id) values (${USER}, ${RECIPE})`
  await sql`insert into pantry_items (user_id, name) values (${USER}, 'leek')`
  await sql`insert into shopping_items (user_id, id, name, line) values (${USER}, ${RECIPE}, 'milk', '1 cup milk')`
  await sql`insert into sous.mail_outbox (recipient, subject, body) values ('old@kitchen.example', 'Waiting', 'x')`
  await sql`insert into sous.storage_blobs (bucket, key, body, mimetype, cache_control, etag)
    values ('avatars', ${`${USER}/me.png`}, ${Buffer.from([1, 2, 3])}, 'image/png', 'max-age=3600', '"x"')`
  return { url, sql }
}

describe('data from the first release', () => {
  // Every migration runs twice here, the second time after a restore.
  it('survives every later migration, and an old backup restores to the same', {
    timeout: 90_000,
  }, async () => {
    const { sql } = await firstRelease()
    const file = path.join(folder, 'old.sql.gz')
    await writeBackup(sql, file, '0.1.0')

    const done = await migrate(sql, migrations)
    expect(done.length).toBe(migrations.filter(({ version }) => version > FIRST_RELEASE).length)
    expect(await isMigrated(sql, migrations)).toBe(true)
    expect(await sql`select display_name from profiles`).toEqual([{ display_name: 'Early cook' }])
    expect(await sql`select name from pantry_items`).toEqual([{ name: 'leek' }])
    // The list became a log, with the time that each food was added.
    expect(
      await sql`select e.kind, e.name, e.detail, e.at = date_trunc('milliseconds', i.added_at) as same_time
        from pantry_events e join pantry_items i using (user_id, name)`,
    ).toEqual([{ kind: 'have', name: 'leek', detail: {}, same_time: true }])
    expect(await sql`select line, checked from shopping_items`).toEqual([
      { line: '1 cup milk', checked: false },
    ])
    expect(await sql`select recipe_id from saved_recipes`).toEqual([{ recipe_id: RECIPE }])
    // Queued mail is still queued, and due.
    expect(
      await sql`select subject, attempts from sous.mail_outbox where sent_at is null and next_try_at <= now()`,
    ).toEqual([{ subject: 'Waiting', attempts: 0 }])
    const [found] = await sql`select public.search_recipes(search => 'leek') as answer`
    expect(JSON.stringify(found?.answer)).toContain('Old soup')

    const url = await emptyDatabase(inject('postgresUrl'))
    await restoreBackup({ sql: open(url), file, migrations, provision: () => provision(url) })
    const [upgraded, restored] = [await fingerprints(sql), await fingerprints(open(url))]
    expect(Object.keys(restored)).toEqual(Object.keys(upgraded))
    const same = Object.keys(upgraded).filter((table) => upgraded[table] === restored[table])
    for (const table of [
      'auth.users',
      'public.profiles',
      'public.pantry_items',
      'public.saved_recipes',
      'sous.storage_blobs',
    ])
      expect(same).toContain(table)

    // No downgrades: the data would not fit.
    await expect(
      restoreBackup({ sql, file, migrations, provision: async () => {}, replace: true }),
    ).rejects.toThrow('newer than the backup')
  })
})
