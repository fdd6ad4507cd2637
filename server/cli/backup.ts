import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeBackup } from '../database/backup/write.ts'
import { readEnv } from '../env.ts'
import { project } from '../lib/project.ts'
import { openBeside } from './open-beside.ts'
import * as strings from './strings.ts'

/** npm run backup [-- FILE]: accounts, lists, recipes and files, as of this moment. */
async function main() {
  const database = await openBeside(readEnv())
  if (!database) throw new Error(strings.nothingToBackUp)
  const { sql, folder, close } = database
  try {
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '')
    const file = path.resolve(process.argv[2] ?? path.join(folder, 'backups', `sous-${stamp}.sql.gz`))
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const { version } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'))
    const { rows } = await writeBackup(sql, file, version)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    process.stdout.write(`${strings.backupMade(total, Object.keys(rows).length, file)}\n`)
  } finally {
    await close()
  }
}

main().catch((error) => {
  process.stderr.write(`${strings.backupFailed((error as Error).message)}\n`)
  process.exitCode = 1
})
