import { type ChatChunk, DONE } from '#core/contracts/chat.ts'
import { describeError, type Log } from '../../lib/log.ts'
import type { Said } from './reply.ts'

const chunk = (
  engine: string,
  delta: ChatChunk['choices'][0]['delta'],
  finish_reason: 'stop' | 'error' | null,
) =>
  JSON.stringify({
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason }],
    sous: { engine },
  } satisfies ChatChunk)

/** An answer in the words of the protocol. Whatever happens, it ends in order. */
export async function* chunksOf(
  said: AsyncGenerator<Said, void, void>,
  log: Log,
): AsyncGenerator<string, void, void> {
  let engine = ''
  let broken = false
  try {
    for await (const piece of said) {
      const isFirst = engine === ''
      engine = piece.engine
      broken ||= piece.broken ?? false
      if (piece.text)
        yield chunk(engine, { ...(isFirst && { role: 'assistant' }), content: piece.text }, null)
    }
  } catch (error) {
    log.error('the answer failed', { error: describeError(error) })
    broken = true
  }
  yield chunk(engine, {}, broken ? 'error' : 'stop')
  yield DONE
}
