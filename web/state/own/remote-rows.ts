import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js'
import { readRow } from '#core/own-recipes/read-record.ts'
import type { DeviceRecord, StoredRecord } from '#core/own-recipes/record.ts'
import { Refusal, type Remote } from '#core/own-recipes/sync.ts'
import { same } from '#core/text/same.ts'

type Row = Record<string, unknown>

interface RemoteTable<Content> {
  table: string
  idColumn: string
  /** The columns that no two rows share. */
  key: string
  read: (value: unknown) => Content | undefined
  toRow: (record: DeviceRecord<Content>) => Row
  /** A household reads some of it. */
  household?: string | null
}

/** Recipes in one response: a few long ones are as large as a response may be. */
const PAGE = 200
const IDS = 1000
/** The ids are in the URL, so not too many at once. */
const READ = 50
const TOO_LARGE = 413

/** Permanent; network and server errors, and those of a household that changed meanwhile, are worth a retry. */
const isRefusal = (status: number) => status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)

export function answered<Data>({ data, error, status }: PostgrestSingleResponse<Data>): Data {
  if (error) throw isRefusal(status) ? new Refusal(error.message) : error
  return data
}

/** A table of records with revisions in the account. */
export function remoteRows<Content>(
  supabase: SupabaseClient,
  me: string,
  { table, idColumn, key, read, toRow, household }: RemoteTable<Content>,
): Remote<Content> {
  const from = () => supabase.from(table)
  const records = (rows: readonly Row[]): StoredRecord<Content>[] =>
    rows.flatMap((row) => readRow(row, idColumn, read) ?? [])

  async function readSome(ids: readonly string[]): Promise<Row[]> {
    let query = from().select('*').in(idColumn, ids)
    if (household === undefined) query = query.eq('user_id', me)
    const response = await query
    if (response.status !== TOO_LARGE || ids.length === 1) return answered(response)
    const middle = Math.ceil(ids.length / 2)
    return [...(await readSome(ids.slice(0, middle))), ...(await readSome(ids.slice(middle)))]
  }

  return {
    async changed(since) {
      const found: Row[] = []
      let size = PAGE
      let last: Row | undefined
      for (;;) {
        let query = from().select('*').eq('user_id', me)
        // By time and id: rows that change meanwhile move to the end, so a page by number would skip others.
        if (last) {
          const [at, id] = [last.updated_at, last[idColumn]]
          query = query.or(`updated_at.gt."${at}",and(updated_at.eq."${at}",${idColumn}.gt.${id})`)
        } else if (since) query = query.gte('updated_at', since)
        const response = await query.order('updated_at').order(idColumn).limit(size)
        if (response.status === TOO_LARGE && size > 1) {
          size = Math.ceil(size / 5)
          continue
        }
        const rows: Row[] = answered(response)
        found.push(...rows)
        if (rows.length < size) return records(found)
        last = rows.at(-1)
      }
    },

    async ids(whose) {
      if (whose === 'others' && !household) return []
      const found: { id: string; revision: number }[] = []
      for (let after = ''; ; after = found.at(-1)?.id ?? '') {
        let query = from().select(`id:${idColumn},revision`)
        query =
          whose === 'mine' ? query.eq('user_id', me) : query.neq('user_id', me).eq('household_id', household)
        if (after) query = query.gt(idColumn, after)
        const rows = answered(
          await query.order(idColumn).limit(IDS).returns<{ id: string; revision: number }[]>(),
        )
        found.push(...rows)
        if (rows.length < IDS) return found
      }
    },

    async read(ids) {
      const found: Row[] = []
      for (let first = 0; first < ids.length; first += READ)
        found.push(...(await readSome(ids.slice(first, first + READ))))
      return records(found)
    },

    async insert(some) {
      const rows = some.map((record) => ({ user_id: me, ...toRow(record) }))
      const options = { onConflict: key, ignoreDuplicates: true }
      return records(answered(await from().upsert(rows, options).select()) as Row[])
    },

    async save(record, revision) {
      const rows = answered(
        await from()
          .update(toRow(record))
          .eq(idColumn, record.id)
          .eq('user_id', me)
          .eq('revision', revision)
          .select(),
      ) as Row[]
      return records(rows)[0]
    },

    async saveAlike(some, revision) {
      const [first] = some
      if (!first) return []
      const before = toRow({ ...first, ...first.base })
      const changed = Object.entries(toRow(first)).filter(([column, value]) => !same(value, before[column]))
      const rows = answered(
        await from()
          .update(Object.fromEntries(changed))
          .in(
            idColumn,
            some.map(({ id }) => id),
          )
          .eq('user_id', me)
          .eq('revision', revision)
          .select(),
      ) as Row[]
      return records(rows)
    },
  }
}
