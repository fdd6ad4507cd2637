import type { ChatChunk, ChatTurn } from '../contracts/chat.ts'

/** A chunk of an answer in the wire format. */
export const chunkOf = (
  engine: string,
  delta: ChatChunk['choices'][0]['delta'],
  finish_reason: 'stop' | 'error' | null,
  standing?: readonly string[],
) =>
  JSON.stringify({
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason }],
    sous: { engine, ...(standing && { standing }) },
  } satisfies ChatChunk)

/** The conversation before a question. Some clients include the question in it. */
export function turnsBefore(conversation: ChatTurn[], message: string): ChatTurn[] {
  const last = conversation.at(-1)
  return last?.role === 'user' && last.content.trim() === message ? conversation.slice(0, -1) : conversation
}
