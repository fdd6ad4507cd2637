import { existsSync } from 'node:fs'
import path from 'node:path'
import { connect } from '../database/open.ts'
import { type LoadedProducts, loadProducts } from '../database/products/load.ts'
import { readEnv } from '../env.ts'
import { openBeside } from './open-beside.ts'
import * as strings from './strings.ts'

const PROGRESS_MS = 5000
/** As a shell reports a program that Ctrl-C ended. */
const CANCELED = 130

const WHY: Record<keyof LoadedProducts['leftOut'], string> = {
  code: strings.withoutCode,
  store: strings.ofOneShop,
  empty: strings.saysNothing,
  unreadable: strings.unreadable,
  long: strings.tooLong,
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** A line every few seconds, however fast rows are read. */
function progress() {
  let told = Date.now()
  return ({ rows, kept }: Readonly<LoadedProducts>, isRead: boolean) => {
    if (isRead) say(strings.storing)
    else if (Date.now() - told >= PROGRESS_MS) {
      say(strings.rowsSoFar(rows, kept))
      told = Date.now()
    }
  }
}

function report(done: LoadedProducts, dry: boolean) {
  say(
    dry
      ? strings.productsFound(done.rows, done.kept)
      : strings.productsLoaded(done.rows, done.stored, done.changed),
  )
  for (const [reason, count] of Object.entries(done.leftOut))
    if (count > 0) say(strings.leftOut(count, WHY[reason as keyof typeof WHY]))
  say(strings.productsCredit)
}

/** npm run barcodes -- FILE [--dry-run]: loads a list of products, so that their codes mean a food. Also while Sous runs. */
async function main(signal: AbortSignal) {
  const given = process.argv.slice(2)
  const named = given.find((word) => !word.startsWith('--'))
  if (!named) throw new Error(strings.listMissing)
  const file = path.resolve(named)
  if (!existsSync(file)) throw new Error(strings.noSuchFile(named))
  const onProgress = progress()
  if (given.includes('--dry-run'))
    return report(await loadProducts({ file, sql: undefined, signal, onProgress }), true)
  const database = await openBeside(readEnv())
  if (!database) throw new Error(strings.noDataYet)
  // One connection for the whole load: the rows wait in a table of its session.
  const sql = connect(database.url, 1, { name: 'sous barcodes', idleSeconds: 0, lifeSeconds: null })
  try {
    report(await loadProducts({ file, sql, signal, onProgress }), false)
  } finally {
    await sql.end({ timeout: 5 })
    await database.close()
  }
}

const canceling = new AbortController()
process.once('SIGINT', () => canceling.abort())
process.once('SIGTERM', () => canceling.abort())

main(canceling.signal).catch((error) => {
  process.stderr.write(`${strings.productsFailed((error as Error).message)}\n`)
  process.exitCode = canceling.signal.aborted ? CANCELED : 1
})
