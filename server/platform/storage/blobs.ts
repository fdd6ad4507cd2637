import { createHash } from 'node:crypto'
import { AppError, notFound } from '../../errors.ts'
import type { Sql } from '../../lib/sql.ts'
import { isMove, refuse } from './library.ts'
import * as strings from './strings.ts'

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

type Body = ReadableStream | Uint8Array<ArrayBuffer>

const bytesOf = async (body: Body) => Buffer.from(await new Response(body).arrayBuffer())

/** Quotas are enforced in the database, where concurrent servers can't exceed them together; it raises these with a message. */
const overQuota = (error: unknown) => {
  const { code, message } = error as { code?: unknown; message: string }
  if (code === 'SQ001' || code === 'SQ002') return new AppError(413, 'file_quota', message)
  if (code === 'SQ003')
    return new AppError(503, 'storage_full', message, { headers: { 'Retry-After': '3600' } })
  return undefined
}

/** Stores file contents in PostgreSQL: the files are small, every replica sees them, and one backup covers all. */
export function createBlobAdapter(sql: Sql) {
  const head = async (bucket: string, key: string) => {
    const [row] = await sql`select mimetype, cache_control, etag, updated_at, length(body) as size
      from sous.storage_blobs where bucket = ${bucket} and key = ${key}`
    if (!row) refuse(notFound(strings.fileNotFound))
    return metadata(row)
  }
  const remove = async (bucket: string, keys: string[]) => {
    await sql`delete from sous.storage_blobs where bucket = ${bucket} and key = any(${keys})`
  }
  /** Bytes of an unfinished upload: they can't be listed or removed, so they must not count. */
  const removeUnfinished = (bucket: string, key: string) =>
    sql`delete from sous.storage_blobs b
      where b.bucket = ${bucket} and split_part(b.key, '/', 1) = ${key.split('/', 1)[0] ?? ''}
        and b.updated_at < now() - interval '5 minutes'
        and not exists (select from storage.objects o where o.bucket_id = b.bucket and o.name = b.key)`
  const withinQuota = async <Result>(bucket: string, key: string, write: () => Promise<Result>) => {
    try {
      return await write()
    } catch (error) {
      const refusal = overQuota(error)
      if (!refusal) throw error
      if ((await removeUnfinished(bucket, key)).count === 0) refuse(refusal)
    }
    try {
      return await write()
    } catch (error) {
      const refusal = overQuota(error)
      if (refusal) refuse(refusal)
      throw error
    }
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
      const [row] = await withinQuota(
        bucket,
        key,
        () => sql`insert into sous.storage_blobs (bucket, key, body, mimetype, cache_control, etag)
          values (${bucket}, ${key}, ${bytes}, ${type}, ${cache}, ${etag})
          on conflict (bucket, key) do update set body = excluded.body, mimetype = excluded.mimetype,
            cache_control = excluded.cache_control, etag = excluded.etag, updated_at = now()
          returning mimetype, cache_control, etag, updated_at, length(body) as size`,
      )
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
      await withinQuota(toBucket, to, () =>
        isMove()
          ? // Together with the row that refers to it: if the library fails after this, the file can still be found.
            sql`with named as (update storage.objects set bucket_id = ${toBucket}, name = ${to}
                where bucket_id = ${fromBucket} and name = ${from})
              update sous.storage_blobs set bucket = ${toBucket}, key = ${to}, updated_at = now()
              where bucket = ${fromBucket} and key = ${from}`
          : sql`insert into sous.storage_blobs (bucket, key, body, mimetype, cache_control, etag)
              select ${toBucket}, ${to}, body, mimetype, cache_control, etag
              from sous.storage_blobs where bucket = ${fromBucket} and key = ${from}
              on conflict (bucket, key) do update set body = excluded.body, mimetype = excluded.mimetype,
                cache_control = excluded.cache_control, etag = excluded.etag, updated_at = now()`,
      )
      return head(toBucket, to)
    },
    headObject: head,
    privateAssetUrl: async () => {
      throw new Error('Files are served by the storage interface alone.')
    },
  }
}
