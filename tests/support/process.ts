import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { project } from './project.ts'

/** Below the ephemeral range: another program must not get the port before the server does. */
export async function freePort(): Promise<number> {
  const port = 18_000 + Math.floor(Math.random() * 14_000)
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  return isFree ? port : freePort()
}

export interface StartedSous {
  child: ChildProcess
  url: string
  output: () => string
  exited: Promise<number | null>
}

export interface StartSousOptions {
  dataDir?: string
  cwd?: string
  port?: number
  uid?: number
  gid?: number
  env?: Record<string, string>
}

/** Starts Sous as a user would: scripts/start.mjs in a separate process, ready once it reports so. */
export async function startSous(options: StartSousOptions = {}): Promise<StartedSous> {
  const port = options.port ?? (await freePort())
  const cwd = options.cwd ?? project
  let text = ''
  const child = spawn(process.execPath, [path.join(cwd, 'scripts/start.mjs'), '--no-build'], {
    cwd,
    uid: options.uid,
    gid: options.gid,
    env: {
      PATH: process.env.PATH,
      HOME: cwd,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000',
      ...(options.dataDir && { DATA_DIR: options.dataDir }),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout?.on('data', (chunk) => {
    text += chunk
  })
  child.stderr?.on('data', (chunk) => {
    text += chunk
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const end = Date.now() + 150_000
  while (!text.includes('Sous is ready')) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`Sous did not start: ${text}`)
    await sleep(50)
  }
  return { child, url: `http://127.0.0.1:${port}`, output: () => text, exited }
}

export const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export const postgresPid = (dataDir: string) => {
  const file = path.join(dataDir, 'postgres/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

export async function gone(pid: number, limitMs = 20_000) {
  const end = Date.now() + limitMs
  while (alive(pid) && Date.now() < end) await sleep(50)
  return !alive(pid)
}

export const keysOf = (dataDir: string) =>
  JSON.parse(readFileSync(path.join(dataDir, 'keys.json'), 'utf8')) as Record<
    'publishableKey' | 'secretKey' | 'accessCode',
    string
  >

/** Like systemd: restarts a server that exits, until told to stop. */
export async function superviseSous(options: StartSousOptions & { port: number }) {
  let stopping = false
  let now = await startSous(options)
  let starts = 1
  const watch = (async () => {
    while (!stopping) {
      await now.exited
      while (!stopping) {
        const next = await startSous(options).catch(() => undefined)
        if (next) {
          now = next
          starts++
          break
        }
        await sleep(300)
      }
    }
  })()
  return {
    url: now.url,
    starts: () => starts,
    current: () => now,
    stop: async () => {
      stopping = true
      now.child.kill('SIGTERM')
      const cut = setTimeout(() => now.child.kill('SIGKILL'), 15_000)
      await watch
      clearTimeout(cut)
    },
  }
}
