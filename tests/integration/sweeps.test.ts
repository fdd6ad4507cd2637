import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { connect } from '#server/database/open.ts'
import { PACE } from '#server/jobs/batches.ts'
import type { Job } from '#server/jobs/job.ts'
import { runJobs } from '#server/jobs/run.ts'
import { sweepAccounts } from '#server/jobs/sweep-accounts.ts'
import { sweepFiles } from '#server/jobs/sweep-files.ts'
import { createLog } from '#server/lib/log.ts'
import type { Sql } from '#server/lib/sql.ts'
import { copyDatabase } from '#tests/support/database.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

const silent = createLog('silent')

let server: TestServer
let sql: Sql
beforeAll(async () => {
  server = await startTestServer()
  sql = server.sql
})
afterAll(() => server.stop())
beforeEach(async () => {
  await sql`delete from auth.users`
  await sql`delete from auth.audit_log_entries`
})

const ago = (age: string) => sql`now() - ${age}::interval`
const names = async (rows: Promise<readonly { name?: unknown }[]>) =>
  (await rows).map(({ name }) => name).sort()

interface Account {
  name: string
  age: string
  confirmed?: boolean
  /** When the latest confirmation mail was sent. */
  sent?: string
  signedIn?: boolean
}
async function account({ name, age, confirmed = true, sent = age, signedIn = false }: Account) {
  const id = randomUUID()
  await sql`insert into auth.users (id, email, email_confirmed_at, created_at, confirmation_sent_at, last_sign_in_at)
    values (${id}, ${name}, ${confirmed ? ago(age) : null}, ${ago(age)}, ${ago(sent)}, ${signedIn ? ago(age) : null})`
  return id
}
async function session(userId: string, tag: string, age: string, refreshed?: string) {
  const id = randomUUID()
  await sql`insert into auth.sessions (id, user_id, tag, created_at, updated_at, refreshed_at) values
    (${id}, ${userId}, ${tag}, ${ago(age)}, ${ago(refreshed ?? age)}, ${refreshed ? ago(refreshed) : null})`
  return id
}
const token = (
  userId: string,
  sessionId: string,
  name: string,
  parent: string | null,
  revoked: boolean,
  age: string,
) =>
  sql`insert into auth.refresh_tokens (id, token, user_id, session_id, parent, revoked, created_at, updated_at)
    values (${randomUUID()}, ${name}, ${userId}, ${sessionId}, ${parent}, ${revoked}, ${ago(age)}, ${ago(age)})`

