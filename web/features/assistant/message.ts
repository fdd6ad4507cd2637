import { type ChatTurn, liftOf } from '#core/contracts/chat.ts'
import { isModelProblem, type ModelProblem } from './model-problem.ts'
import { readStanding } from './read-reply.ts'

export interface ChatMessage extends ChatTurn {
  id: string
  /** ISO 8601. */
  timestamp: string
  /** Who answered. */
  engine?: string
  /** How it ended, if not successfully. */
  end?: 'stopped' | 'broken' | 'failed'
  /** Why the browser's model didn't answer, or not to the end. */
  problem?: ModelProblem
  /** It was asked with a photo, which is not stored. */
  photo?: true
  /** What stood in the conversation after this answer. */
  standing?: readonly string[]
}

export const MAX_KEPT = 100

let made = 0

export const newMessage = (role: ChatMessage['role'], content: string): ChatMessage => ({
  // Not randomUUID: it is unavailable when a phone opens Sous over plain HTTP on the home network.
  id: `${Date.now().toString(36)}-${(made++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`,
  role,
  content,
  timestamp: new Date().toISOString(),
})

const ENDS = ['stopped', 'broken', 'failed']

function readMessage(kept: unknown): ChatMessage | undefined {
  const { id, role, content, timestamp, engine, end, problem, photo, standing } = (kept ?? {}) as Record<
    string,
    unknown
  >
  if (typeof id !== 'string' || typeof content !== 'string' || typeof timestamp !== 'string') return undefined
  if (role !== 'user' && role !== 'assistant') return undefined
  return {
    id,
    role,
    content,
    timestamp,
    ...(typeof engine === 'string' && { engine }),
    ...(ENDS.includes(end as string) && { end: end as ChatMessage['end'] }),
    ...(isModelProblem(problem) && { problem }),
    ...(photo === true && { photo }),
    ...(Array.isArray(standing) && { standing: readStanding(standing) ?? [] }),
  }
}

/** Validates stored data, which may be anything. */
export const readMessages = (kept: unknown): readonly ChatMessage[] =>
  Array.isArray(kept) ? kept.flatMap((one) => readMessage(one) ?? []).slice(-MAX_KEPT) : []

/** The index of the last question, or -1: what takes something back is none. */
export const lastQuestionIn = (messages: readonly ChatMessage[]): number =>
  messages.findLastIndex(({ role, content }) => role === 'user' && liftOf(content) === undefined)

/** What is sent to the server: our error messages aren't part of the conversation. */
export const toTurns = (messages: readonly ChatMessage[], most: number): ChatTurn[] =>
  messages
    .filter(({ content, end }) => content !== '' && end !== 'failed')
    .slice(-most)
    .map(({ role, content }) => ({ role, content }))
