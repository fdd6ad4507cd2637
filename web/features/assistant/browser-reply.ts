import { emergencyAnswer } from '#core/assistant/safety/emergency.ts'
import { BROWSER_MODEL, BUILT_IN } from '#core/contracts/chat.ts'
import type { CookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import { openModelChat } from '#web/lib/model-chat.ts'
import { askModel } from './ask-model.ts'
import { BrowserModelError, problemOf } from './model-problem.ts'
import type { ReplyPart } from './read-reply.ts'

/** The browser's model answers; if it fails before its first sentence, the built-in assistant does, on the device too. */
export async function* browserReply(
  input: CookingAssistantInput,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart, void, void> {
  // Help first, at once and in fixed words.
  const help = emergencyAnswer(input.message)
  if (help) return yield { text: help, engine: BUILT_IN }
  const chat = await openModelChat(input, signal)
  let hasSpoken = false
  try {
    for await (const piece of askModel(chat.brief, signal)) {
      const text = await chat.check(piece)
      hasSpoken ||= text.trim() !== ''
      if (text) yield { text, engine: BROWSER_MODEL }
    }
    const rest = await chat.end()
    if (!hasSpoken && rest.trim() === '') throw new BrowserModelError('failed')
    yield { text: rest, engine: BROWSER_MODEL, standing: chat.brief.standing }
  } catch (error) {
    // Also what was cut off gets its warnings.
    const rest = hasSpoken ? await chat.end() : ''
    if (signal.aborted) {
      if (rest) yield { text: rest, engine: BROWSER_MODEL }
      throw error
    }
    const problem = problemOf(error, 'answer')
    if (hasSpoken) yield { text: rest, engine: BROWSER_MODEL, problem, broken: true }
    else yield { text: chat.brief.text, engine: BUILT_IN, problem, standing: chat.brief.standing }
  } finally {
    chat.close()
  }
}
