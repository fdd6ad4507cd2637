import { App, setExperimental } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { errors, jwtVerify } from 'jose'
import { Kysely } from 'kysely'
import { PASSWORD_MIN } from '#core/account/password.ts'
import type { Keys } from '../database/keys.ts'
import { databaseSocket } from '../database/socket.ts'
import { sameSecret } from '../lib/constant-time.ts'
import type { Outbox } from '../lib/outbox.ts'
import type { Sql } from '../lib/sql.ts'
import { createMailer } from './auth/mailer.ts'
import type { Claims } from './caller.ts'
import type { Doors, Platform } from './platform.ts'
import { poolDialect } from './pool-dialect.ts'
import { openRest } from './rest/rest.ts'
import { ensureRoles } from './roles.ts'
import { createBlobAdapter } from './storage/blobs.ts'
import { askStorage, noteFailure } from './storage/library.ts'

interface EmbeddedOptions {
  sql: Sql
  databaseUrl: string
  pool: number
  keys: Keys
  siteUrl: string
  requireConfirmation: boolean
  outbox: Outbox
}

const ACCESS_TOKEN_SECONDS = 3600
const CLOSE_SECONDS = 5
const STATEMENT_MS = 15_000

/** Swallows the library's one-time notice that its storage is experimental: decided in ADR 002, and no news to an operator. */
function dropNotice() {
  const { warn } = console
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).startsWith('EXPERIMENTAL FEATURES ENABLED: storage')) return warn(...parts)
    console.warn = warn
  }
}

/** Our own platform: Supabase's TypeScript implementation on our PostgreSQL. The only module that imports it. */
export async function openEmbeddedPlatform(
  options: EmbeddedOptions,
): Promise<Platform & { doors: Doors; provision: () => Promise<void> }> {
  const { sql, keys } = options
  dropNotice()
  setExperimental('storage', true)
  const connection = createPostgresConnection({
    url: options.databaseUrl,
    postgresOptions: {
      // Accounts and files only; rows have a pool of their own.
      max: Math.ceil(options.pool / 2),
      idle_timeout: 60,
      onnotice: () => {},
      connection: { application_name: 'sous accounts', statement_timeout: STATEMENT_MS },
      socket: databaseSocket,
    } as { max: number },
  })
  // The library would grant all privileges to all roles here, undoing what the migrations revoked.
  Object.assign(connection, { rlsState: 'active' })
  connection.kysely = new Kysely({ dialect: poolDialect(connection.driver) })
  const normalise = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = ((error: unknown) => {
    noteFailure(error)
    return normalise(error)
  }) as typeof connection.normalizeDbError
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
      // The token in the links: too long to guess within its lifetime of an hour.
      email: {
        enable_confirmations: options.requireConfirmation,
        otp_length: 20,
        // The confirmation of a change goes to the new address only; the old one gets a notice from us.
        double_confirm_changes: false,
      },
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

  // Imported once: the library would do it for every token.
  const secret = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(keys.jwtSecret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  const claimsOf: Doors['claimsOf'] = async (token) => {
    try {
      const { payload } = await jwtVerify<Claims>(token, secret, { algorithms: ['HS256'] })
      const isWhole =
        payload.role === 'authenticated' && payload.sub && typeof payload.session_id === 'string'
      return isWhole ? payload : undefined
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
  const userOf: Platform['userOf'] = async (token) => {
    const claims = await claimsOf(token)
    if (!claims) return undefined
    // A token outlives its session by up to an hour; a closed session must not.
    const [open] = await sql<{ email: string | null }[]>`
      select users.email from auth.sessions join auth.users on users.id = sessions.user_id
      where sessions.id = ${claims.session_id} and users.id = ${claims.sub}`
    return open ? { id: claims.sub, email: open.email ?? undefined, session: claims.session_id } : undefined
  }
  const keyKind: Doors['keyKind'] = (key) =>
    sameSecret(key, keys.publishableKey)
      ? 'publishable'
      : sameSecret(key, keys.secretKey)
        ? 'secret'
        : undefined
  const answer: Doors['fetch'] = async (request, peerAddress) => {
    const ask = async (sent: Request) => app.fetch(sent, { peerAddress })
    return new URL(request.url).pathname.startsWith('/storage/v1/')
      ? askStorage(request, secret, ask)
      : ask(request)
  }
  const rest = openRest({ databaseUrl: options.databaseUrl, pool: options.pool })
  return {
    /** Creates the schemas auth and storage; before the migrations, which refer to them. */
    provision: async () => {
      await ensureRoles(sql)
      await app.ensureSystemSchema()
    },
    doors: {
      publishableKey: keys.publishableKey,
      keyKind,
      claimsOf,
      accounts: {
        sql,
        mailer,
        siteUrl: options.siteUrl,
        requireConfirmation: options.requireConfirmation,
      },
      rest,
      fetch: async (request, peerAddress) => {
        const response = await answer(request, peerAddress)
        // The auth and storage libraries report a database outage as their own failure; a query reveals it.
        if (response.status === 500) await sql`select 1`
        return response
      },
    },
    userOf,
    close: async () => {
      // A connection lost in the middle of a query would be awaited forever.
      await Promise.all([connection.driver.end({ timeout: CLOSE_SECONDS }), rest.close()])
    },
  }
}
