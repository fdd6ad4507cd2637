// npm start: installs, builds and runs everything. npm run dev: the same with hot reload.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkNode, ensureBuilt, ensureInstalled, project } from './prepare.mjs'
import { builtServer } from './server-build.mjs'

checkNode()
const dev = process.argv.includes('--dev')
ensureInstalled({ dev })
// Tests that start many servers build the web app once themselves.
if (!dev && !process.argv.includes('--no-build')) ensureBuilt()

// Environment variables override the file.
if (existsSync(path.join(project, '.env'))) process.loadEnvFile(path.join(project, '.env'))
process.env.NODE_ENV ??= dev ? 'development' : 'production'

// npm sends SIGTERM to the shell between us, which dies without passing it on. We notice by having a new parent.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}

if (dev) {
  const { register } = await import('tsx/esm/api')
  register()
  await import('../server/cli/dev.ts')
} else await import(pathToFileURL(await builtServer()).href)
