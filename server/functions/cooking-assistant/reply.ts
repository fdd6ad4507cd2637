import { setTimeout as sleep } from 'node:timers/promises'
import { type FoodLimits, NO_LIMITS } from '#core/assistant/limits.ts'
import { modelPrompt } from '#core/assistant/model-prompt.ts'
import type { SafetyStream } from '#core/assistant/safety/safety.ts'
import type { Answer, AssistantContext, AssistantTools } from '#core/assistant/write/answer.ts'
import { inPieces } from '#core/assistant/write/in-pieces.ts'
import { BUILT_IN, type ChatTurn } from '#core/contracts/chat.ts'
import type { Log } from '../../lib/log.ts'
import { type Model, ModelError } from '../../lib/model/model.ts'
import { modelTools } from './tools.ts'

/** A chunk of an answer with its source; `broken` when the answer ends incomplete. */
export interface ReplyPiece {
  engine: string
  text: string
  broken?: boolean
  /** What stands in the conversation from here on. */
  standing?: readonly string[]
}

interface ReplyOptions {
  question: string
  history: readonly ChatTurn[]
  context: AssistantContext
  guide: (question: string, history: readonly ChatTurn[]) => Promise<Answer>
  tools: AssistantTools
  /** The safety check of the model's output, sentence by sentence. */
  safetyFor: (limits: FoodLimits) => SafetyStream
  model: Model | undefined
  log: Log
  signal: AbortSignal
}

/** Roughly reading speed; the first chunk is sent at once. */
const PACE_MS = 12

/** The model answers if there is one; if it fails before its first token, the built-in assistant does. */
export async function* reply(options: ReplyOptions): AsyncGenerator<ReplyPiece, void, void> {
  const { question, history, context, model, log, signal } = options
  const answer = await options.guide(question, history)
  const limits = answer.limits ?? NO_LIMITS
  const { standing = [] } = answer
  const safety = options.safetyFor(limits)
  if (model) {
    let hasSpoken = false
    try {
      const pieces = model.stream({
        ...modelPrompt({ question, history, context, guide: answer, hasTools: true }),
        tools: modelTools(
          options.tools,
          (asked) => options.guide(asked, []),
          limits,
          context.profile?.cuisines,
        ),
        signal,
      })
      for await (const piece of pieces) {
        const text = safety.push(piece)
        if (text) yield { engine: model.name, text, standing }
        hasSpoken ||= text !== ''
      }
      yield { engine: model.name, text: safety.end(), standing }
      return
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      if (signal.aborted) return
      log.warn('the model failed', { problem: error.problem, status: error.status, spoken: hasSpoken })
      if (hasSpoken) {
        yield { engine: model.name, text: safety.end(), broken: true, standing }
        return
      }
    } finally {
      if (safety.reasons.length > 0)
        log.info('the model was corrected', { reasons: safety.reasons.join(', ') })
    }
  }
  // The assistant's own answers have passed the same rules already.
  for (const text of inPieces(answer.text)) {
    if (signal.aborted) return
    yield { engine: BUILT_IN, text, standing }
    await sleep(PACE_MS)
  }
}
