// npm start: installs, builds and runs everything. npm run dev: the same with hot reload.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkNode, ensureBuilt, ensureInstalled, project } from './prepare.mjs'

checkNode()
const dev = process.argv.includes('--dev')
ensureInstalled({ dev })
if (!dev) ensureBuilt()

// What the environment says wins over the file.
if (existsSync(path.join(project, '.env'))) process.loadEnvFile(path.join(project, '.env'))
process.env.NODE_ENV ??= dev ? 'development' : 'production'

const { register } = await import('tsx/esm/api')
register()
await import(dev ? '../server/dev.ts' : '../server/main.ts')