describe('the hourly sweeps', () => {
  it('delete log entries after 30 days', async () => {
    for (const age of ['1 hour', '29 days', '31 days', '400 days'])
      await sql`insert into auth.audit_log_entries (id, payload, created_at) values (${randomUUID()}, ${sql.json({ age })}, ${ago(age)})`
    await runJobs(sql, silent)
    expect(await names(sql`select payload ->> 'age' as name from auth.audit_log_entries`)).toEqual([
      '1 hour',
      '29 days',
    ])
  })

  it('delete sessions not refreshed for 90 days, with their tokens, and expired ones', async () => {
    const id = await account({ name: 'cook', age: '1 year' })
    const old = await session(id, 'old', '91 days')
    await session(id, 'new', '89 days')
    const used = await session(id, 'used', '300 days', '10 days')
    await session(id, 'forgotten', '300 days', '91 days')
    await sql`update auth.sessions set not_after = now() - interval '1 minute' where id = ${await session(id, 'ended', '1 day')}`
    await sql`update auth.sessions set not_after = now() + interval '1 minute' where id = ${await session(id, 'ending', '1 day')}`
    await token(id, old, 'token of old', null, false, '91 days')
    await token(id, used, 'token of used', null, false, '10 days')
    await runJobs(sql, silent)
    expect(await names(sql`select tag as name from auth.sessions`)).toEqual(['ending', 'new', 'used'])
    expect(await names(sql`select token as name from auth.refresh_tokens`)).toEqual(['token of used'])
  })

  it('delete revoked tokens after 7 days, but not the predecessor of the current one', async () => {
    const id = await account({ name: 'cook', age: '1 year' })
    const [daily, rare] = [
      await session(id, 'daily', '60 days', '1 hour'),
      await session(id, 'rare', '60 days', '20 days'),
    ]
    await token(id, daily, 'd1', null, true, '40 days')
    await token(id, daily, 'd2', 'd1', true, '8 days')
    await token(id, daily, 'd3', 'd2', true, '6 days')
    await token(id, daily, 'd4', 'd3', false, '6 days')
    await token(id, rare, 'r1', null, true, '40 days')
    await token(id, rare, 'r2', 'r1', true, '20 days')
    await token(id, rare, 'r3', 'r2', false, '20 days')
    await runJobs(sql, silent)
    expect(await names(sql`select token as name from auth.refresh_tokens`)).toEqual(['d3', 'd4', 'r2', 'r3'])
  })

  it('leave every session usable', async () => {
    const { client, id, session: first } = await server.user()
    const second = (await client.auth.refreshSession()).data.session
    const third = (await client.auth.refreshSession()).data.session
    // As after a month without activity.
    await sql`update auth.refresh_tokens set updated_at = updated_at - interval '30 days', created_at = created_at - interval '30 days'`
    await runJobs(sql, silent)
    expect(await names(sql`select token as name from auth.refresh_tokens where user_id = ${id}`)).toEqual(
      [second?.refresh_token, third?.refresh_token].sort(),
    )
    const again = (refresh_token = '') => server.client().auth.refreshSession({ refresh_token })
    expect((await again(third?.refresh_token)).error).toBeNull()
    expect((await again(first?.refresh_token)).error).not.toBeNull()
  })

  it('clear links a day after they expired', async () => {
    for (const [name, age] of [
      ['fresh', '50 minutes'],
      ['expired', '24 hours'],
      ['old', '26 hours'],
    ] as const) {
      const id = await account({ name, age })
      await sql`update auth.users set confirmation_token = ${`confirm ${name}`}, recovery_token = ${`recover ${name}`},
        recovery_sent_at = ${ago(age)}, email_change = 'new@kitchen.example', email_change_token_new = ${`change ${name}`},
        email_change_sent_at = ${ago(age)}, email_change_confirm_status = 1,
        reauthentication_token = ${`again ${name}`}, reauthentication_sent_at = ${ago(age)} where id = ${id}`
    }
    await runJobs(sql, silent)
    const kept =
      await sql`select email, confirmation_token, recovery_token, email_change, email_change_token_new,
      email_change_confirm_status as status, reauthentication_token from auth.users order by email`
    const whole = (name: string) => ({
      email: name,
      confirmation_token: `confirm ${name}`,
      recovery_token: `recover ${name}`,
      email_change: 'new@kitchen.example',
      email_change_token_new: `change ${name}`,
      status: 1,
      reauthentication_token: `again ${name}`,
    })
    expect([...kept]).toEqual([
      whole('expired'),
      whole('fresh'),
      {
        email: 'old',
        confirmation_token: null,
        recovery_token: null,
        email_change: null,
        email_change_token_new: null,
        status: 0,
        reauthentication_token: null,
      },
    ])
  })

  it('delete unconfirmed accounts, 30 days after the last mail', async () => {
    await account({ name: 'confirmed', age: '1 year' })
    await account({ name: 'waiting', age: '29 days', confirmed: false })
    await account({ name: 'asked again', age: '60 days', confirmed: false, sent: '5 days' })
    await account({ name: 'was signed in', age: '60 days', confirmed: false, signedIn: true })
    const gone = await account({ name: 'never', age: '31 days', confirmed: false })
    await runJobs(sql, silent)
    expect(await names(sql`select email as name from auth.users`)).toEqual([
      'asked again',
      'confirmed',
      'waiting',
      'was signed in',
    ])
    expect(await sql`select from profiles where user_id = ${gone}`).toHaveLength(0)
  })

  it('delete sign-in flows after a day', async () => {
    for (const age of ['1 hour', '23 hours', '25 hours'])
      await sql`insert into auth.flow_state (id, authentication_method, provider_type, referrer, created_at)
        values (${randomUUID()}, 'email', 'email', ${age}, ${ago(age)})`
    await runJobs(sql, silent)
    expect(await names(sql`select referrer as name from auth.flow_state`)).toEqual(['1 hour', '23 hours'])
  })

  it('delete bytes without a file and files without bytes, a day after they were written', async () => {
    const blob = (key: string, age: string) => sql`insert into sous.storage_blobs
      (bucket, key, body, mimetype, cache_control, etag, updated_at)
      values ('avatars', ${key}, 'x', 'image/png', 'no-cache', 'x', ${ago(age)})`
    const file = (
      name: string,
      age: string,
    ) => sql`insert into storage.objects (bucket_id, name, created_at, updated_at)
      values ('avatars', ${name}, ${ago(age)}, ${ago(age)})`
    await blob('whole', '40 days')
    await file('whole', '40 days')
    await blob('orphan', '25 hours')
    await blob('upload under way', '1 minute')
    await file('hollow', '25 hours')
    await file('new and hollow', '1 minute')
    await runJobs(sql, silent)
    expect(await names(sql`select key as name from sous.storage_blobs`)).toEqual([
      'upload under way',
      'whole',
    ])
    expect(await names(sql`select name from storage.objects`)).toEqual(['new and hollow', 'whole'])
    await sql`delete from storage.objects`
    await sql`delete from sous.storage_blobs`
  })

  it('keep a file that is being moved', async () => {
    const { client, id } = await server.user()
    const bucket = client.storage.from('avatars')
    await bucket.upload(`${id}/a.png`, new Blob(['x'], { type: 'image/png' }))
    await sql`update storage.objects set updated_at = now() - interval '2 days'`
    // Between its two steps: the bytes have their new name, the file not yet.
    await sql`update sous.storage_blobs set key = ${`${id}/b.png`}`
    const jobs = sweepFiles(PACE, async () => {
      await sql`update storage.objects set name = ${`${id}/b.png`}`
    })
    await runJobs(sql, silent, jobs)
    expect(await names(sql`select name from storage.objects`)).toEqual([`${id}/b.png`])
    expect((await bucket.download(`${id}/b.png`)).error).toBeNull()
    await sql`delete from storage.objects`
    await sql`delete from sous.storage_blobs`
  })

  it('delete recipes 30 days after their owner did, with their photos, and photos that nothing lists', async () => {
    const { client, id } = await server.user()
    const photo = () => `${randomUUID()}.webp`
    const [kept, former, logged, unused, fresh] = [photo(), photo(), photo(), photo(), photo()]
    const recipe = async (title: string, photos: string[], age: string | null) => {
      const row = { id: randomUUID(), title, photos }
      expect((await client.from('own_recipes').insert(row)).error).toBeNull()
      if (age)
        await sql.begin(async (tx) => {
          await tx`set local session_replication_role = replica`
          await tx`update own_recipes set deleted_at = now() - ${age}::interval where id = ${row.id}`
        })
      return row.id
    }
    const upload = async (recipeId: string, name: string, age = '31 days') => {
      const path = `${id}/${recipeId}/${name}`
      const body = new Blob(['x'], { type: 'image/webp' })
      expect((await client.storage.from('recipe-photos').upload(path, body)).error).toBeNull()
      await sql`update storage.objects set updated_at = ${ago(age)} where name = ${path}`
      await sql`update sous.storage_blobs set updated_at = ${ago(age)} where key = ${path}`
      return path
    }
    const gone = await recipe('gone', [kept], '31 days')
    const restorable = await recipe('restorable', [kept], '29 days')
    const open = await recipe('open', [former], null)
    await client
      .from('own_recipes')
      .update({ photos: [kept] })
      .eq('id', open)
    await client.from('cook_log').insert({ recipe_id: open, cooked_on: '2026-11-17', photo: logged })
    await client.from('recipe_marks').insert([{ recipe_id: gone }, { recipe_id: open }])
    await upload(gone, kept)
    const stays = [
      await upload(restorable, kept),
      await upload(open, kept),
      await upload(open, former),
      await upload(open, logged),
      await upload(open, fresh, '29 days'),
    ].sort()
    await upload(open, unused)
    await runJobs(sql, silent)
    expect(await names(sql`select title as name from own_recipes`)).toEqual(['open', 'restorable'])
    expect(await names(sql`select distinct recipe_id as name from own_recipe_versions`)).toEqual(
      [restorable, open].sort(),
    )
    expect(await names(sql`select recipe_id as name from recipe_marks`)).toEqual([open])
    expect(await names(sql`select name from storage.objects`)).toEqual(stays)
    expect(await names(sql`select key as name from sous.storage_blobs`)).toEqual(stays)
    await sql`delete from storage.objects`
    await sql`delete from sous.storage_blobs`
  })

  it('delete what realtime left behind', async () => {
    for (const age of ['1 minute', '2 hours']) {
      await sql`insert into sous.realtime_messages (body, created_at) values (${age}, ${ago(age)})`
      await sql`insert into sous.realtime_presence (ref, server, topic, key, meta, expires_at)
        values (${age}, ${randomUUID()}, 'realtime:x', 'x', '{}', ${ago(age)})`
    }
    await runJobs(sql, silent)
    expect(await names(sql`select body as name from sous.realtime_messages`)).toEqual(['1 minute'])
    expect(await names(sql`select ref as name from sous.realtime_presence`)).toEqual(['1 minute'])
  })

  it('work in batches, up to the limit of a run', async () => {
    await sql`insert into auth.audit_log_entries (id, created_at)
      select gen_random_uuid(), now() - interval '31 days' from generate_series(1, 25)`
    const audit = (jobs: Job[]) => jobs.find(({ name }) => name === 'sweep audit log') as Job
    expect(await audit(sweepAccounts({ rows: 4, statements: 3 })).run(sql, silent)).toBe(12)
    expect(await sql`select from auth.audit_log_entries`).toHaveLength(13)
    await sql`insert into auth.audit_log_entries (id, created_at)
      select gen_random_uuid(), now() - interval '31 days' from generate_series(1, 12000)`
    await runJobs(sql, silent)
    expect(await sql`select from auth.audit_log_entries`).toHaveLength(0)
  })

  it('find old rows by an index', async () => {
    for (const [index, query] of [
      ['audit_log_entries_created_at_idx', `select from auth.audit_log_entries where created_at < now()`],
      ['refresh_tokens_revoked_idx', `select from auth.refresh_tokens where revoked and updated_at < now()`],
      ['sessions_updated_at_idx', `select from auth.sessions where updated_at < now()`],
      ['sessions_ending_idx', `select from auth.sessions where not_after < now()`],
      [
        'users_unconfirmed_idx',
        `select from auth.users where email_confirmed_at is null and created_at < now()`,
      ],
      ['users_recovery_token_idx', `select from auth.users where length(recovery_token) > 6`],
    ] as const) {
      const plan = await sql.begin(async (tx) => {
        await tx`set local enable_seqscan = off`
        return tx.unsafe(`explain ${query}`)
      })
      expect(JSON.stringify(plan)).toContain(index)
    }
  })
})

