import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childSurroundings } from '../../env.ts'
import * as strings from '../strings.ts'
import type { Runtime } from './runtime.ts'

export interface Cluster {
  url: string
  pid: number
  /** A killed server left PostgreSQL running, and this start adopted it. */
  adopted: boolean
  stop: () => Promise<void>
}

interface ClusterOptions {
  /** Additional `-c name=value` settings; tests turn fsync off. */
  settings?: Record<string, string>
}

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 30_000

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** PostgreSQL's own log output. */
function readPidFile(data: string) {
  try {
    const lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** Process ids get reused: only a process whose arguments name this data folder is this database. */
function runsHere(pid: number, data: string) {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  const command = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  if (command.error) return true
  return command.stdout.includes(data)
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

async function until(condition: () => boolean, limitMs: number) {
  const end = Date.now() + limitMs
  while (!condition()) {
    if (Date.now() > end) return false
    await sleep(20)
  }
  return true
}

function password(folder: string) {
  const file = path.join(folder, 'postgres.password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

function initialise(runtime: Runtime, folder: string, data: string) {
  // Created under a temporary name and renamed when complete: an interrupted first start leaves nothing that looks like data.
  const half = `${data}.new`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  const passwordFile = path.join(folder, 'initdb.password')
  writeFileSync(passwordFile, password(folder), { mode: 0o600 })
  if (runtime.account) {
    chownSync(half, runtime.account.uid, runtime.account.gid)
    chownSync(passwordFile, runtime.account.uid, runtime.account.gid)
  }
  const made = spawnSync(
    runtime.bin('initdb'),
    [
      '-D',
      half,
      '-U',
      'postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
    ].concat(['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']),
    { cwd: '/', env: childSurroundings(), encoding: 'utf8', ...runtime.account },
  )
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) {
    rmSync(half, { recursive: true, force: true })
    throw new Error(strings.dataFolderFailed(data, made.stderr || String(made.error?.message)))
  }
  renameSync(half, data)
}

/** One major version can't read the data of another; our message is clearer than PostgreSQL's. */
function checkVersion(runtime: Runtime, data: string) {
  const made = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim()
  const version = spawnSync(runtime.bin('postgres'), ['--version'], {
    cwd: '/',
    encoding: 'utf8',
    ...runtime.account,
  })
  const has = /(\d+)\./.exec(version.stdout)?.[1]
  if (has === made) return
  throw new Error(strings.otherVersion(data, made, has))
}

async function launch(runtime: Runtime, folder: string, data: string, options: ClusterOptions) {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(await freePort()),
    unix_socket_directories: '',
    max_connections: '200',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The parameters of a failed statement are user data; keep them out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...options.settings,
  }
  const log = openSync(path.join(folder, 'postgres.log'), 'a', 0o600)
  // Its own process group: Ctrl-C reaches only the server, which stops PostgreSQL after the last request.
  const child = spawn(
    runtime.bin('postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: '/', env: childSurroundings(), detached: true, stdio: ['ignore', log, log], ...runtime.account },
  )
  closeSync(log)
  let gone = false
  child.once('exit', () => {
    gone = true
  })
  child.once('error', () => {
    gone = true
  })
  child.unref()
  const ready = () => {
    const now = readPidFile(data)
    return now !== undefined && now.pid === child.pid && now.ready
  }
  await until(() => gone || ready(), START_LIMIT_MS)
  return !gone && ready()
}

async function stop(pid: number, data: string) {
  if (!runsHere(pid, data)) return
  process.kill(pid, 'SIGINT')
  if (await until(() => !isAlive(pid), STOP_LIMIT_MS)) return
  process.kill(pid, 'SIGQUIT')
  await until(() => !isAlive(pid), STOP_LIMIT_MS)
}

const lastWords = (folder: string) =>
  readFileSync(path.join(folder, 'postgres.log'), 'utf8').trim().split('\n').slice(-5).join('\n')

/**
 * The embedded PostgreSQL of a data folder: created at the first start, adopted if a killed server
 * left it running, started otherwise.
 */
export async function openCluster(
  runtime: Runtime,
  folder: string,
  options: ClusterOptions = {},
): Promise<Cluster> {
  const data = path.join(folder, 'postgres')
  if (existsSync(data)) checkVersion(runtime, data)
  else initialise(runtime, folder, data)

  const left = readPidFile(data)
  let adopted = false
  if (left && runsHere(left.pid, data)) {
    adopted = await until(() => readPidFile(data)?.ready ?? false, START_LIMIT_MS)
    if (!adopted) await stop(left.pid, data)
  }
  if (!adopted) {
    if (left) rmSync(path.join(data, 'postmaster.pid'), { force: true })
    let started = await launch(runtime, folder, data, options)
    // After a crash the old backends may hold the shared memory for a moment longer.
    for (let attempt = 0; !started && attempt < 4; attempt++) {
      await sleep(500)
      started = await launch(runtime, folder, data, options)
    }
    if (!started) throw new Error(strings.didNotStart(`${folder}/postgres.log`, lastWords(folder)))
  }
  const now = readPidFile(data)
  if (!now) throw new Error(strings.stoppedAtOnce)
  const url = `postgres://postgres:${encodeURIComponent(password(folder))}@127.0.0.1:${now.port}/postgres`
  return { url, pid: now.pid, adopted, stop: () => stop(now.pid, data) }
}
