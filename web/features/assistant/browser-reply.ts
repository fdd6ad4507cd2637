import { emergencyAnswer } from '#core/assistant/safety/emergency.ts'
import { photoWarning } from '#core/assistant/safety/photo.ts'
import { BROWSER_MODEL, BUILT_IN } from '#core/contracts/chat.ts'
import type { CookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import { openModelChat } from '#web/lib/model-chat.ts'
import { askModel } from './ask-model.ts'
import { BrowserModelError, problemOf } from './model-problem.ts'
import type { ReplyPart } from './read-reply.ts'

/**
 * The browser's model answers; if it fails before its first sentence, the built-in assistant does, on the device too.
 * Only the model sees a photo; one that is gone was asked about before the page was loaded again.
 */
export async function* browserReply(
  input: CookingAssistantInput,
  signal: AbortSignal,
  photo?: Blob | 'gone',
): AsyncGenerator<ReplyPart, void, void> {
  // Help first, at once and in fixed words.
  const help = emergencyAnswer(input.message)
  if (help) return yield { text: help, engine: BUILT_IN }
  const chat = await openModelChat(input, signal)
  let said = ''
  const finish = async () => {
    const rest = await chat.end()
    const warning = photo ? photoWarning(said + rest) : ''
    return warning ? `${rest}\n\n${warning}` : rest
  }
  try {
    if (photo === 'gone') throw new BrowserModelError('photo gone')
    for await (const piece of askModel(chat.brief, signal, photo)) {
      const text = await chat.check(piece)
      said += text
      if (text) yield { text, engine: BROWSER_MODEL }
    }
    const rest = await finish()
    if (`${said}${rest}`.trim() === '') throw new BrowserModelError('failed')
    yield { text: rest, engine: BROWSER_MODEL, standing: chat.brief.standing }
  } catch (error) {
    const hasSpoken = said.trim() !== ''
    // Also what was cut off gets its warnings.
    const rest = hasSpoken ? await finish() : ''
    if (signal.aborted) {
      if (rest) yield { text: rest, engine: BROWSER_MODEL }
      throw error
    }
    const problem = problemOf(error, photo ? 'photo' : 'answer')
    if (hasSpoken) yield { text: rest, engine: BROWSER_MODEL, problem, broken: true }
    else yield { text: chat.brief.text, engine: BUILT_IN, problem, standing: chat.brief.standing }
  } finally {
    chat.close()
  }
}
