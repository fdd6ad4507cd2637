import { randomUUID } from 'node:crypto'
import type { Session } from '@supabase/supabase-js'
import { keyed, opening, rawSocket } from './realtime.ts'
import { until } from './until.ts'

/** A raw client that is signed in. */
export async function speaker(url: string, session: Session | null, topic = `realtime:${randomUUID()}`) {
  const socket = rawSocket(url, keyed)
  await opening(socket)
  const received: { topic: string; event: string; payload: Record<string, unknown>; ref: string | null }[] =
    []
  const frames: string[] = []
  socket.on('message', (data) => {
    frames.push(String(data))
    const [, ref, at, event, payload] = JSON.parse(String(data))
    received.push({ ref, topic: at, event, payload })
  })
  let ref = 0
  const ask = async (event: string, payload: unknown) => {
    const mine = String(++ref)
    socket.send(JSON.stringify(['1', mine, topic, event, payload]))
    return until(() => {
      const found = received.find((one) => one.event === 'phx_reply' && one.ref === mine)
      if (!found) throw new Error('no answer yet')
      return found.payload as { status: string; response: { reason?: string } }
    })
  }
  const enterTopic = (key?: string, token: string | undefined = session?.access_token) =>
    ask('phx_join', { access_token: token, config: { presence: { key, enabled: true } } })
  return { socket, received, frames, ask, enterTopic, topic }
}
export const track = (payload: object) => ({ type: 'presence', event: 'track', payload })
