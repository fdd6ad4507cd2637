import type { CookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import type { ModelChat } from '#web/lib/model-chat.ts'
import { passChat } from './device-client.ts'
import type { FromChat, ToChat } from './messages.ts'

/** The first question waits for the vocabulary and, if it is about recipes, for the index. */
const LIMIT_MS = 30_000

/** Prepares and checks an answer of the browser's model in the device server's worker, one message at a time. */
export async function openChat(input: CookingAssistantInput, signal: AbortSignal): Promise<ModelChat> {
  signal.throwIfAborted()
  const { port1: port, port2 } = new MessageChannel()
  let fail: (error: Error) => void = () => {}
  const next = (message?: ToChat) =>
    new Promise<FromChat>((resolve, reject) => {
      const ends = setTimeout(() => fail(new Error('This device took too long.')), LIMIT_MS)
      fail = (error) => {
        clearTimeout(ends)
        reject(error)
      }
      port.onmessage = ({ data }: MessageEvent<FromChat>) => {
        clearTimeout(ends)
        resolve(data)
      }
      if (message) port.postMessage(message)
    })
  const checked = async (message: ToChat) => {
    const reply = await next(message)
    return reply.type === 'checked' ? reply.text : ''
  }
  const forget = passChat(input, port2, () => fail(new Error('The device server failed.')))
  const close = () => {
    forget()
    port.close()
  }
  const stop = () => fail(new DOMException('Stopped.', 'AbortError'))
  signal.addEventListener('abort', stop, { once: true })
  try {
    const reply = await next()
    if (reply.type !== 'brief' || !reply.brief) throw new Error('The device has no answer.')
    const { brief } = reply
    return {
      brief,
      check: (text) => checked({ type: 'piece', text }),
      end: () => checked({ type: 'end' }),
      close,
    }
  } catch (error) {
    close()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
