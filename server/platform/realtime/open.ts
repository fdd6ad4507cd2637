import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { REALTIME_LIMITS, type RealtimeLimits } from '#core/contracts/realtime.ts'
import type { Keys } from '../../database/keys.ts'
import { clientAddress, network } from '../../lib/client-address.ts'
import { sameSecret } from '../../lib/constant-time.ts'
import { describeError, type Log } from '../../lib/log.ts'
import { LIMITS, type RateLimiter } from '../../lib/rate-limit.ts'
import type { Sql } from '../../lib/sql.ts'
import type { Platform } from '../platform.ts'
import { type Notice, openBus } from './bus.ts'
import { LOOK_AGAIN, systemMessage, type Wire } from './channel.ts'
import { createConnection } from './connection.ts'
import { createPace } from './pace.ts'
import { createPlaces } from './places.ts'
import { createPresence } from './presence.ts'
import { decode, encode, encodeBroadcast } from './protocol.ts'
import { createRegister } from './register.ts'
import { openRowChanges } from './row-changes.ts'
import * as strings from './strings.ts'
import { type LiveTable, readLiveTables } from './tables.ts'
import { openSessions } from './visible-rows.ts'

interface RealtimeOptions {
  sql: Sql
  userOf: Platform['userOf']
  keys: Pick<Keys, 'publishableKey' | 'secretKey'>
  limiter: RateLimiter
  log: Log
  proxies: number
  limits?: Partial<RealtimeLimits>
}

