// npm run reset: removes the local data after a confirmation.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { ensureInstalled, project } from './prepare.mjs'

ensureInstalled({ dev: false })
if (existsSync(path.join(project, '.env'))) process.loadEnvFile(path.join(project, '.env'))
const { register } = await import('tsx/esm/api')
register()
const { findDataFolder } = await import('../server/database/embedded/data-folder.ts')

const folder = findDataFolder(project, process.env.DATA_DIR)
if (!folder) {
  console.log('There is no local data.')
  process.exit(0)
}
const pidFile = path.join(folder, 'postgres/postmaster.pid')
if (existsSync(pidFile)) {
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  try {
    process.kill(pid, 0)
    console.error(`The database in ${folder} is running (process ${pid}). Stop Sous first.`)
    process.exit(1)
  } catch {}
}
console.log(`This removes everything in ${folder}: accounts, pantries, recipes, keys.`)
let answer = process.argv.includes('--yes') ? 'yes' : ''
if (!answer && process.stdin.isTTY) {
  const ask = createInterface({ input: process.stdin, output: process.stdout })
  answer = await ask.question('Type yes to go on: ')
  ask.close()
}
if (answer.trim().toLowerCase() !== 'yes') {
  console.log('Nothing was removed. (Without a terminal, say npm run reset -- --yes.)')
  process.exit(1)
}
rmSync(folder, { recursive: true, force: true })
console.log('Removed. The next npm start begins anew.')
