import type { PushSubscriptionInput } from '#core/contracts/daily-note.ts'
import * as strings from './strings.ts'

/** A push service that can't be reached may never answer, and a browser doesn't say so. */
const PATIENCE_MS = 7000

/** The browser may show notifications, but none can be sent to it. */
export class NoPushService extends Error {}

async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    // Subscribed with the key of another installation.
    const other = await manager.getSubscription()
    if (!other) throw error
    await other.unsubscribe()
    return manager.subscribe(options)
  }
}

/** The subscription, or an error after a while. */
function inTime(subscribed: Promise<PushSubscription>): Promise<PushSubscription> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new NoPushService(strings.noPushService))
    const timer = setTimeout(fail, PATIENCE_MS)
    subscribed.then(resolve, fail).finally(() => clearTimeout(timer))
  })
}

/** Asks for permission and subscribes; throws with words for the user. */
export async function subscribeBrowser(key: string): Promise<PushSubscriptionInput> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(strings.notAllowed)
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.active) throw new Error(strings.notReady)
  const subscription = await inTime(subscribe(registration.pushManager, key))
  const { endpoint, keys = {} } = subscription.toJSON()
  if (!endpoint || !keys.p256dh || !keys.auth) throw new Error(strings.notReady)
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}
