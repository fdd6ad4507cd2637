import { type GuardOptions, guardedFetch } from '../guarded-fetch.ts'
import { encryptPush, type PushKeys } from './encrypt-push.ts'
import { vapidHeader } from './vapid.ts'

interface Subscription {
  /** Chosen by the browser, so it may be any address. */
  endpoint: string
  keys: PushKeys
}

interface Sender {
  jwtSecret: string
  contact: string
  /** For tests on this machine. */
  guard?: Partial<GuardOptions>
}

/** Gone: the browser unsubscribed, and the subscription may be deleted. */
type Delivery = 'sent' | 'gone' | 'failed'

const DAY_S = 86_400
const TIMEOUT_MS = 10_000
const MAX_ANSWER = 10_000

/** Hands a message to a browser's push service. It arrives within the day or not at all. */
export async function sendPush(
  { endpoint, keys }: Subscription,
  text: string,
  { jwtSecret, contact, guard }: Sender,
): Promise<Delivery> {
  try {
    const { status } = await guardedFetch(endpoint, {
      maxBytes: MAX_ANSWER,
      cut: true,
      timeoutMs: TIMEOUT_MS,
      maxRedirects: 0,
      ...guard,
      post: encryptPush(text, keys),
      headers: {
        authorization: await vapidHeader(endpoint, jwtSecret, contact),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(DAY_S),
        urgency: 'low',
      },
    })
    if (status === 404 || status === 410) return 'gone'
    return status >= 200 && status < 300 ? 'sent' : 'failed'
  } catch {
    // Keys that are no keys, an address that isn't allowed, a service that doesn't answer.
    return 'failed'
  }
}
