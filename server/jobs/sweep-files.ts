import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from '../lib/sql.ts'
import { inBatches, isOwner, PACE, type Pace } from './batches.ts'
import type { Job } from './job.ts'

/** Longer than a file move takes, during which the file briefly has no bytes. */
const afterMoves = () => wait(1000)

/** Bytes that no file refers to: remains of interrupted uploads. A new upload has a day to reference them. */
const sweepBlobs = (sql: Sql, pace: Pace): Promise<number> =>
  inBatches(
    pace,
    (limit) => sql`delete from sous.storage_blobs where (bucket, key) in (
      select bucket, key from sous.storage_blobs b where updated_at < now() - interval '1 day'
        and not exists (select from storage.objects o where o.bucket_id = b.bucket and o.name = b.key)
      limit ${limit} for update skip locked)`,
  )

/** Files without bytes. Each is checked twice: a file that is being moved has its bytes back by the second check. */
async function sweepObjects(sql: Sql, pace: Pace, moved: () => Promise<unknown>): Promise<number> {
  const hollow = (limit: number) => sql<{ id: string }[]>`select id from storage.objects o
    where updated_at < now() - interval '1 day'
      and not exists (select from sous.storage_blobs b where b.bucket = o.bucket_id and b.key = o.name)
    limit ${limit}`
  return inBatches(pace, async (limit) => {
    const found = await hollow(limit)
    if (found.length === 0) return { count: 0 }
    await moved()
    return sql`delete from storage.objects o where id = any(${found.map(({ id }) => id)})
      and updated_at < now() - interval '1 day'
      and not exists (select from sous.storage_blobs b where b.bucket = o.bucket_id and b.key = o.name)`
  })
}

export const sweepFiles = (pace: Pace = PACE, moved: () => Promise<unknown> = afterMoves): Job[] =>
  [
    { name: 'sweep file bytes', sweep: sweepBlobs },
    { name: 'sweep empty files', sweep: sweepObjects },
  ].map(({ name, sweep }) => ({
    name,
    run: async (sql) =>
      (await isOwner(sql, ['storage.objects', 'sous.storage_blobs'])) ? sweep(sql, pace, moved) : 0,
  }))
