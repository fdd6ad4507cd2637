/** One of the three servers that measure.ts compares, in a separate process: `server.ts KIND DATABASE_URL`. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { connect } from '#server/database/open.ts'
import { errorResponse } from '#server/errors.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { createLog } from '#server/lib/log.ts'
import { createRateLimiter, LIMITS } from '#server/lib/rate-limit.ts'
import { openEmbeddedPlatform } from '#server/platform/embedded.ts'
import { servePlatform } from '#server/platform/serve.ts'
import { type AppEnv, identifyRequest } from '#server/request.ts'
import { testKeys as keys } from '#tests/support/database.ts'

const [kind = '', databaseUrl = ''] = process.argv.slice(2)
const POOL = 10
const log = createLog('error')
const sql = connect(databaseUrl, POOL)
const limiter = createRateLimiter(sql, keys.jwtSecret, 1_000_000, log)
const platform = await openEmbeddedPlatform({
  sql,
  databaseUrl,
  pool: POOL,
  keys,
  siteUrl: 'http://localhost:3000',
  requireConfirmation: false,
  outbox: { place: '', sends: false, send: async () => {} },
  limiter,
} as Parameters<typeof openEmbeddedPlatform>[0])

/** The library's rest/v1 behind the checks that used to precede it. */
function library() {
  const connection = createPostgresConnection({ url: databaseUrl, postgresOptions: { max: POOL } })
  const lite = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: { enabled: true, jwt_secret: keys.jwtSecret },
    options: {
      server: {
        admin: false,
        disableStudio: true,
        apiKeys: { resolver: async () => ({ type: 'publishable', claims: { role: 'anon' } }) },
      },
    },
  } as unknown as ConstructorParameters<typeof App>[0])
  return new Hono<AppEnv>().all('/rest/v1/*', async (c) => {
    const token = c.req.header('authorization')?.slice(7)
    const user = token && !token.startsWith('sb_') ? await platform.userOf(token) : undefined
    await limiter.take(LIMITS.api, [c.var.network, ...(user ? [user.id] : [])])
    return lite.fetch(c.req.raw)
  })
}

/** One statement, no grammar, no role, no limits: the bare cost of HTTP and the driver. */
const bare = () =>
  new Hono<AppEnv>().all('/rest/v1/*', async () => {
    const rows = await sql`select row_to_json(t)::text as j from (
      select * from external_recipes order by title limit 20) t`
    return new Response(`[${rows.map(({ j }) => j).join(',')}]`, {
      headers: { 'content-type': 'application/json' },
    })
  })

const app = new Hono<AppEnv>()
  .onError((error, c) => errorResponse(error, c.var.requestId, c.var.log))
  .use(identifyRequest(log, 0))
  .use(securityHeaders({ supabaseUrl: undefined, dev: false }))
  .use(compress())
if (kind === 'ours') app.route('/', servePlatform(platform, limiter))
else app.route('/', kind === 'library' ? library() : bare())

const server = createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }))
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss }))
process.on('disconnect', () => process.exit(0))
