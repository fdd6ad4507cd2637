// npm run restore -- FILE [--replace]: loads a backup into an empty database.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkNode, ensureInstalled, project } from './prepare.mjs'

checkNode()
ensureInstalled({ dev: false })
if (existsSync(path.join(project, '.env'))) process.loadEnvFile(path.join(project, '.env'))
const { register } = await import('tsx/esm/api')
register()
await import('../server/cli/restore.ts')
