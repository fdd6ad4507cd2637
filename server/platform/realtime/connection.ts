import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { RealtimeLimits } from '#core/contracts/realtime.ts'
import { describeError, type Log } from '../../lib/log.ts'
import type { Platform } from '../platform.ts'
import type { Bus } from './bus.ts'
import {
  type AskedBinding,
  type Binding,
  bindingOf,
  type Channel,
  isStorable,
  joinPayload,
  LOOK_AGAIN,
  type Person,
  systemMessage,
  type Wire,
} from './channel.ts'
import { createPace } from './pace.ts'
import type { Presence } from './presence.ts'
import { checkKey } from './presence-keys.ts'
import type { Message } from './protocol.ts'
import { Refusal, reasonOf } from './refusal.ts'
import * as strings from './strings.ts'
import type { LiveTable } from './tables.ts'
import type { Claims } from './visible-rows.ts'

interface ConnectionServices {
  userOf: Platform['userOf']
  bus: Bus
  presence: Presence
  tables: () => ReadonlyMap<string, LiveTable>
  limits: RealtimeLimits
  log: Log
  /** An access token outlives a sign-out by up to an hour. */
  isOpen: (session: string) => Promise<boolean>
  /** Adds a channel to this server's registers, and removes it again. */
  enter: (channel: Channel) => void
  leave: (channel: Channel) => void
}

const record = z.record(z.string(), z.unknown())
const broadcastPayload = z.object({ event: z.string().max(255), payload: z.unknown() })
const presencePayload = z.object({ event: z.enum(['track', 'untrack']), payload: record.optional() })
const tokenPayload = z.object({ access_token: z.string().max(8192).nullish() })

/** How long a session check is cached. */
const SESSION_SEEN_MS = 2000

/** The maximum delay of setTimeout. */
const LONGEST_MS = 2 ** 31 - 1

