// npm run barcodes -- FILE [--dry-run]: loads a list of products, so that codes on packages mean a food.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkNode, ensureInstalled, project } from './prepare.mjs'

checkNode()
ensureInstalled({ dev: false })
if (existsSync(path.join(project, '.env'))) process.loadEnvFile(path.join(project, '.env'))
const { register } = await import('tsx/esm/api')
register()
await import('../server/cli/barcodes.ts')
