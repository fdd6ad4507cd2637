import type { ModelSession, PromptMessage } from './language-model.ts'
import { BrowserModelError } from './model-problem.ts'

/** Tokens that stay free for the answer, at most a quarter of the window. */
const ANSWER_TOKENS = 1024
/** Where a browser reports nothing: a small window, and more letters to a token than there are. */
const LEAST_WINDOW = 4096
const LETTERS_PER_TOKEN = 3
const PHOTO_TOKENS = 512

const tokensOf = ({ content }: PromptMessage): number =>
  typeof content === 'string'
    ? content.length / LETTERS_PER_TOKEN
    : content.reduce(
        (sum, part) => sum + (part.type === 'text' ? part.value.length / LETTERS_PER_TOKEN : PHOTO_TOKENS),
        0,
      )

const estimate = (messages: readonly PromptMessage[]) =>
  messages.reduce((sum, message) => sum + tokensOf(message), 0)

async function measure(session: ModelSession, input: PromptMessage[], signal: AbortSignal): Promise<number> {
  if (session.measureContextUsage) return session.measureContextUsage(input, { signal })
  if (session.measureInputUsage) return session.measureInputUsage(input, { signal })
  return estimate(input)
}

/**
 * As much of the conversation as the session has room for: the oldest turns go first, then the details of the notes.
 * The limits are in the system prompt, which is never cut.
 */
export async function fitContext(
  session: ModelSession,
  messages: readonly PromptMessage[],
  short: PromptMessage,
  signal: AbortSignal,
): Promise<PromptMessage[]> {
  const window = session.contextWindow ?? session.inputQuota ?? LEAST_WINDOW
  const used = session.contextUsage ?? session.inputUsage ?? 0
  const room = window - used - Math.min(ANSWER_TOKENS, window / 4)
  // Two at a time: a conversation begins with the user.
  for (let from = 0; from < messages.length; from += 2) {
    const input = messages.slice(from)
    if ((await measure(session, input, signal)) <= room) return input
  }
  if ((await measure(session, [short], signal)) <= room) return [short]
  throw new BrowserModelError('too long')
}
