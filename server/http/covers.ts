import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import sharp from 'sharp'
import { isUuid } from '#core/contracts/uuid.ts'
import { drawCover, drawWideCover } from '#core/covers/cover.ts'
import { notFound } from '../errors.ts'
import type { Sql } from '../lib/sql.ts'
import type { AppEnv } from '../request.ts'

const DAY = 86_400

const KEPT = `public, max-age=${DAY}, stale-while-revalidate=${30 * DAY}`

/** Renders the preview at its own size: enlarging a smaller picture would blur it. */
const PREVIEW_DENSITY = 95

async function draw(sql: Sql, id: string, how = drawCover): Promise<string> {
  if (!isUuid(id)) throw notFound()
  const [recipe] =
    await sql`select slug, title, cuisine_type, meal, ingredients from external_recipes where id = ${id}`
  if (!recipe) throw notFound()
  const { slug, title, cuisine_type: cuisine, meal, ingredients } = recipe
  return how({ id: slug ?? id, title, cuisine, meal, ingredients })
}

/** /covers/{id}.svg: the drawn cover of a recipe, generated from the recipe itself; .jpg for link previews. */
export function serveCovers(sql: Sql) {
  // Rasterizing is expensive: one at a time, so that an aggressive crawler doesn't slow down users.
  let painting: Promise<unknown> = Promise.resolve()
  const paint = (svg: string) => {
    const next = painting.then(() =>
      sharp(Buffer.from(svg), { density: PREVIEW_DENSITY })
        .resize(1200, 630, { fit: 'cover' })
        .jpeg({ quality: 78 })
        .toBuffer(),
    )
    painting = next.catch(() => {})
    return next
  }
  return new Hono<AppEnv>()
    .get('/covers/:file{[0-9a-f-]+\\.svg}', async (c) => {
      const svg = await draw(sql, c.req.param('file').slice(0, -4))
      const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
      const headers = { ETag: etag, 'Cache-Control': KEPT }
      // Compression turns the ETag into a weak one.
      if (c.req.header('if-none-match')?.replace(/^W\//, '') === etag) return c.body(null, 304, headers)
      return c.body(svg, 200, { ...headers, 'Content-Type': 'image/svg+xml' })
    })
    .get('/covers/:file{[0-9a-f-]+\\.jpg}', async (c) => {
      const picture = await paint(await draw(sql, c.req.param('file').slice(0, -4), drawWideCover))
      return c.body(new Uint8Array(picture), 200, { 'Cache-Control': KEPT, 'Content-Type': 'image/jpeg' })
    })
}
