import type { ExternalRecipeRow } from './rows.ts'

/** Where a device gets the starter collection for use without a network; `?since=` asks for what changed only. */
export const COOKBOOK_PATH = '/offline/cookbook.json'

const BUCKETS = 64

/**
 * The starter collection, packed: rows without the names of their columns, in buckets by id. A bucket is the unit of
 * change, so nobody has to remember what an older version held: what went away is missing from its new bucket.
 */
export interface OfflineCookbook {
  /** Opaque: a mark for each bucket. */
  version: string
  columns: string[]
  buckets: Record<string, unknown[][]>
}

export const bucketOf = (id: string) => String(Number.parseInt(id.slice(0, 4), 16) % BUCKETS)
export const bucketNames = Array.from({ length: BUCKETS }, (_, at) => String(at))

/** What was kept, brought up to date by an answer to `since`. */
export const mergeCookbook = (kept: OfflineCookbook | undefined, news: OfflineCookbook): OfflineCookbook => ({
  ...news,
  buckets: { ...kept?.buckets, ...news.buckets },
})

export function* rowsOfCookbook({ columns, buckets }: OfflineCookbook): Generator<ExternalRecipeRow> {
  for (const bucket of Object.values(buckets))
    for (const values of bucket)
      yield Object.fromEntries(
        columns.map((column, at) => [column, values[at]]),
      ) as unknown as ExternalRecipeRow
}
