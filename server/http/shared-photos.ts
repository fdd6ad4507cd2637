import { Hono } from 'hono'
import sharp from 'sharp'
import { photoName } from '#core/contracts/own-recipes.ts'
import { isLinkToken } from '#core/contracts/shared-recipe.ts'
import { notFound } from '../errors.ts'
import { createQueue } from '../lib/queue.ts'
import { LIMITS, type RateLimiter } from '../lib/rate-limit.ts'
import type { Sql } from '../lib/sql.ts'
import type { AppEnv } from '../request.ts'

const PIXELS = 1600
const MAX_PIXELS = 40_000_000
const CACHED = 100
/** A page shows up to eight at once. */
const PACE = { atOnce: 2, waiting: 60, waitingEach: 24, waitMs: 15_000 }
const FORMATS = new Set(['jpeg', 'webp'])

/** Encoded again: an upload may hold the place it was taken at, or be no image at all. */
async function cleaned(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    if (!FORMATS.has((await picture.metadata()).format)) throw new Error('not a photo')
    return await picture
      .rotate()
      .resize(PIXELS, PIXELS, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    throw notFound()
  }
}

interface SharedPhotoOptions {
  sql: Sql
  limiter: RateLimiter
}

/** /shared-photos/{token}/{name}: a photo of a recipe, for whoever has the recipe's link. */
export function serveSharedPhotos({ sql, limiter }: SharedPhotoOptions) {
  // By the tag of the upload; most recent last.
  const cache = new Map<string, Promise<Buffer>>()
  const queue = createQueue(PACE)

  const load = async (key: string) => {
    const [row] = await sql<{ body: Buffer }[]>`
      select body from sous.storage_blobs where bucket = 'recipe-photos' and key = ${key}`
    if (!row) throw notFound()
    return cleaned(row.body)
  }

  const photoOf = (key: string, etag: string, who: string) => {
    const id = `${key} ${etag}`
    const known = cache.get(id)
    cache.delete(id)
    const loading = known ?? queue(() => load(key), { who })
    cache.set(id, loading)
    loading.catch(() => cache.delete(id))
    if (cache.size > CACHED) cache.delete(cache.keys().next().value as string)
    return loading
  }

  return new Hono<AppEnv>().get('/shared-photos/:token/:name', async (c) => {
    await limiter.take(LIMITS.sharedPhotos, [c.var.network])
    const { token, name } = c.req.param()
    if (!isLinkToken(token) || !photoName.safeParse(name).success) throw notFound()
    const [found] = await sql<{ key: string; etag: string }[]>`
      select b.key, b.etag from recipe_links l join own_recipes r on r.id = l.recipe_id
      join sous.storage_blobs b on b.bucket = 'recipe-photos' and b.key = concat_ws('/', r.user_id, r.id, ${name}::text)
      where l.token = ${token} and r.deleted_at is null and ${name} = any(r.photos)`
    if (!found) throw notFound()
    // Asked again each time: a revoked link ends at once.
    const headers = { ETag: found.etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'none' }
    if (c.req.header('if-none-match') === found.etag) return c.body(null, 304, headers)
    const photo = await photoOf(found.key, found.etag, c.var.network)
    return c.body(new Uint8Array(photo), 200, { ...headers, 'Content-Type': 'image/webp' })
  })
}
