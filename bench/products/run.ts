/**
 * npm run bench:products [-- --wrong]: loads made lists of 100,000 and 1,000,000 products into a temporary PostgreSQL (time,
 * peak memory, size), looks codes up in them, and compares the foods of real products with what a person said.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { connect } from '#server/database/open.ts'
import type { LoadedProducts } from '#server/database/products/load.ts'
import { copyDatabase, prepareTemplate } from '#tests/support/database.ts'
import { startTestPostgres } from '#tests/support/postgres.ts'
import { measureFoods } from './foods.ts'
import { writeList } from './made-list.ts'

const SIZES = [100_000, 1_000_000]
const say = (line: string) => process.stdout.write(`${line}\n`)
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

type Measured = LoadedProducts & { ms: number; peak: number }

async function loaded(file: string, url: string): Promise<Measured> {
  const script = path.join(import.meta.dirname, 'load-once.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, file, url])
  return JSON.parse(stdout) as Measured
}

measureFoods(say, process.argv.includes('--wrong'))
const folder = mkdtempSync(path.join(tmpdir(), 'sous-bench-products-'))
const postgres = await startTestPostgres()
try {
  await prepareTemplate(postgres.url)
  const results: Measured[] = []
  for (const size of SIZES) {
    const file = path.join(folder, `${size}.csv.gz`)
    await writeList(file, size)
    const url = await copyDatabase(postgres.url)
    const first = await loaded(file, url)
    const again = await loaded(file, url)
    results.push(first)
    const sql = connect(url, 1)
    const [table] = await sql`select pg_total_relation_size('sous.products')::float8 as bytes`
    await sql.end()
    const { code, store, empty } = first.leftOut
    say(
      `${size} rows (${megabytes(statSync(file).size)} gzipped): ${(first.ms / 1000).toFixed(1)} s, peak ${megabytes(first.peak)}; ` +
        `${first.stored} products, ${code + store + empty} left out; ${megabytes(table?.bytes ?? 0)} in the database; ` +
        `again ${(again.ms / 1000).toFixed(1)} s, ${again.changed} changed`,
    )
  }
  const [small, large] = results
  if (small && large)
    say(
      `Ten times the rows: ${(large.ms / small.ms).toFixed(1)} times the time, ${(large.peak / small.peak).toFixed(2)} times the memory`,
    )
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
