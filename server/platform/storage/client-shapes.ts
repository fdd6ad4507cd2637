import type { ListBody } from './contract.ts'

// Where the storage client and the library expect different shapes.

export type Entry = Record<string, unknown>

const ROOT = /^\/storage\/v1/

/** The client builds a URL from `signedURL`, relative to storage/v1; the library's `signedUrl` is relative to the origin. */
export const signedShape = (entry: Entry): Entry => ({
  ...entry,
  signedURL: String(entry.signedUrl).replace(ROOT, ''),
})

/** The same for a signed upload URL, which the client reads from `url`. */
export const signedUploadShape = (entry: Entry): Entry => ({
  ...entry,
  url: String(entry.signedUrl).replace(ROOT, ''),
})

/** The client reads `Key`, prefixed with the bucket. */
export const keyShape = (bucket: string, path: string, entry: Entry): Entry => ({
  ...entry,
  Key: `${bucket}/${path}`,
})

/** What the client's `info` returns in addition to the row. */
export function infoShape({ httpMetadata, ...entry }: Entry): Entry {
  const { size, mimetype, cacheControl, eTag, lastModified } = (httpMetadata ?? {}) as Entry
  return {
    ...entry,
    size,
    content_type: mimetype,
    cache_control: cacheControl,
    etag: eTag,
    last_modified: lastModified,
  }
}

/** Folders with more files than this, including subfolders, aren't scanned. */
const LISTED_ROWS = 10_000

const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&')
const folderOf = (prefix: string) => (prefix === '' ? '' : `${prefix}/`)

/** The library lists whole paths that match a pattern; paging and search by name in one folder are done here. */
export const listQuery = ({ prefix, sortBy }: ListBody) => ({
  prefix: likeText(folderOf(prefix)),
  limit: LISTED_ROWS,
  offset: 0,
  sortBy,
})

/** One folder's contents by plain names; a subfolder is an entry without an id. */
export function listShape(rows: Entry[], { prefix, search, offset, limit }: ListBody): Entry[] {
  const inside = folderOf(prefix)
  const seen = new Map<string, Entry>()
  for (const row of rows) {
    const path = String(row.name)
    if (!path.startsWith(inside)) continue
    const [name = '', ...deeper] = path.slice(inside.length).split('/')
    if (!name.includes(search)) continue
    if (deeper.length === 0) seen.set(name, { ...row, name })
    else if (!seen.has(name))
      seen.set(name, {
        name,
        id: null,
        updated_at: null,
        created_at: null,
        last_accessed_at: null,
        metadata: null,
      })
  }
  return [...seen.values()].slice(offset, offset + limit)
}

const SHOWN_IN_PLACE = /^image\/(png|jpeg|webp|gif|avif)$/

/**
 * A user's file on our own origin. Its type is declared by the sender, so nothing in it may run: it is
 * never sniffed, has no privileges as a page, and is downloaded unless it is an image.
 */
export function fileResponse(response: Response, isPublic: boolean, download: string | undefined): Response {
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  const [, age] = /max-age=(\d{1,8})/.exec(response.headers.get('cache-control') ?? '') ?? []
  const headers = new Headers({
    'content-type': type,
    'cache-control': `${isPublic ? 'public' : 'private'}, ${age === undefined ? 'no-cache' : `max-age=${age}`}`,
    'content-disposition': dispositionOf(type, download),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
    'accept-ranges': 'none',
  })
  for (const name of ['content-length', 'etag', 'last-modified']) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(response.body, { headers })
}

function dispositionOf(type: string, download: string | undefined) {
  if (download === undefined) return SHOWN_IN_PLACE.test(type) ? 'inline' : 'attachment'
  if (download === '') return 'attachment'
  const name = encodeURIComponent(download).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename*=UTF-8''${name}`
}