describe('a job', () => {
  it('that fails does not block the others', async () => {
    const own = connect(await copyDatabase(inject('postgresUrl')), 3)
    await own`alter table auth.flow_state rename column created_at to made_at`
    await own`insert into auth.audit_log_entries (id, created_at) values (${randomUUID()}, now() - interval '31 days')`
    await own`insert into sous.storage_blobs (bucket, key, body, mimetype, cache_control, etag, updated_at)
      values ('avatars', 'orphan', 'x', 'image/png', 'no-cache', 'x', now() - interval '2 days')`
    const lines: string[] = []
    await runJobs(
      own,
      createLog('error', (line) => lines.push(line)),
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('sweep sign-in flows')
    expect(await own`select from auth.audit_log_entries`).toHaveLength(0)
    expect(await own`select from sous.storage_blobs`).toHaveLength(0)
    await own.end()
  })

  it('does not touch tables of auth and storage that belong to another role', async () => {
    const url = await copyDatabase(inject('postgresUrl'))
    const admin = connect(url, 1)
    const role = `project_${randomBytes(4).toString('hex')}`
    // It has all privileges but isn't the owner, as on a hosted project.
    await admin.unsafe(`create role ${role} login password 'x' bypassrls;
      grant usage on schema auth, storage, sous, public to ${role};
      grant all on all tables in schema auth, storage, sous, public to ${role};
      grant execute on all functions in schema sous to ${role};`)
    await admin`insert into auth.audit_log_entries (id, created_at) values (${randomUUID()}, now() - interval '1 year')`
    await admin`insert into auth.users (id, email, created_at) values (${randomUUID()}, 'never', now() - interval '1 year')`
    await admin`insert into storage.objects (bucket_id, name, updated_at) values ('avatars', 'theirs', now() - interval '1 year')`
    const address = new URL(url)
    address.username = role
    address.password = 'x'
    const project = connect(address.href, 3)
    const lines: string[] = []
    await runJobs(
      project,
      createLog('error', (line) => lines.push(line)),
    )
    expect(lines).toEqual([])
    for (const table of ['auth.audit_log_entries', 'auth.users', 'storage.objects'])
      expect(await admin.unsafe(`select from ${table}`), table).toHaveLength(1)
    await project.end()
    await admin.end()
  })
})
