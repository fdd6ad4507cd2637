import {
  createClient,
  type RealtimeChannel,
  type RealtimePostgresChangesPayload,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { expect } from 'vitest'
import ws from 'ws'
import { testKeys } from './database.ts'
import { until } from './until.ts'

export type Change = RealtimePostgresChangesPayload<Record<string, unknown>>

export const nameOf = ({ new: row }: Change) => (row as { name?: string }).name

/** Subscribed, and every status on the way. */
export async function join(channel: RealtimeChannel) {
  const seen: string[] = []
  channel.subscribe((status) => seen.push(status))
  await until(() => expect(seen).toContain('SUBSCRIBED'))
  return seen
}

/** Subscribes to rows on a separate channel, and records what arrives. */
export async function follow(client: SupabaseClient, table: string, { filter }: { filter?: string } = {}) {
  const changes: Change[] = []
  const system: { status: string; message: string }[] = []
  const channel = client
    .channel(`rows ${crypto.randomUUID()}`)
    .on<Record<string, unknown>>(
      'postgres_changes',
      { event: '*', schema: 'public', table, filter },
      (change) => changes.push(change),
    )
    .on('system', {}, (message) => system.push(message))
  const seen = await join(channel)
  return { changes, system, channel, seen }
}

/** The client of a signed-in user, on any server with the same keys. */
export async function deviceAt(url: string, session: Session | null, vsn = '2.0.0') {
  const client = createClient(url, testKeys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as unknown as typeof WebSocket, vsn, reconnectAfterMs: () => 100 } as never,
  })
  if (session) await client.auth.setSession(session)
  return client
}

/** A raw connection, for what the library would never send. */
export const rawSocket = (url: string, query: string) =>
  new ws(`${url.replace('http', 'ws')}/realtime/v1/websocket?${query}`)
export const keyed = `apikey=${testKeys.publishableKey}&vsn=2.0.0`
export const closing = (socket: ws) => new Promise<number>((resolve) => socket.once('close', resolve))
export const opening = (socket: ws) => new Promise<void>((resolve) => socket.once('open', () => resolve()))
