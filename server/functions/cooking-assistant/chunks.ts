import { chunkOf } from '#core/assistant/chat-protocol.ts'
import { DONE } from '#core/contracts/chat.ts'
import { describeError, type Log } from '../../lib/log.ts'
import type { ReplyPiece } from './reply.ts'

/** Encodes an answer in the stream protocol. The stream always ends properly. */
export async function* chunksOf(
  pieces: AsyncGenerator<ReplyPiece, void, void>,
  log: Log,
): AsyncGenerator<string, void, void> {
  let engine = ''
  let broken = false
  let standing: readonly string[] | undefined
  try {
    for await (const piece of pieces) {
      const isFirst = engine === ''
      engine = piece.engine
      broken ||= piece.broken ?? false
      standing ??= piece.standing
      if (piece.text)
        yield chunkOf(engine, { ...(isFirst && { role: 'assistant' }), content: piece.text }, null)
    }
  } catch (error) {
    log.error('the answer failed', { error: describeError(error) })
    broken = true
  }
  yield chunkOf(engine, {}, broken ? 'error' : 'stop', standing)
  yield DONE
}
