import { Hono } from 'hono'
import { isUuid } from '#core/contracts/uuid.ts'
import { notFound } from '../errors.ts'
import type { Sql } from '../lib/sql.ts'
import type { AppEnv } from '../request.ts'

const YEAR = 31_536_000
const FILE = /^([0-9a-f-]{36})-([0-9a-f]{16})\.webp$/

/** /images/recipe/{id}-{tag}.webp: our copy of a picture, so that no other site learns who looks at it. */
export function serveRecipeImages(sql: Sql) {
  return new Hono<AppEnv>().get('/images/recipe/:file{[0-9a-f-]+\\.webp}', async (c) => {
    const [, id = '', tag = ''] = FILE.exec(c.req.param('file')) ?? []
    if (!isUuid(id)) throw notFound()
    const [row] = await sql<{ bytes: Buffer }[]>`
      select bytes from sous.recipe_images where recipe_id = ${id} and tag = ${tag} and bytes is not null`
    if (!row) throw notFound()
    return c.body(new Uint8Array(row.bytes), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': `public, max-age=${YEAR}, immutable`,
      'X-Robots-Tag': 'noindex',
    })
  })
}
