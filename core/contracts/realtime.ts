/** The client library's own, and our server counts on them. */
const HEARTBEAT_MS = 25_000
const TIMEOUT_MS = 10_000

/** Limits per connection. Far above what a kitchen needs, far below what would hurt. */
export const REALTIME_LIMITS = {
  /** Idle time after which a connection counts as dead: two heartbeats and an answer. */
  silenceMs: 2 * HEARTBEAT_MS + TIMEOUT_MS,
  channels: 50,
  /** Row subscriptions per channel. */
  bindings: 20,
  joinsPerSecond: 10,
  messagesPerSecond: 50,
  payloadBytes: 64 * 1024,
  /** Presence state of one client, broadcast to everyone on a topic: a client that joins receives all of them. */
  presenceBytes: 8 * 1024,
  /** Bytes that may be buffered for a slow reader before it is disconnected. */
  bufferedBytes: 1024 * 1024,
  socketsPerNetwork: 200,
  sockets: 10_000,
}

export type RealtimeLimits = typeof REALTIME_LIMITS
