import { Hono } from 'hono'
import sharp from 'sharp'
import { AVATAR_PIXELS } from '#core/contracts/profile.ts'
import { badRequest, unavailable } from '../errors.ts'
import { type GuardOptions, guardedFetch } from '../lib/guarded-fetch.ts'
import { FetchRefused } from '../lib/guarded-fetch-refusal.ts'
import { LIMITS, type RateLimiter } from '../lib/rate-limit.ts'
import type { AppEnv } from '../request.ts'
import * as strings from './strings.ts'

const DAY = 86_400
const KEPT = 300
const AT_ONCE = 8
const MAX_PIXELS = 40_000_000
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

const GUARD: GuardOptions = {
  maxBytes: 5 * 1024 * 1024,
  timeoutMs: 8000,
  headers: { accept: 'image/*' },
}

/** Any image becomes a small square without metadata about place, camera or owner. */
async function squareOf(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    const { format } = await picture.metadata()
    if (!FORMATS.has(format)) throw new Error('not a picture')
    return await picture
      .rotate()
      .resize(AVATAR_PIXELS, AVATAR_PIXELS, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw badRequest(strings.avatarRefused)
  }
}

interface AvatarOptions {
  limiter: RateLimiter
  guard?: Partial<GuardOptions>
}

/** /images/avatar?url=…: proxies an image from the web, so that its host never learns who views it. */
export function serveAvatars({ limiter, guard }: AvatarOptions) {
  // Most recent last.
  const kept = new Map<string, Promise<Buffer>>()
  let busy = 0

  const load = async (url: string) => {
    if (busy >= AT_ONCE) throw unavailable(strings.tooManyAvatars)
    busy++
    try {
      const { status, body } = await guardedFetch(url, { ...GUARD, ...guard })
      if (status !== 200) throw badRequest(strings.avatarRefused)
      return await squareOf(body)
    } catch (error) {
      throw error instanceof FetchRefused ? badRequest(error.message) : error
    } finally {
      busy--
    }
  }

  const pictureAt = (url: string) => {
    const known = kept.get(url)
    if (known) {
      kept.delete(url)
      kept.set(url, known)
      return known
    }
    const loading = load(url)
    kept.set(url, loading)
    // Failures aren't cached: the site may be back in a minute.
    loading.catch(() => kept.delete(url))
    if (kept.size > KEPT) kept.delete(kept.keys().next().value as string)
    return loading
  }

  return new Hono<AppEnv>().get('/images/avatar', async (c) => {
    await limiter.take(LIMITS.pictures, [c.var.network])
    const url = c.req.query('url') ?? ''
    if (url === '' || url.length > 2000) throw badRequest(strings.avatarMissing)
    const picture = await pictureAt(url)
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': `public, max-age=${DAY}`,
    })
  })
}
