import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FULL, startWriting, untilTrue } from '#tests/support/fault-load.ts'
import { alive, freePort, keysOf, postgresPid, superviseSous } from '#tests/support/process.ts'
import { temporaryFolder } from '#tests/support/server.ts'

const SERVER_KILLS = FULL ? 20 : 3
const DATABASE_KILLS = FULL ? 5 : 1
vi.setConfig({ testTimeout: FULL ? 900_000 : 120_000, hookTimeout: 120_000 })

// One data folder and one port for all: a restarted server finds everything where it was.
const dataDir = temporaryFolder()
chmodSync(dataDir, 0o755)
let port: number
let sous: Awaited<ReturnType<typeof superviseSous>>
let url: string
let secretKey: string

beforeAll(async () => {
  port = await freePort()
  sous = await superviseSous({ dataDir, port })
  url = sous.url
  secretKey = keysOf(dataDir).secretKey
})
afterAll(async () => {
  await sous.stop()
  const pid = postgresPid(dataDir)
  if (pid && alive(pid)) process.kill(pid, 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true })
})

const headers = () => ({ apikey: secretKey, 'content-type': 'application/json' })
const write = (id: string) =>
  fetch(`${url}/rest/v1/external_recipes`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ id, title: `Dish ${id}` }),
    signal: AbortSignal.timeout(10_000),
  })
const connectToDatabase = () => {
  const [, , , databasePort] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim()
  return postgres(`postgres://postgres:${password}@127.0.0.1:${databasePort}/postgres`, { max: 1 })
}
const ready = () =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Every acknowledged row exists, exactly once. */
async function keepsPromises(acknowledged: string[]) {
  const sql = connectToDatabase()
  const rows = await sql<{ id: string; title: string }[]>`
    select id, title from external_recipes where id = any(${acknowledged})`
  const [twice] = await sql`select count(*)::int as n from
    (select title from external_recipes where title like 'Dish %' group by title having count(*) > 1) t`
  // Derived rows exist as well.
  const [unfound] = await sql`select count(*)::int as n from external_recipes r
    where r.id = any(${acknowledged}) and not exists (select from catalog.recipes c where c.recipe_id = r.id)`
  await sql.end()
  expect(rows).toHaveLength(acknowledged.length)
  expect(twice?.n).toBe(0)
  expect(unfound?.n).toBe(0)
}

describe('killed in the middle of writes', () => {
  it(`the server, ${SERVER_KILLS} times: no acknowledged write is lost, nothing is done twice`, async () => {
    const load = startWriting(write)
    for (let round = 1; round <= SERVER_KILLS; round++) {
      const before = load.acknowledged.length
      await untilTrue(() => load.acknowledged.length >= before + 10)
      const starts = sous.starts()
      sous.current().child.kill('SIGKILL')
      await untilTrue(() => sous.starts() > starts)
    }
    const before = load.acknowledged.length
    await untilTrue(() => load.acknowledged.length > before)
    await load.stop()
    expect(load.refused()).toBeGreaterThan(0)
    await keepsPromises(load.acknowledged)
  })

  it(`PostgreSQL, ${DATABASE_KILLS} times: the server restarts it, and clients recover by themselves`, async () => {
    const load = startWriting(write)
    const { child } = sous.current()
    for (let round = 1; round <= DATABASE_KILLS; round++) {
      const before = load.acknowledged.length
      await untilTrue(() => load.acknowledged.length >= before + 10)
      const pid = postgresPid(dataDir) as number
      process.kill(pid, 'SIGKILL')
      await untilTrue(() => !alive(pid))
      await untilTrue(ready)
      expect(postgresPid(dataDir)).not.toBe(pid)
      const after = load.acknowledged.length
      await untilTrue(() => load.acknowledged.length > after)
    }
    await load.stop()
    // It is the same process: nobody restarted the server.
    expect(sous.current().child).toBe(child)
    await keepsPromises(load.acknowledged)
  })
})

const processesOf = (parent: number) => [
  parent,
  ...execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map(Number),
]

describe.runIf(existsSync('/usr/bin/prlimit'))('a full disk', () => {
  // Database files can't grow beyond this: to PostgreSQL that is a full disk, and no privileges are needed.
  const limitFiles = (size: string) => {
    for (const pid of processesOf(postgresPid(dataDir) as number))
      try {
        execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:unlimited`], {
          // As the account that the database runs under.
          ...(({ uid, gid }) => ({ uid, gid }))(statSync(`/proc/${pid}`)),
          stdio: 'ignore',
        })
      } catch {
        // It ended meanwhile.
      }
  }
  const bytes = () => {
    const body = Buffer.alloc(2_000_000)
    for (let at = 0; at < body.length; at += 4) body.writeUInt32LE((Math.random() * 2 ** 32) >>> 0, at)
    return body
  }
  const upload = (name: string) =>
    fetch(`${url}/storage/v1/object/avatars/full/${name}.png`, {
      method: 'POST',
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'image/png' },
      body: bytes(),
    })

  it('refuses writes that need space, keeps existing data, serves everything else, and recovers when there is space', async () => {
    expect((await upload('first')).status).toBe(200)
    limitFiles(String(18 * 1024 * 1024))
    const kept: string[] = ['first']
    let refused: Response | undefined
    for (let n = 0; n < 15 && !refused; n++) {
      const response = await upload(`file-${n}`)
      if (response.ok) kept.push(`file-${n}`)
      else refused = response
    }
    expect(refused?.status).toBe(503)
    expect(refused?.headers.get('retry-after')).toBe('5')
    expect(await refused?.text()).not.toMatch(/pg_|base\/|postgres/i)
    // Other users aren't affected.
    expect(
      (await fetch(`${url}/rest/v1/external_recipes?select=id&limit=1`, { headers: headers() })).status,
    ).toBe(200)
    expect((await write(crypto.randomUUID())).status).toBe(201)
    limitFiles('unlimited')
    expect((await upload('after')).status).toBe(200)
    for (const name of [...kept, 'after']) {
      const response = await fetch(`${url}/storage/v1/object/avatars/full/${name}.png`, {
        headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
      })
      expect(response.status, name).toBe(200)
      expect((await response.arrayBuffer()).byteLength, name).toBe(2_000_000)
    }
  })
})
