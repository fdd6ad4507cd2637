/**
 * npm run bench:rest: a list of 20 recipes through rest/v1, from three servers in one run: ours, the library's that it
 * replaced, and a bare handler with one fixed statement. Prints requests per second, CPU time per request and round trips
 * to the database, anonymous and signed in.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { Agent, request as httpRequest } from 'node:http'
import { createServer, connect as dial } from 'node:net'
import { fileURLToPath } from 'node:url'
import { SignJWT } from 'jose'
import { connect } from '#server/database/open.ts'
import { copyDatabase, prepareTemplate, testKeys } from '#tests/support/database.ts'
import { startTestPostgres } from '#tests/support/postgres.ts'

import { given } from '../record.ts'

const SECONDS = Number(given[0] ?? 5)
const AT_ONCE = 8
/** Warm-up requests until the code is compiled; a server runs for days. */
const WARM_UP = 1500
const KINDS = ['ours', 'library', 'bare'] as const
const LIST = '/rest/v1/external_recipes?select=*&order=title.asc&limit=20'

/** A proxy in front of the database that can delay all traffic by some milliseconds. */
async function slowProxy(target: URL) {
  let delay = 0
  const proxy = createServer((near) => {
    // Small packets are sent at once, as between the server and its database.
    const far = dial({ port: Number(target.port), host: target.hostname, noDelay: true })
    near.setNoDelay(true)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('data', (part) => (delay > 0 ? setTimeout(() => other.write(part), delay) : other.write(part)))
      one.on('close', () => other.destroy()).on('error', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = new URL(target)
  address.port = String((proxy.address() as { port: number }).port)
  return {
    url: address.href,
    setDelay: (ms: number) => {
      delay = ms
    },
    stop: () => proxy.close(),
  }
}

/** Round trips per request: derived from how much longer it takes with added latency. */
async function roundTrips(ask: () => Promise<unknown>, setDelay: (ms: number) => void) {
  const DELAY_MS = 50
  const shortest = async () => {
    const times: number[] = []
    for (let n = 0; n < 10; n++) {
      const began = performance.now()
      await ask()
      times.push(performance.now() - began)
    }
    return Math.min(...times)
  }
  const near = await shortest()
  setDelay(DELAY_MS)
  const far = await shortest()
  setDelay(0)
  return (far - near) / DELAY_MS / 2
}

const messageFrom = <T>(child: ChildProcess) =>
  new Promise<T>((resolve) => child.once('message', (m) => resolve(m as T)))
const usage = async (child: ChildProcess) => {
  child.send('usage')
  return messageFrom<{ cpu: NodeJS.CpuUsage; memory: number }>(child)
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const get = (port: number, headers: Record<string, string>) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', path: LIST, headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })

async function measure(kind: (typeof KINDS)[number], postgresUrl: string) {
  const databaseUrl = await copyDatabase(postgresUrl)
  const sql = connect(databaseUrl, 1)
  const [user] =
    await sql`insert into auth.users (id, email) values (gen_random_uuid(), 'bench@kitchen.example') returning id`
  const [session] =
    await sql`insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${user?.id}) returning id`
  await sql`analyze`
  await sql.end()
  const token = await new SignJWT({
    role: 'authenticated',
    session_id: session?.id,
    email: 'bench@kitchen.example',
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user?.id)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(testKeys.jwtSecret))
  const proxy = await slowProxy(new URL(databaseUrl))
  const child = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), [kind, proxy.url], {
    // As `npm start` does.
    execArgv: ['--v8-pool-size=0', '--disable-proto=delete', '--import', 'tsx'],
  })
  const { port } = await messageFrom<{ port: number }>(child)
  const anonymous = { apikey: testKeys.publishableKey }
  const callers = {
    anonymous,
    'anonymous, gzip': { ...anonymous, 'accept-encoding': 'gzip' },
    'signed in': { ...anonymous, authorization: `Bearer ${token}` },
  }
  for (const [who, headers] of Object.entries(callers)) {
    const first = await get(port, headers)
    if (first.status !== 200 || (who !== 'anonymous, gzip' && JSON.parse(first.text).length !== 20))
      throw new Error(`${kind}: ${first.status} ${first.text.slice(0, 300)}`)
    for (let n = 0; n < WARM_UP; n++) await get(port, headers)
    const trips = await roundTrips(() => get(port, headers), proxy.setDelay)
    const before = await usage(child)
    const start = performance.now()
    const end = start + SECONDS * 1000
    const times: number[] = []
    const drive = async () => {
      while (performance.now() < end) {
        const began = performance.now()
        const { status } = await get(port, headers)
        if (status !== 200) throw new Error(`${kind}: ${status}`)
        times.push(performance.now() - began)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, drive))
    const seconds = (performance.now() - start) / 1000
    const after = await usage(child)
    const cpu =
      (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1000 / times.length
    times.sort((a, b) => a - b)
    const p = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
    console.log(
      `${kind.padEnd(8)} ${who.padEnd(16)} ${(times.length / seconds).toFixed(0).padStart(5)} requests/s, ` +
        `${cpu.toFixed(2)} ms processor each, ${trips.toFixed(1)} round trips, p50 ${p(0.5)} ms, p95 ${p(0.95)} ms`,
    )
  }
  child.disconnect()
  proxy.stop()
}

const postgres = await startTestPostgres()
try {
  await prepareTemplate(postgres.url)
  for (const kind of KINDS) await measure(kind, postgres.url)
} finally {
  await postgres.stop()
}
process.exit(0)
