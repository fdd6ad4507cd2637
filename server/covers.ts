import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { ART } from '#content/covers/library.ts'
import { isUuid } from '#core/contracts/uuid.ts'
import { drawCover } from '#core/recipes/cover.ts'
import { notFound } from './errors.ts'
import type { Sql } from './lib/sql.ts'
import type { AppEnv } from './request.ts'

const DAY = 86_400

/** /covers/{id}.svg: the drawn cover of a recipe, made from the recipe itself. */
export const serveCovers = (sql: Sql) =>
  new Hono<AppEnv>().get('/covers/:file{[0-9a-f-]+\\.svg}', async (c) => {
    const id = c.req.param('file').slice(0, -4)
    if (!isUuid(id)) throw notFound()
    const [recipe] =
      await sql`select slug, title, cuisine_type, meal, ingredients from external_recipes where id = ${id}`
    if (!recipe) throw notFound()
    const { slug, title, cuisine_type: cuisine, meal, ingredients } = recipe
    const svg = drawCover({ id: slug ?? id, title, cuisine, meal, ingredients }, ART)
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
    const headers = {
      ETag: etag,
      'Cache-Control': `public, max-age=${DAY}, stale-while-revalidate=${30 * DAY}`,
    }
    // Packing an answer makes its tag a weak one.
    if (c.req.header('if-none-match')?.replace(/^W\//, '') === etag) return c.body(null, 304, headers)
    return c.body(svg, 200, { ...headers, 'Content-Type': 'image/svg+xml' })
  })
