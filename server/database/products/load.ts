import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type LeftOut, type ProductRow, productRow } from '#core/products/product-row.ts'
import { grouped } from '#core/text/counted.ts'
import type { Sql } from '../../lib/sql.ts'
import * as strings from '../strings.ts'
import { linesOf, ProductListError } from './lines.ts'
import { lineReader } from './listed.ts'

type Reason = LeftOut | 'unreadable' | 'long'

export interface LoadedProducts {
  /** Lines of the list, without its header. */
  rows: number
  /** Rows that are products. */
  kept: number
  /** Of them, each code once. */
  stored: number
  /** New, or different from what was there. */
  changed: number
  leftOut: Record<Reason, number>
}

interface LoadOptions {
  file: string
  /** Of one connection that lasts, as the rows wait in a table of its session; undefined: nothing is stored. */
  sql: Sql | undefined
  signal: AbortSignal
  /** After each batch, and once when all rows are read. */
  onProgress?: (soFar: Readonly<LoadedProducts>, isRead: boolean) => void
}

const BATCH = 20_000
/** Several times as many as any list has. */
const MOST = 30_000_000

/** COPY's text format: what would end a cell or a row is escaped. Rows have no control characters, so only this is left. */
const escaped = (text: string) => text.replaceAll('\\', '\\\\')

const copied = ({ code, name, amount, categories }: ProductRow) =>
  `${code}\t${escaped(name)}\t${escaped(amount)}\t${escaped(categories)}\n`

async function stage(sql: Sql, rows: readonly string[]) {
  const into = await sql.unsafe('copy listed_products (code, name, amount, categories) from stdin').writable()
  await pipeline(Readable.from([Buffer.from(rows.join(''))]), into)
}

/** One statement: the old products are there until all new ones are, and stay if it is canceled. Of a code that is listed twice, the last counts. */
async function store(sql: Sql, signal: AbortSignal): Promise<{ stored: number; changed: number }> {
  const query = sql<{ stored: number; changed: number }[]>`
    with listed as (
      select distinct on (code) code, name, amount, categories from listed_products order by code, nr desc
    ), written as (
      insert into sous.products as old (code, name, amount, categories) select * from listed
      on conflict (code) do update
        set name = excluded.name, amount = excluded.amount, categories = excluded.categories
        where (old.name, old.amount, old.categories) is distinct from
          (excluded.name, excluded.amount, excluded.categories)
      returning 1
    )
    select (select count(*) from listed)::int as stored, (select count(*) from written)::int as changed`
  const cancel = () => query.cancel()
  signal.addEventListener('abort', cancel)
  try {
    const [counts] = await query
    return counts ?? { stored: 0, changed: 0 }
  } catch (error) {
    throw signal.aborted ? new ProductListError(strings.canceled) : error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

async function prepare(sql: Sql) {
  const [known] = await sql`select to_regclass('sous.products') is not null as yes`
  if (!known?.yes) throw new ProductListError(strings.productsMissing)
  await sql`create temporary table listed_products (
    nr bigint generated always as identity, code text collate "C", name text, amount text, categories text)`
}

/** Reads a list of products in a single pass and stores them all at its end. Memory doesn't grow with the list. */
export async function loadProducts({ file, sql, signal, onProgress }: LoadOptions): Promise<LoadedProducts> {
  const leftOut = { code: 0, store: 0, empty: 0, unreadable: 0, long: 0 }
  const done: LoadedProducts = { rows: 0, kept: 0, stored: 0, changed: 0, leftOut }
  let read: ReturnType<typeof lineReader> | undefined
  let batch: string[] = []
  const flush = async () => {
    if (sql && batch.length > 0) await stage(sql, batch)
    batch = []
    signal.throwIfAborted()
    onProgress?.(done, false)
  }
  if (sql) await prepare(sql)
  try {
    for await (const line of linesOf(file)) {
      if (line === '') continue
      if (!read) {
        const first = line?.replace(/^\ufeff/, '')
        // Lists may begin with remarks: where they come from.
        if (first?.startsWith('#')) continue
        read = lineReader(first ?? '')
        if (!first?.trimStart().startsWith('{')) continue
      }
      done.rows++
      const listed = line === null ? undefined : read(line)
      const row = listed ? productRow(listed) : line === null ? 'long' : 'unreadable'
      if (typeof row === 'string') leftOut[row]++
      else {
        done.kept++
        batch.push(copied(row))
      }
      if (done.kept > MOST) throw new ProductListError(strings.tooManyProducts(grouped(MOST)))
      if (done.rows % BATCH === 0) await flush()
    }
    await flush()
    if (done.kept === 0) throw new ProductListError(strings.listEmpty)
    onProgress?.(done, true)
    if (sql) Object.assign(done, await store(sql, signal))
    return done
  } catch (error) {
    throw signal.aborted ? new ProductListError(strings.canceled) : error
  }
}
