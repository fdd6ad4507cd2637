import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { avatarsOf, type Person, png, storageAsker } from '#tests/support/storage.ts'
import { until } from '#tests/support/until.ts'

const MB = 1024 * 1024
let server: TestServer
let person: Person

beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 1_000_000 })
})
beforeEach(async () => {
  person = await server.user()
})
afterAll(() => server.stop())

const at = (name: string | number) => `${person.id}/${name}.png`
const files = () => avatarsOf(person)
const upload = (name: string | number, bytes = 64, upsert = false) =>
  files().upload(at(name), png(bytes), { upsert })
const names = (count: number) => Array.from({ length: count }, (_, n) => `file-${n}`)
const used = async () =>
  (
    await server.sql`select count(*)::int as files, coalesce(sum(octet_length(body)), 0)::int as bytes
      from sous.storage_blobs where starts_with(key, ${`${person.id}/`})`
  )[0]

/** Files from before there was a limit. */
const fromBefore = (count: number, bytes = 64, withRows = true) =>
  server.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into sous.storage_blobs (bucket, key, body, mimetype, cache_control, etag, updated_at)
      select 'avatars', ${`${person.id}/file-`} || n || '.png', decode(repeat('07', ${bytes}), 'hex'), 'image/png',
        'max-age=3600', '"x"', now() - interval '1 day' from generate_series(0, ${count - 1}) n`
    if (withRows)
      await tx`insert into storage.objects (bucket_id, name, owner_id)
        select 'avatars', ${`${person.id}/file-`} || n || '.png', ${person.id} from generate_series(0, ${count - 1}) n`
  })

const FILES = 'You’ve reached the limit of 20 files. Remove one first.'
const BYTES = 'You’ve reached the limit of 20 MB. Remove a file first.'

describe('an account stores up to 20 files', () => {
  it('and is refused another one until it removes a file', async () => {
    await fromBefore(18)
    for (const name of ['x', 'y']) expect((await upload(name)).error).toBeNull()
    const { error } = await upload('one-more')
    expect(error).toMatchObject({ message: FILES, status: 413 })
    expect((await upload('file-3', 80, true)).error).toBeNull()
    expect((await files().update(at('file-3'), png(90))).error).toBeNull()
    expect((await files().remove([at('file-0')])).error).toBeNull()
    expect((await upload('one-more')).error).toBeNull()
    expect(await used()).toMatchObject({ files: 20 })
    expect((await files().list(person.id)).data).toHaveLength(20)
    // A quota isn't a server error.
    expect(server.logLines.filter((line) => /"level":"error"/.test(line))).toEqual([])
  })

  it('even when many are sent concurrently', async () => {
    await fromBefore(15)
    const answers = await Promise.all(names(30).map((_, n) => upload(`race-${n}`)))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(5)
    expect(new Set(answers.flatMap(({ error }) => error?.message ?? []))).toEqual(new Set([FILES]))
    expect(await used()).toMatchObject({ files: 20 })
  })

  it('even when two servers store the last one concurrently: the second waits and is refused', async () => {
    await fromBefore(19)
    const store = (sql: TestServer['sql'], name: string) =>
      sql`insert into sous.storage_blobs (bucket, key, body, mimetype, cache_control, etag)
        values ('avatars', ${at(name)}, 'x', 'image/png', 'max-age=1', 'x')`
    let second: Promise<unknown> = Promise.resolve()
    await server.sql.begin(async (tx) => {
      await store(tx as unknown as TestServer['sql'], 'first')
      let settled = false
      second = store(server.sql, 'second').then(
        () => 'stored',
        (error) => error.code,
      )
      second.finally(() => {
        settled = true
      })
      await until(async () => {
        const waiting = await server.sql`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`
        expect(settled || waiting.length > 0).toBe(true)
      })
      expect(settled).toBe(false)
    })
    expect(await second).toBe('SQ001')
    expect(await used()).toMatchObject({ files: 20 })
  })

  it('also by copies and upload links; a move is not a new file', async () => {
    const link = await files().createSignedUploadUrl(at('by-link'))
    expect(link.error).toBeNull()
    await fromBefore(20)
    expect((await files().copy(at('file-0'), at('copy'))).error).toMatchObject({
      message: FILES,
      status: 413,
    })
    const sent = await files().uploadToSignedUrl(at('by-link'), link.data?.token ?? '', png())
    expect(sent.error).toMatchObject({ message: FILES, status: 413 })
    expect((await files().move(at('file-0'), at('moved'))).error).toBeNull()
    expect((await files().download(at('moved'))).data?.size).toBe(64)
    expect(await used()).toMatchObject({ files: 20 })
  })

  it('independently of other accounts', async () => {
    await fromBefore(20)
    const other = await server.user()
    expect((await avatarsOf(other).upload(`${other.id}/a.png`, png())).error).toBeNull()
  })
})

describe('an account stores up to 20 MB', () => {
  it('and replacing a file counts the difference', async () => {
    await fromBefore(10, 2 * MB - 1000)
    expect((await upload('small', 9000)).error).toBeNull()
    expect((await upload('large', 2000)).error).toMatchObject({ message: BYTES, status: 413 })
    expect((await upload('small', 12_000, true)).error).toMatchObject({ message: BYTES, status: 413 })
    expect((await files().download(at('small'))).data?.size).toBe(9000)
    expect((await upload('file-0', 1 * MB, true)).error).toBeNull()
    expect((await upload('small', 12_000, true)).error).toBeNull()
    expect((await used())?.bytes).toBeLessThanOrEqual(20 * MB)
  })
})

describe('an account that exceeded the limit before it was introduced', () => {
  it('keeps its files, may read, rename, shrink and remove them, and cannot add any', async () => {
    await fromBefore(30, MB)
    expect((await files().download(at('file-29'))).data?.size).toBe(MB)
    expect((await files().move(at('file-29'), at('renamed'))).error).toBeNull()
    expect((await upload('file-1', MB - 1, true)).error).toBeNull()
    expect((await upload('another')).error).toMatchObject({ status: 413 })
    expect((await files().remove(names(11).map(at))).data).toHaveLength(11)
    expect((await upload('another')).error).toBeNull()
  })

  it('excludes the bytes of unfinished uploads, which are removed', async () => {
    await fromBefore(20, 64, false)
    expect((await files().list(person.id)).data).toEqual([])
    expect((await upload('first')).error).toBeNull()
    expect(await used()).toMatchObject({ files: 1 })
  })
})

describe('all accounts together', () => {
  const limitTo = (bytes: number) =>
    server.sql.unsafe(`create or replace function sous.file_limits(out files integer, out folder_bytes bigint, out bucket_bytes bigint)
      language sql immutable set search_path = '' as $$ select 20, 20971520::bigint, ${bytes}::bigint $$`)
  afterEach(() => limitTo(2 ** 31))

  it('store up to 2 GB', async () => {
    const [limits] = await server.sql`select * from sous.file_limits()`
    expect(limits).toEqual({ files: 20, folder_bytes: String(20 * MB), bucket_bytes: String(2048 * MB) })
  })

  it('and then uploads are refused with 503 and Retry-After', async () => {
    await server.sql`delete from storage.objects`
    await server.sql`delete from sous.storage_blobs`
    await limitTo(100)
    expect((await upload('fits', 90)).error).toBeNull()
    const { ask } = storageAsker(server, person)
    const response = await ask('POST', 'object/avatars/{me}/over.png', {
      body: Buffer.alloc(90),
      headers: { 'content-type': 'image/png' },
    })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('3600')
    expect(await response.json()).toMatchObject({
      error: 'storage_full',
      message: 'Storage is full. Please try again later.',
    })
    expect((await files().download(at('fits'))).data?.size).toBe(90)
  })
})

describe('when the database cannot store', () => {
  const failing = (table: string, code: string, message = 'could not extend file "base/5/16384"') =>
    server.sql.unsafe(`create or replace function public.fail() returns trigger language plpgsql as $$
        begin raise exception using errcode = '${code}', message = '${message}'; end $$;
      create trigger fail before insert or update on ${table} for each row execute function public.fail();`)
  afterEach(async () => {
    for (const table of ['sous.storage_blobs', 'storage.objects'])
      await server.sql.unsafe(`drop trigger if exists fail on ${table}`)
  })
  const send = (name: string) =>
    storageAsker(server, person).ask('POST', `object/avatars/{me}/${name}.png`, {
      body: Buffer.alloc(64),
      headers: { 'content-type': 'image/png' },
    })

  it.each([
    ['sous.storage_blobs', '53100', 'the disk is full'],
    ['storage.objects', '53100', 'the disk is full'],
    ['sous.storage_blobs', 'XX000', 'a quota of the disk is reached'],
    ['sous.storage_blobs', '53200', 'it is out of memory'],
    ['sous.storage_blobs', '57014', 'it takes too long'],
    ['sous.storage_blobs', '57P01', 'it is shut down'],
  ])('%s raises %s because %s: the response is 503 with Retry-After', async (table, code) => {
    await failing(table, code)
    const response = await send('a')
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.text()).not.toMatch(/base\/5|extend/)
  })

  it.each(['sous.storage_blobs', 'storage.objects'])(
    '%s, with an unexpected error: the response is 500, and the log has the cause',
    async (table) => {
      await failing(table, 'XX001', 'something else')
      const response = await send('a')
      expect(response.status).toBe(500)
      expect(await response.json()).toMatchObject({ error: 'internal' })
      expect(server.logLines.some((line) => /unexpected error.*PostgresError XX001/.test(line))).toBe(true)
    },
  )

  it('a file that is moved meanwhile is found under one of its names', async () => {
    expect((await send('here')).status).toBe(200)
    await server.sql.unsafe(`create or replace function public.fail() returns trigger language plpgsql as $$
        begin if current_user <> 'authenticated' then raise exception using errcode = '53100'; end if; return new; end $$;
      create trigger fail before update on storage.objects for each row
        when (new.version is distinct from old.version) execute function public.fail();`)
    expect((await files().move(at('here'), at('there'))).error).toMatchObject({ status: 503 })
    const found = await Promise.all(['here', 'there'].map((name) => files().download(at(name))))
    expect(found.map(({ data }) => data?.size)).toContain(64)
  })

  it('recovers as soon as the database does', async () => {
    await failing('storage.objects', '53100')
    expect((await send('later')).status).toBe(503)
    await server.sql`drop trigger fail on storage.objects`
    expect((await send('later')).status).toBe(200)
    expect(await used()).toMatchObject({ files: 1 })
  })
})
