import type { ExternalRecipeRow } from './rows.ts'

/** Where a device gets the starter collection for offline use; `?since=` requests only the changes. */
export const COOKBOOK_PATH = '/offline/cookbook.json'

const BUCKETS = 64

/**
 * The starter collection, packed: rows without the names of their columns, in buckets by id. A bucket is the unit of
 * change, so older versions don't need to be remembered: what was removed is missing from its new bucket.
 */
export interface OfflineCookbook {
  /** Opaque: one tag per bucket. */
  version: string
  columns: string[]
  buckets: Record<string, unknown[][]>
}

export const bucketOf = (id: string) => String(Number.parseInt(id.slice(0, 4), 16) % BUCKETS)
export const bucketNames = Array.from({ length: BUCKETS }, (_, at) => String(at))

/** The stored collection, updated by a response to `since`. */
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