interface Realtime {
  /** Handles a websocket upgrade; false when it is not ours. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  close: () => Promise<void>
}

const PATH = '/realtime/v1/websocket'
/** The server restarts; the client library reconnects by itself after any code. */
const RESTART = 1012
const FAREWELL_MS = 500
/** Messages of one client that may wait for the database. */
const WAITING = 200

const VERSIONS = new Map<string, Wire['version']>([
  ['1.0.0', 1],
  ['2.0.0', 2],
])

const refuse = (socket: Duplex, status: string) => {
  // A client that does not close its side would keep the connection half open.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** realtime/v1: delivers table changes to the clients that may read them, on whichever server they are connected. */
export async function openRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { sql, userOf, keys, limiter, log, proxies } = options
  const limits = { ...REALTIME_LIMITS, ...options.limits }
  const register = createRegister()
  const sockets = new Map<WebSocket, { lastSeen: number }>()
  const places = createPlaces(limits)
  let tables: ReadonlyMap<string, LiveTable> = await readLiveTables(sql)
  let closing = false

  const onNotice = (notice: Notice) => {
    if (notice.kind === 'presence') return void presence.refresh(notice.topic)
    const { topic, event, from, bytes } = notice
    const payload = bytes === undefined ? notice.payload : new Uint8Array(Buffer.from(bytes, 'base64'))
    for (const channel of register.onTopic(topic))
      if (channel.id !== from || channel.self)
        channel.wire.sendFrame(encodeBroadcast(topic, { event, payload }, channel.wire.version))
  }
  let busHeard = false
  const bus = await openBus(sql, log, onNotice, () => {
    if (busHeard)
      presence
        .recover()
        .catch((error) => log.warn('presence could not be recovered', { error: describeError(error) }))
    busHeard = true
  })
  const presence = createPresence({
    sql,
    log,
    bus,
    server: randomUUID(),
    followers: (topic) => register.onTopic(topic).filter((channel) => channel.presence),
  })
  let changesHeard = false
  const changes = await openRowChanges({
    sql,
    log,
    tables: () => tables,
    channelsOf: register.of,
    isHere: register.isHere,
    onListen: () => {
      if (!changesHeard) {
        changesHeard = true
        return
      }
      // Notifications sent while the connection was lost are gone: every client refetches.
      for (const channel of register.all())
        if (channel.bindings.length > 0) channel.wire.send(systemMessage(channel, 'ok', LOOK_AGAIN))
      readLiveTables(sql).then(
        (found) => {
          tables = found
        },
        (error) => log.warn('live tables could not be read', { error: describeError(error) }),
      )
    },
  })

  function serve(socket: WebSocket, version: Wire['version']) {
    const state = { lastSeen: Date.now() }
    sockets.set(socket, state)
    const maySpeak = createPace(limits.messagesPerSecond)
    const sendFrame: Wire['sendFrame'] = (frame) => {
      if (frame === undefined || socket.readyState !== socket.OPEN) return
      // A client that doesn't read must not fill our memory.
      if (socket.bufferedAmount > limits.bufferedBytes) return socket.terminate()
      socket.send(frame, (error) => {
        if (error) socket.terminate()
      })
    }
    const wire: Wire = { version, sendFrame, send: (message) => sendFrame(encode(message, version)) }
    const connection = createConnection(wire, {
      userOf,
      bus,
      presence,
      tables: () => tables,
      limits,
      log,
      isOpen: async (session) => (await openSessions(sql, [session])).has(session),
      enter: register.enter,
      leave: register.leave,
    })
    let inOrder = Promise.resolve()
    let waiting = 0
    socket.on('message', (data: RawData, isBinary: boolean) => {
      state.lastSeen = Date.now()
      if (!maySpeak() || waiting >= WAITING) return socket.close(1008, strings.tooManyMessages)
      const message = decode(data as Buffer, isBinary, version)
      if (!message) return socket.close(1003, strings.notAMessage)
      waiting++
      inOrder = inOrder.then(async () => {
        waiting--
        if (socket.readyState === socket.OPEN) await connection.handle(message)
      })
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      sockets.delete(socket)
      inOrder = inOrder.then(connection.close)
    })
  }

  const gate = new WebSocketServer({ noServer: true, maxPayload: limits.payloadBytes, clientTracking: false })
  const silence = setInterval(() => {
    const oldest = Date.now() - limits.silenceMs
    for (const [socket, { lastSeen }] of sockets) if (lastSeen < oldest) socket.terminate()
  }, limits.silenceMs / 4)
  silence.unref()

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer, query: URLSearchParams) {
    const key = query.get('apikey') ?? ''
    if (!sameSecret(key, keys.publishableKey) && !sameSecret(key, keys.secretKey))
      return refuse(socket, '401 Unauthorized')
    const version = VERSIONS.get(query.get('vsn') ?? '1.0.0')
    if (!version) return refuse(socket, '400 Bad Request')
    const forwarded = request.headers['x-forwarded-for']
    const from = network(
      clientAddress(request.socket.remoteAddress, forwarded ? String(forwarded) : undefined, proxies),
    )
    const place = closing ? 'full' : places.take(from)
    if (place === 'full') return refuse(socket, '503 Service Unavailable')
    if (place === 'crowded') return refuse(socket, '429 Too Many Requests')
    // However it ends: refused, failed, or closed eventually.
    socket.once('close', place)
    try {
      await limiter.take(LIMITS.api, [from])
    } catch {
      return refuse(socket, '429 Too Many Requests')
    }
    if (closing) return refuse(socket, '503 Service Unavailable')
    gate.handleUpgrade(request, socket, head, (opened) => serve(opened, version))
  }

  return {
    upgrade: (request, socket, head) => {
      const address = `http://localhost${request.url ?? '/'}`
      if (!URL.canParse(address)) return false
      const { pathname, searchParams } = new URL(address)
      if (pathname !== PATH) return false
      socket.on('error', () => socket.destroy())
      if (!socket.destroyed)
        admit(request, socket, head, searchParams).catch((error) => {
          log.warn('a websocket could not be opened', { error: describeError(error) })
          socket.destroy()
        })
      return true
    },
    close: async () => {
      closing = true
      clearInterval(silence)
      for (const socket of sockets.keys()) socket.close(RESTART, strings.serverRestarts)
      const end = Date.now() + FAREWELL_MS
      while (sockets.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
      for (const socket of sockets.keys()) socket.terminate()
      await presence.close()
      await changes.close()
      await bus.close()
    },
  }
}
