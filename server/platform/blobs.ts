import { createHash } from 'node:crypto'
import type { Sql } from '../lib/sql.ts'

interface BlobMetadata {
  cacheControl: string
  contentLength: number
  size: number
  mimetype: string
  lastModified: Date
  eTag: string
  httpStatusCode: number
}

const metadata = (row: Record<string, unknown>): BlobMetadata => ({
  cacheControl: row.cache_control as string,
  contentLength: row.size as number,
  size: row.size as number,
  mimetype: row.mimetype as string,
  lastModified: row.updated_at as Date,
  eTag: row.etag as string,
  httpStatusCode: 200,
})

type Body = ReadableStream | Uint8Array

const bytesOf = async (body: Body) => Buffer.from(await new Response(body as BodyInit).arrayBuffer())

/** Uploads say either seconds ("3600") or a whole header ("max-age=3600"). */
const cacheControlOf = (given: string) => (/^\d+$/.test(given) ? `max-age=${given}` : given)

/** Keeps the bytes of stored files in PostgreSQL: small files, every replica sees them, one backup holds all. */
export function createBlobAdapter(sql: Sql) {
  const head = async (bucket: string, key: string) => {
    const [row] = await sql`select mimetype, cache_control, etag, updated_at, length(body) as size
      from sous.storage_blobs where bucket = ${bucket} and key = ${key}`
    if (!row) throw new Error('The file is gone.')
    return metadata(row)
  }
  const remove = async (bucket: string, keys: string[]) => {
    await sql`delete from sous.storage_blobs where bucket = ${bucket} and key = any(${keys})`
  }
  return {
    driver: sql,
    getObject: async (bucket: string, key: string) => {
      const [row] = await sql`select body, mimetype, cache_control, etag, updated_at, length(body) as size
        from sous.storage_blobs where bucket = ${bucket} and key = ${key}`
      if (!row) return { metadata: metadata({ size: 0 }), httpStatusCode: 404 }
      return { metadata: metadata(row), httpStatusCode: 200, body: row.body as Buffer }
    },
    uploadObject: async (
      bucket: string,
      key: string,
      _version: string | undefined,
      body: Body,
      type: string,
      cache: string,
    ) => {
      const bytes = await bytesOf(body)
      const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
      const [row] =
        await sql`insert into sous.storage_blobs (bucket, key, body, mimetype, cache_control, etag)
        values (${bucket}, ${key}, ${bytes}, ${type}, ${cacheControlOf(cache)}, ${etag})
        on conflict (bucket, key) do update set body = excluded.body, mimetype = excluded.mimetype,
          cache_control = excluded.cache_control, etag = excluded.etag, updated_at = now()
        returning mimetype, cache_control, etag, updated_at, length(body) as size`
      return metadata(row as Record<string, unknown>)
    },
    deleteObject: (bucket: string, key: string) => remove(bucket, [key]),
    deleteObjects: remove,
    copyObject: async (
      fromBucket: string,
      from: string,
      _v: string | undefined,
      toBucket: string,
      to: string,
    ) => {
      await sql`insert into sous.storage_blobs (bucket, key, body, mimetype, cache_control, etag)
        select ${toBucket}, ${to}, body, mimetype, cache_control, etag
        from sous.storage_blobs where bucket = ${fromBucket} and key = ${from}
        on conflict (bucket, key) do update set body = excluded.body, mimetype = excluded.mimetype,
          cache_control = excluded.cache_control, etag = excluded.etag, updated_at = now()`
      return head(toBucket, to)
    },
    headObject: head,
    privateAssetUrl: async () => {
      throw new Error('Files are served by the storage interface alone.')
    },
  }
}
