import type { SupabaseClient, User } from '@supabase/supabase-js'
import { platformUrl, settings } from './settings.ts'
import * as strings from './strings.ts'

const AUTH_STORAGE_KEY = 'sous-auth'

let client: Promise<SupabaseClient> | undefined

/** The library is half the size of the whole shell, so it is loaded only when an account or a table is needed. */
export function getSupabase(): Promise<SupabaseClient> {
  client ??= load().catch((error) => {
    client = undefined
    throw error
  })
  return client
}

async function load(): Promise<SupabaseClient> {
  if (!settings.publishableKey) throw new Error(strings.notConnected)
  const { createClient } = await import('@supabase/supabase-js')
  return createClient(platformUrl(), settings.publishableKey, { auth: { storageKey: AUTH_STORAGE_KEY } })
}

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(AUTH_STORAGE_KEY) !== null
  } catch {
    return false
  }
}

/** The user of the session stored on this device, while the server can't be reached. */
export function storedUser(): User | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? 'null')
    const { user, refresh_token } = (kept ?? {}) as { user?: Partial<User>; refresh_token?: unknown }
    return typeof user?.id === 'string' && typeof refresh_token === 'string' ? (user as User) : undefined
  } catch {
    return undefined
  }
}

function storedToken(): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? 'null')
    const { access_token } = (kept ?? {}) as { access_token?: unknown }
    return typeof access_token === 'string' ? access_token : undefined
  } catch {
    return undefined
  }
}

/** Links in our mails return with a token or an error in the URL; only the library can parse it. */
export function isAuthReturn(location: Pick<Location, 'hash' | 'search'>): boolean {
  const hash = new URLSearchParams(location.hash.replace(/^#/, ''))
  const search = new URLSearchParams(location.search)
  return hash.has('access_token') || hash.has('error_description') || search.has('code')
}

/** The bearer token for a call: undefined for anonymous visitors, without loading the library for them. */
export async function getAccessToken(): Promise<string | undefined> {
  if (!hasStoredSession()) return undefined
  // While offline the library would try for half a minute to renew an expired session.
  if (!navigator.onLine) return storedToken()
  const { data } = await (await getSupabase()).auth.getSession()
  return data.session?.access_token
}
