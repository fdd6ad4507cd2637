import type { Ask, DeviceAnswer, DeviceQuestion, Told } from './messages.ts'
import { type FetchEvent, scope, type WindowClient } from './worker-scope.ts'

/** A page that is still opening doesn't listen yet. */
const AGAIN_MS = 300
const LIMIT_MS = 20_000

async function windowOf({ clientId }: Pick<FetchEvent, 'clientId'>): Promise<WindowClient | undefined> {
  const own = clientId ? await scope.clients.get(clientId) : undefined
  return own?.type === 'window' ? own : (await scope.clients.matchAll({ type: 'window' }))[0]
}

/**
 * Queries the device server. It runs in a worker of the page, which lives as long as the page does: a service
 * worker is stopped every half minute, can't load code later, and would rebuild the index each time.
 */
export async function askDevice(event: FetchEvent, question: DeviceQuestion): Promise<DeviceAnswer> {
  const client = await windowOf(event)
  if (!client) return null
  return new Promise((resolve) => {
    let asking: ReturnType<typeof setInterval> | undefined
    const ends = setTimeout(() => done(null), LIMIT_MS)
    const done = (answer: DeviceAnswer) => {
      clearInterval(asking)
      clearTimeout(ends)
      resolve(answer)
    }
    const ask = () => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }: MessageEvent<Told>) => {
        clearInterval(asking)
        if (data.type === 'answer') done(data.answer)
      }
      client.postMessage({ type: 'ask', question } satisfies Ask, [port2])
    }
    asking = setInterval(ask, AGAIN_MS)
    ask()
  })
}
