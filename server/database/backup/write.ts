import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Sql } from '../../lib/sql.ts'
import { type BackupFoot, type BackupHead, FOOT, HEAD } from './format.ts'
import { appliedMigrations, keptSequences, keptTables } from './tables.ts'

const NEW_LINE = 10
const BLOCK = 64 * 1024

const linesIn = (piece: Buffer) => {
  let count = 0
  for (let at = piece.indexOf(NEW_LINE); at >= 0; at = piece.indexOf(NEW_LINE, at + 1)) count++
  return count
}

async function* dump(tx: Sql, version: string, foot: BackupFoot): AsyncGenerator<Buffer, void, void> {
  const text = (line: string) => Buffer.from(`${line}\n`)
  const tables = await keptTables(tx)
  const head: BackupHead = {
    format: 1,
    version,
    made_at: new Date().toISOString(),
    migrations: await appliedMigrations(tx),
  }
  yield text(`${HEAD}${JSON.stringify(head)}`)
  yield text("SET LOCAL client_encoding = 'UTF8';")
  // Rows arrive in any order, and what triggers derive from them is already in the backup.
  yield text('SET LOCAL session_replication_role = replica;')
  yield text(`TRUNCATE ${tables.map(({ name }) => name).join(', ')};`)
  for (const { name, columns } of tables) {
    const list = columns.join(', ')
    yield text(`COPY ${name} (${list}) FROM stdin;`)
    let rows = 0
    let block: Buffer[] = []
    let size = 0
    const copied = await tx.unsafe(`copy ${name} (${list}) to stdout`).readable()
    for await (const piece of copied) {
      rows += linesIn(piece as Buffer)
      block.push(piece as Buffer)
      size += (piece as Buffer).length
      if (size < BLOCK) continue
      yield Buffer.concat(block)
      block = []
      size = 0
    }
    // The driver pauses its socket when a reader falls behind, and never resumes it if that happens on the last chunk.
    copied._read(0)
    yield Buffer.concat(block)
    foot.rows[name] = rows
    yield text('\\.\n')
  }
  for (const { name, last } of await keptSequences(tx))
    yield text(`SELECT pg_catalog.setval('${name}', ${last ?? 1}, ${last !== null});`)
  yield text(`${FOOT}${JSON.stringify(foot)}`)
}

/**
 * Writes everything to one file, as of a single moment, while the server keeps running.
 * The file gets its final name once complete, and only its owner may read it.
 */
export async function writeBackup(sql: Sql, file: string, version: string): Promise<BackupFoot> {
  const foot: BackupFoot = { rows: {} }
  const half = `${file}.half`
  try {
    await sql.begin('isolation level repeatable read read only', async (tx) =>
      pipeline(
        Readable.from(dump(tx as unknown as Sql, version, foot)),
        createGzip(),
        createWriteStream(half, { mode: 0o600, flush: true }),
      ),
    )
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
  return foot
}
