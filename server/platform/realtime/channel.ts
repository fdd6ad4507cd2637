import { z } from 'zod'
import type { User } from '../platform.ts'
import { type Condition, parseFilter } from './filters.ts'
import type { Message, Version } from './protocol.ts'
import * as strings from './strings.ts'
import type { LiveTable } from './tables.ts'
import type { Claims } from './visible-rows.ts'

/** The user of an access token, and its expiry. */
export interface Person {
  user: User
  claims: Claims
  /** Milliseconds since 1970. */
  expiresAt: number
  /** When the session was last verified as open. */
  seenAt: number
}

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE'

export interface Binding {
  id: number
  event: ChangeType | '*'
  /** Undefined: every live table. */
  table: string | undefined
  filter: string | undefined
  conditions: Condition[]
}

/** A connection to one client. */
export interface Wire {
  version: Version
  send: (message: Message) => void
  sendFrame: (frame: string | Buffer | undefined) => void
}

/** A topic that a client has joined. */
export interface Channel {
  id: string
  topic: string
  joinRef: string | null
  wire: Wire
  person: Person | undefined
  /** Receives its own broadcasts. */
  self: boolean
  ack: boolean
  presence: boolean
  presenceKey: string
  /** Chosen by the client, within limits. */
  hasOwnKey: boolean
  bindings: Binding[]
  /** Closes the channel with a reason; the client may rejoin. */
  end: (reason: string) => void
}

/** Text that PostgreSQL can store: no NUL, no lone surrogates. */
export const isStorable = (text: string) => !/\0|\p{Surrogate}/u.test(text)

const asked = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().max(63),
  table: z.string().max(63).optional(),
  filter: z.string().max(4000).nullish(),
})
export type AskedBinding = z.infer<typeof asked>

export const joinPayload = z.object({
  access_token: z.string().max(8192).nullish(),
  config: z
    .object({
      broadcast: z.object({ ack: z.boolean().optional(), self: z.boolean().optional() }).optional(),
      presence: z
        .object({ key: z.string().max(200).refine(isStorable).optional(), enabled: z.boolean().optional() })
        .optional(),
      postgres_changes: z.array(asked).optional(),
      private: z.boolean().optional(),
    })
    .optional(),
})

/** Undefined when the subscription is invalid: another schema, a table that isn't live, a malformed filter. */
export function bindingOf(
  { event, schema, table, filter }: AskedBinding,
  id: number,
  tables: ReadonlyMap<string, LiveTable>,
): Binding | undefined {
  if (schema !== 'public' && schema !== '*') return undefined
  if (table === undefined || table === '*')
    return filter ? undefined : { id, event, table: undefined, filter: undefined, conditions: [] }
  const live = tables.get(table)
  const conditions = filter ? live && parseFilter(filter, [...live.types.keys()]) : []
  if (!live || !conditions) return undefined
  return { id, event, table, filter: filter ?? undefined, conditions }
}

export const LOOK_AGAIN = strings.changesMissed

/** Reports to the client whether its subscription succeeded, and, after a gap, that it should refetch. */
export const systemMessage = (channel: Channel, status: 'ok' | 'error', message: string): Message => ({
  joinRef: channel.joinRef,
  ref: null,
  topic: channel.topic,
  event: 'system',
  payload: {
    extension: 'postgres_changes',
    status,
    message,
    channel: channel.topic.replace(/^realtime:/, ''),
  },
})
