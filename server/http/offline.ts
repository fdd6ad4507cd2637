import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import {
  BY_COLUMNS,
  bucketNames,
  bucketOf,
  byColumns,
  COOKBOOK_PATH,
  type OfflineCookbook,
} from '#core/contracts/offline-cookbook.ts'
import { rowColumns } from '#core/contracts/row-columns.ts'
import type { Sql } from '../lib/sql.ts'
import type { AppEnv } from '../request.ts'

const FRESH_MS = 60_000
const MARK = 4

interface Packed {
  book: OfflineCookbook
  /** The full response in both forms, each compressed once for all clients. */
  gzip: Record<Form, () => Uint8Array<ArrayBuffer>>
}

const mark = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, MARK)

/** Pages of the previous release ask for buckets. */
type Form = 'buckets' | typeof BY_COLUMNS
const inForm = (book: OfflineCookbook, form: Form) => (form === BY_COLUMNS ? byColumns(book) : book)

function zipped(book: OfflineCookbook, form: Form) {
  let made: Uint8Array<ArrayBuffer> | undefined
  return () => {
    made ??= new Uint8Array(gzipSync(JSON.stringify(inForm(book, form)), { level: 9 }))
    return made
  }
}

async function pack(sql: Sql): Promise<Packed> {
  const columns = rowColumns.external_recipes.map((column) => column.split(':')[0] ?? '')
  // As JSON from the database, so that timestamps are formatted as in rest/v1.
  const rows = await sql<{ row: Record<string, unknown> }[]>`
    select to_jsonb(r) as row from external_recipes r where origin = 'cookbook' order by id`
  const buckets: OfflineCookbook['buckets'] = Object.fromEntries(bucketNames.map((name) => [name, []]))
  for (const { row } of rows) buckets[bucketOf(String(row.id))]?.push(columns.map((column) => row[column]))
  const version = bucketNames.map((name) => mark([columns, buckets[name]])).join('')
  const book = { version, columns, buckets }
  return { book, gzip: { buckets: zipped(book, 'buckets'), columns: zipped(book, 'columns') } }
}

/** Only the buckets whose tag differs; everything, if the tag isn't one of ours. */
function changes(book: OfflineCookbook, since: string): OfflineCookbook {
  const part = (version: string, at: number) => version.slice(at * MARK, (at + 1) * MARK)
  const changed = bucketNames.filter((_, at) => part(book.version, at) !== part(since, at))
  const buckets = Object.fromEntries(changed.map((name) => [name, book.buckets[name] ?? []]))
  return { ...book, buckets }
}

/** /offline/cookbook.json: the starter collection for offline use. */
export function serveOffline(sql: Sql, freshMs = FRESH_MS) {
  let packed: Promise<Packed> | undefined
  let readAt = 0
  // Many devices may request it at once; the database is queried once.
  const read = () => {
    if (packed && Date.now() - readAt < freshMs) return packed
    readAt = Date.now()
    packed = pack(sql)
    packed.catch(() => {
      packed = undefined
    })
    return packed
  }
  return new Hono<AppEnv>().get(COOKBOOK_PATH, async (c) => {
    const { book, gzip } = await read()
    const since = c.req.query('since') ?? ''
    const form = c.req.query('form') === BY_COLUMNS ? BY_COLUMNS : 'buckets'
    c.header('Cache-Control', 'no-cache')
    if (since === book.version) return c.body(null, 204)
    if (since.length === book.version.length) return c.json(inForm(changes(book, since), form))
    if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.json(inForm(book, form))
    return c.body(gzip[form](), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Encoding': 'gzip',
      Vary: 'Accept-Encoding',
    })
  })
}
