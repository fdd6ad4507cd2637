import { App, setExperimental } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { errors, jwtVerify } from 'jose'
import { Kysely } from 'kysely'
import { PASSWORD_MIN } from '#core/account/password.ts'
import type { Keys } from '../database/keys.ts'
import { databaseSocket } from '../database/socket.ts'
import { isDatabaseAway } from '../errors.ts'
import { sameSecret } from '../lib/constant-time.ts'
import type { Outbox } from '../lib/outbox.ts'
import type { Sql } from '../lib/sql.ts'
import { guardAccounts } from './accounts.ts'
import { createBlobAdapter } from './blobs.ts'
import { blameRightly } from './database-errors.ts'
import { createMailer } from './mailer.ts'
import type { Platform } from './platform.ts'
import { poolDialect } from './pool-dialect.ts'
import { ensureRoles } from './roles.ts'
import { isJsonForStorage, mendStorageAnswer, mendStorageRequest, signMany } from './storage-client.ts'

export interface EmbeddedOptions {
  sql: Sql
  databaseUrl: string
  pool: number
  keys: Keys
  siteUrl: string
  requireConfirmation: boolean
  outbox: Outbox
}

export const ACCESS_TOKEN_SECONDS = 3600
const CLOSE_SECONDS = 5

/** Our own platform: Supabase's TypeScript implementation over our PostgreSQL. The only importer of it. */
export async function openEmbeddedPlatform(
  options: EmbeddedOptions,
): Promise<Platform & { provision: () => Promise<void>; settle: () => Promise<void> }> {
  const { sql, keys } = options
  setExperimental('storage', true)
  const connection = createPostgresConnection({
    url: options.databaseUrl,
    postgresOptions: {
      max: options.pool,
      idle_timeout: 60,
      onnotice: () => {},
      socket: databaseSocket,
    } as { max: number },
  })
  connection.kysely = new Kysely({ dialect: poolDialect(connection.driver) })
  const normalise = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = ((error: unknown) =>
    blameRightly(isDatabaseAway(error) ? error : normalise(error))) as typeof connection.normalizeDbError
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: ACCESS_TOKEN_SECONDS,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      minimum_password_length: PASSWORD_MIN,
      // The links are made of this number: too long to guess in the hour that it lives.
      email: { enable_confirmations: options.requireConfirmation, otp_length: 20 },
    },
    storage: { enabled: true },
    studio: { enabled: false },
    options: {
      server: {
        admin: false,
        disableStudio: true,
        apiKeys: {
          resolver: async (key: string) => {
            if (sameSecret(key, keys.publishableKey)) return { type: 'publishable', claims: { role: 'anon' } }
            if (sameSecret(key, keys.secretKey)) return { type: 'secret', claims: { role: 'service_role' } }
            return null
          },
        },
      },
    },
  } as unknown as ConstructorParameters<typeof App>[0])
  const mailer = createMailer(options.outbox, options.siteUrl)
  app._mailer = mailer
  app._storageAdapter = createBlobAdapter(sql) as unknown as typeof app._storageAdapter

  const secret = new TextEncoder().encode(keys.jwtSecret)
  const userOf: Platform['userOf'] = async (token) => {
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] })
      if (payload.role !== 'authenticated' || !payload.sub || typeof payload.session_id !== 'string')
        return undefined
      // A token outlives its session by up to an hour; a session that was ended must not.
      const [open] = await sql`select 1 from auth.sessions where id = ${payload.session_id}`
      if (!open) return undefined
      const email = typeof payload.email === 'string' ? payload.email : undefined
      return { id: payload.sub, email, session: payload.session_id }
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
  const guard = guardAccounts({ sql, mailer, requireConfirmation: options.requireConfirmation, userOf })
  const hasKey = (request: Request) => {
    const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? ''
    return sameSecret(key, keys.publishableKey) || sameSecret(key, keys.secretKey)
  }
  const answer: Platform['fetch'] = async (request, peerAddress) => {
    if (request.url.includes('/auth/v1/') && hasKey(request))
      return guard(request, async (sent) => app.fetch(sent, { peerAddress }))
    const several = await signMany(request, (one) => app.fetch(one, { peerAddress }))
    if (several) return several
    const sent = await mendStorageRequest(request)
    const body = isJsonForStorage(sent) ? await sent.clone().text() : undefined
    return mendStorageAnswer(sent, body, await app.fetch(sent, { peerAddress }))
  }
  return {
    /** The schemas auth and storage; before the migrations, which refer to them. */
    provision: async () => {
      await ensureRoles(sql)
      await app.ensureSystemSchema()
    },
    /** Its grants, after the migrations; else the first requests would make them, and trip over each other. */
    settle: async () => {
      // biome-ignore lint/complexity/useLiteralKeys: its types call it private
      await connection['ensureRlsContext']()
    },
    fetch: async (request, peerAddress) => {
      const response = await answer(request, peerAddress)
      // Accounts and files call it a failure of their own when the database is away; asking it tells.
      if (response.status === 500) await sql`select 1`
      return response
    },
    userOf,
    // A connection that was lost in the middle of a question would be waited for for ever.
    close: () => connection.driver.end({ timeout: CLOSE_SECONDS }),
  }
}