/** Handles the messages of one client. */
export function createConnection(wire: Wire, services: ConnectionServices) {
  const { userOf, bus, presence, tables, limits, log, isOpen, enter, leave } = services
  const channels = new Map<string, Channel>()
  const expiry = new Map<string, ReturnType<typeof setTimeout>>()
  const mayJoin = createPace(limits.joinsPerSecond)

  const reply = ({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: unknown) =>
    wire.send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })

  /** No user without a token, or for the API key that the client sends when signed out. */
  async function personOf(token: string | null | undefined): Promise<Person | undefined> {
    if (!token || token.startsWith('sb_')) return undefined
    const user = await userOf(token)
    if (!user) throw new Refusal(strings.tokenInvalid)
    const claims = decodeJwt(token)
    return {
      user,
      claims: { ...claims, sub: user.id } as Claims,
      expiresAt: (claims.exp ?? 0) * 1000,
      seenAt: Date.now(),
    }
  }

  function watchExpiry(channel: Channel) {
    clearTimeout(expiry.get(channel.id))
    expiry.delete(channel.id)
    if (!channel.person) return
    const left = Math.max(0, channel.person.expiresAt - Date.now())
    const timer = setTimeout(() => channel.end(strings.tokenExpired), Math.min(left, LONGEST_MS))
    timer.unref()
    expiry.set(channel.id, timer)
  }

  async function drop(channel: Channel) {
    if (channels.get(channel.topic) !== channel) return
    channels.delete(channel.topic)
    clearTimeout(expiry.get(channel.id))
    expiry.delete(channel.id)
    leave(channel)
    await presence
      .untrack(channel)
      .catch((error) => log.warn('presence was not removed', { error: describeError(error) }))
  }

  function bind(asked: AskedBinding[]): { bindings: Binding[]; refused: AskedBinding[] } {
    const bindings = asked.map((one, index) => bindingOf(one, index + 1, tables()))
    return {
      bindings: bindings.filter((one) => one !== undefined),
      refused: asked.filter((_, index) => bindings[index] === undefined),
    }
  }

  async function join(message: Message) {
    const { topic, joinRef, ref } = message
    if (!mayJoin()) throw new Refusal(strings.tooManyJoins)
    if (!topic.startsWith('realtime:') || topic.length > 255 || !isStorable(topic))
      throw new Refusal(strings.noTopic)
    const before = channels.get(topic)
    if (before) await drop(before)
    if (channels.size >= limits.channels) throw new Refusal(strings.tooManyChannels(limits.channels))
    const { access_token, config } = joinPayload.parse(message.payload ?? {})
    if (config?.private) throw new Refusal(strings.noPrivateChannels)
    const asked = config?.postgres_changes ?? []
    if (asked.length > limits.bindings) throw new Refusal(strings.tooManyBindings(limits.bindings))
    const person = await personOf(access_token)
    const key = config?.presence?.key
    if (key) checkKey(key, person?.user.id)
    const { bindings, refused } = bind(asked)
    const channel: Channel = {
      id: randomUUID(),
      topic,
      joinRef: joinRef ?? ref,
      wire,
      person,
      self: config?.broadcast?.self ?? false,
      ack: config?.broadcast?.ack ?? false,
      presence: config?.presence?.enabled ?? false,
      presenceKey: key || randomUUID(),
      hasOwnKey: Boolean(key),
      bindings,
      end: (reason) => {
        if (channels.get(topic) !== channel) return
        wire.send(systemMessage(channel, 'error', reason))
        wire.send({ joinRef: channel.joinRef, ref: channel.joinRef, topic, event: 'phx_close', payload: {} })
        void drop(channel)
      },
    }
    channels.set(topic, channel)
    enter(channel)
    watchExpiry(channel)
    reply(message, 'ok', { postgres_changes: asked.map((one, index) => ({ ...one, id: index + 1 })) })
    if (refused.length > 0) {
      const wishes = refused.map(({ schema, table, filter }) =>
        [schema, table, filter].filter(Boolean).join(' '),
      )
      wire.send(systemMessage(channel, 'error', strings.rowsNotFollowed(wishes.join('; '))))
    } else if (asked.length > 0) wire.send(systemMessage(channel, 'ok', strings.subscribed))
    if (channel.presence) await presence.welcome(channel)
  }

  async function refreshToken(channel: Channel, payload: unknown) {
    const { access_token } = tokenPayload.parse(payload)
    let person: Person | undefined
    try {
      person = await personOf(access_token)
    } catch (error) {
      if (error instanceof Refusal) return channel.end(error.message)
      throw error
    }
    if (channels.get(channel.topic) !== channel) return
    const isOther = channel.person?.user.id !== person?.user.id
    leave(channel)
    channel.person = person
    enter(channel)
    watchExpiry(channel)
    if (!isOther) return
    // Until now it received another user's rows, and was present as that user.
    if (channel.bindings.length > 0) wire.send(systemMessage(channel, 'ok', LOOK_AGAIN))
    await presence.untrack(channel)
  }

  /** Rechecks the session in the database now and then, not for every message. */
  async function signedIn(channel: Channel): Promise<Person> {
    const { person } = channel
    if (!person) throw new Refusal(strings.signInFirst)
    const { session } = person.user
    if (session === undefined || Date.now() - person.seenAt < SESSION_SEEN_MS) return person
    if (!(await isOpen(session))) {
      channel.end(strings.sessionEnded)
      throw new Refusal(strings.sessionEnded)
    }
    person.seenAt = Date.now()
    return person
  }

  async function track(channel: Channel, meta: Record<string, unknown>) {
    const person = await signedIn(channel)
    // A different user may have signed in since it joined.
    if (channel.hasOwnKey) checkKey(channel.presenceKey, person.user.id)
    if (Buffer.byteLength(JSON.stringify(meta)) > limits.presenceBytes)
      throw new Refusal(strings.presenceTooLarge(limits.presenceBytes))
    await presence.track(channel, person.user.id, meta)
  }

  async function handle(message: Message) {
    const { topic, event, payload } = message
    if (topic === 'phoenix') {
      if (event === 'heartbeat') reply(message, 'ok', {})
      return
    }
    if (event === 'phx_join') return join(message)
    const channel = channels.get(topic)
    if (!channel) throw new Refusal('unmatched topic')
    switch (event) {
      case 'phx_leave':
        await drop(channel)
        reply(message, 'ok', {})
        wire.send({ joinRef: channel.joinRef, ref: channel.joinRef, topic, event: 'phx_close', payload: {} })
        return
      case 'access_token':
        return refreshToken(channel, payload)
      case 'broadcast': {
        await signedIn(channel)
        const parsed = broadcastPayload.parse(payload)
        const bytes =
          parsed.payload instanceof Uint8Array ? Buffer.from(parsed.payload).toString('base64') : undefined
        await bus.publish({
          kind: 'broadcast',
          topic,
          event: parsed.event,
          from: channel.id,
          ...(bytes === undefined ? { payload: parsed.payload } : { bytes }),
        })
        if (channel.ack) reply(message, 'ok', {})
        return
      }
      case 'presence': {
        await signedIn(channel)
        const parsed = presencePayload.parse(payload)
        await (parsed.event === 'track' ? track(channel, parsed.payload ?? {}) : presence.untrack(channel))
        reply(message, 'ok', {})
        return
      }
      default:
        throw new Refusal(strings.noEvent(event.slice(0, 40)))
    }
  }

  return {
    /** Never throws: every error is answered. */
    handle: async (message: Message) => {
      try {
        await handle(message)
      } catch (error) {
        const reason = reasonOf(error)
        if (!reason) log.warn('realtime message failed', { error: describeError(error) })
        reply(message, 'error', { reason: reason ?? strings.unexpected })
      }
    },
    channels: () => channels.values(),
    close: async () => {
      await Promise.all([...channels.values()].map(drop))
    },
  }
}
