import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCluster } from '#server/database/embedded/cluster.ts'
import { openRuntime } from '#server/database/embedded/runtime.ts'
import { openKeys } from '#server/database/keys.ts'
import { readEnv } from '#server/env.ts'

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

function startServer(folder: string, databaseUrl: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--no-build'], {
    cwd: project,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`a server ended with ${code}`)))
    child.stdout?.on('data', (text) => String(text).includes('Sous is ready') && resolve(child))
  })
}

/** A temporary PostgreSQL with production settings, and the given number of servers. */
export async function startPlace(replicas: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sous-load-'))
  chmodSync(folder, 0o711)
  const cluster = await openCluster(openRuntime(), folder)
  const { publishableKey } = openKeys(folder, readEnv({}))
  const servers: ChildProcess[] = []
  const urls: string[] = []
  for (let n = 0; n < replicas; n++) {
    const port = await freePort()
    servers.push(await startServer(folder, cluster.url, port))
    urls.push(`http://127.0.0.1:${port}`)
  }
  return {
    folder,
    urls,
    publishableKey,
    databaseUrl: cluster.url,
    megabytes: () =>
      servers.reduce((sum, { pid }) => {
        const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
        return sum + Math.round(Number(kilobytes ?? 0) / 1024)
      }, 0),
    stop: async () => {
      for (const server of servers) {
        server.removeAllListeners('exit')
        const gone = new Promise((resolve) => server.once('exit', resolve))
        server.kill('SIGTERM')
        await gone
      }
      await cluster.stop()
    },
  }
}

export type Place = Awaited<ReturnType<typeof startPlace>>
