import type { ExternalRecipeRow } from './rows.ts'

/** How a browser asks for it: a column after the other, which compresses a fifth smaller. */
export const BY_COLUMNS = 'columns'

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

/** An OfflineCookbook on its way: the rows of its buckets, one list for each column. */
export interface CookbookByColumns {
  form: typeof BY_COLUMNS
  version: string
  columns: string[]
  /** The buckets that it replaces, also empty ones. */
  names: string[]
  values: unknown[][]
}

/** Stands for the cover that is drawn for a recipe: its address repeats the id. */
const DRAWN = 0
const drawnCover = (id: unknown) => `/covers/${id}.svg`

export function byColumns({ version, columns, buckets }: OfflineCookbook): CookbookByColumns {
  const rows = Object.values(buckets).flat()
  const id = columns.indexOf('id')
  const packed = (row: unknown[], at: number) =>
    columns[at] === 'cover_image_url' && row[at] === drawnCover(row[id]) ? DRAWN : row[at]
  return {
    form: BY_COLUMNS,
    version,
    columns,
    names: Object.keys(buckets),
    values: columns.map((_, at) => rows.map((row) => packed(row, at) ?? null)),
  }
}

/** The collection in buckets, as it is stored; a server of before sends it so. */
export function inBuckets(given: OfflineCookbook | CookbookByColumns): OfflineCookbook {
  if (!('form' in given)) return given
  const { version, columns, names, values } = given
  const id = columns.indexOf('id')
  const buckets: OfflineCookbook['buckets'] = Object.fromEntries(names.map((name) => [name, []]))
  for (const [at, own] of (values[id] ?? []).entries()) {
    const row = values.map((column) => column[at])
    const cover = columns.indexOf('cover_image_url')
    if (cover >= 0 && row[cover] === DRAWN) row[cover] = drawnCover(own)
    buckets[bucketOf(String(own))]?.push(row)
  }
  return { version, columns, buckets }
}

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
