import { decodeJwt } from 'jose'
import type { Platform } from './platform.ts'

const REMEMBER_MS = 30_000
const REMEMBER_MAX = 5000

/** A hosted Supabase project: the browser connects to it directly; we only ask it who owns a token. */
export function openHostedPlatform(url: string, publishableKey: string): Platform {
  const known = new Map<string, { user: Awaited<ReturnType<Platform['userOf']>>; until: number }>()
  return {
    userOf: async (token) => {
      const kept = known.get(token)
      if (kept && kept.until > Date.now()) return kept.user
      const response = await fetch(new URL('/auth/v1/user', url), {
        headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(5000),
      })
      const body = response.ok ? ((await response.json()) as { id: string; email?: string }) : undefined
      const { session_id: session } = body ? decodeJwt<{ session_id?: string }>(token) : {}
      const user = body ? { id: body.id, email: body.email, session } : undefined
      if (known.size >= REMEMBER_MAX) known.clear()
      known.set(token, { user, until: Date.now() + REMEMBER_MS })
      return user
    },
    close: async () => {},
  }
}
