/** One message of the Phoenix protocol, in either version. */
export interface Message {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

/** 1: a JSON object. 2: a JSON array, and broadcasts in binary frames. */
export type Version = 1 | 2

interface Broadcast {
  event: string
  /** JSON, or bytes that are opaque to the server. */
  payload: unknown
}

const PUSH = 3
const BROADCAST = 4
const BINARY = 0
const JSON_ENCODED = 1

const isText = (value: unknown): value is string => typeof value === 'string'
const textOrNull = (value: unknown) => (isText(value) ? value : null)

function shaped(joinRef: unknown, ref: unknown, topic: unknown, event: unknown, payload: unknown) {
  if (!isText(topic) || !isText(event)) return undefined
  return { joinRef: textOrNull(joinRef), ref: textOrNull(ref), topic, event, payload } satisfies Message
}

/** A client's broadcast: kind, five lengths, encoding, the five texts, then the payload. */
function decodePush(frame: Buffer): Message | undefined {
  if (frame.length < 7 || frame[0] !== PUSH) return undefined
  let at = 7
  const [joinRef, ref, topic, event] = [...frame.subarray(1, 6)].map((length) => {
    const text = frame.toString('utf8', at, at + length)
    at += length
    return text
  })
  if (at > frame.length) return undefined
  const rest = frame.subarray(at)
  const payload: unknown =
    frame[6] === JSON_ENCODED ? JSON.parse(rest.toString('utf8')) : new Uint8Array(rest)
  return shaped(joinRef, ref, topic, 'broadcast', { type: 'broadcast', event, payload })
}

/** Undefined if it isn't a valid message. */
export function decode(frame: Buffer, isBinary: boolean, version: Version): Message | undefined {
  try {
    if (isBinary) return version === 2 ? decodePush(frame) : undefined
    const value: unknown = JSON.parse(frame.toString('utf8'))
    if (version === 2) {
      if (!Array.isArray(value)) return undefined
      const [joinRef, ref, topic, event, payload] = value as unknown[]
      return shaped(joinRef, ref, topic, event, payload)
    }
    if (typeof value !== 'object' || value === null) return undefined
    const { join_ref, ref, topic, event, payload } = value as Record<string, unknown>
    return shaped(join_ref, ref, topic, event, payload)
  } catch {
    return undefined
  }
}

export function encode({ joinRef, ref, topic, event, payload }: Message, version: Version): string {
  return JSON.stringify(
    version === 2 ? [joinRef, ref, topic, event, payload] : { join_ref: joinRef, ref, topic, event, payload },
  )
}

/** Binary payloads use a frame of their own, which version 1 lacks: its clients don't receive them. */
export function encodeBroadcast(
  topic: string,
  { event, payload }: Broadcast,
  version: Version,
): string | Buffer | undefined {
  if (!(payload instanceof Uint8Array))
    return encode(
      { joinRef: null, ref: null, topic, event: 'broadcast', payload: { type: 'broadcast', event, payload } },
      version,
    )
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)]
  if (version !== 2 || topicBytes.length > 255 || eventBytes.length > 255) return undefined
  return Buffer.concat([
    Buffer.from([BROADCAST, topicBytes.length, eventBytes.length, 0, BINARY]),
    topicBytes,
    eventBytes,
    payload,
  ])
}
