import { spawn } from 'node:child_process'
import path from 'node:path'
import { openDatabase } from '../database/open.ts'
import { childEnvironment, readEnv } from '../env.ts'
import { project } from '../lib/project.ts'

// Development: this process runs PostgreSQL; a second one runs the server and restarts when its code changes.
const database = await openDatabase(project, { ...readEnv(), DATABASE_POOL: 2 })
const server = spawn(
  process.execPath,
  [
    path.join(project, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    path.join(project, 'server/main.ts'),
    '--dev',
  ],
  {
    cwd: project,
    stdio: 'inherit',
    env: childEnvironment({ DATA_DIR: database.folder, DATABASE_URL: database.url }),
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.once('exit', async (code) => {
  await database.close()
  process.exit(code ?? 0)
})
