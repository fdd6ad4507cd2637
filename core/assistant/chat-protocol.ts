import type { ChatChunk, ChatTurn } from '../contracts/chat.ts'

/** A piece of an answer in the words of the protocol. */
export const chunkOf = (
  engine: string,
  delta: ChatChunk['choices'][0]['delta'],
  finish_reason: 'stop' | 'error' | null,
) =>
  JSON.stringify({
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason }],
    sous: { engine },
  } satisfies ChatChunk)

/** The talk before a question. Some clients count the question among it. */
export function turnsBefore(conversation: ChatTurn[], message: string): ChatTurn[] {
  const last = conversation.at(-1)
  return last?.role === 'user' && last.content.trim() === message ? conversation.slice(0, -1) : conversation
}
