import { App, setExperimental } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { jwtVerify } from 'jose'
import type { Keys } from '../database/keys.ts'
import { sameSecret } from '../lib/constant-time.ts'
import type { Outbox } from '../lib/outbox.ts'
import type { Sql } from '../lib/sql.ts'
import { createBlobAdapter } from './blobs.ts'
import { blameCaller } from './database-errors.ts'
import { createMailer } from './mailer.ts'
import type { Platform } from './platform.ts'
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

export const MINIMUM_PASSWORD_LENGTH = 8
export const ACCESS_TOKEN_SECONDS = 3600

/** Our own platform: Supabase's TypeScript implementation over our PostgreSQL. The only importer of it. */
export async function openEmbeddedPlatform(
  options: EmbeddedOptions,
): Promise<Platform & { provision: () => Promise<void> }> {
  const { sql, keys } = options
  setExperimental('storage', true)
  const connection = createPostgresConnection({
    url: options.databaseUrl,
    postgresOptions: { max: options.pool, idle_timeout: 60, onnotice: () => {} },
  })
  const normalise = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = ((error: unknown) =>
    blameCaller(normalise(error))) as typeof connection.normalizeDbError
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: ACCESS_TOKEN_SECONDS,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      minimum_password_length: MINIMUM_PASSWORD_LENGTH,
      email: { enable_confirmations: options.requireConfirmation },
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
  app._mailer = createMailer(options.outbox, options.siteUrl)
  app._storageAdapter = createBlobAdapter(sql) as unknown as typeof app._storageAdapter

  const secret = new TextEncoder().encode(keys.jwtSecret)
  return {
    /** The schemas auth and storage; before the migrations, which refer to them. */
    provision: async () => {
      await ensureRoles(sql)
      await app.ensureSystemSchema()
    },
    fetch: async (request, peerAddress) => {
      const several = await signMany(request, (one) => app.fetch(one, { peerAddress }))
      if (several) return several
      const sent = await mendStorageRequest(request)
      const body = isJsonForStorage(sent) ? await sent.clone().text() : undefined
      return mendStorageAnswer(sent, body, await app.fetch(sent, { peerAddress }))
    },
    userOf: async (token) => {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] })
        if (payload.role !== 'authenticated' || !payload.sub) return undefined
        return { id: payload.sub, email: typeof payload.email === 'string' ? payload.email : undefined }
      } catch {
        return undefined
      }
    },
    close: () => connection.close(),
  }
}
