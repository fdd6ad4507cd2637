import { createBuiltInAssistant } from '#content/assistant/built-in-assistant.ts'
import { turnsBefore } from '#core/assistant/chat-protocol.ts'
import { emergencyAnswer } from '#core/assistant/safety/emergency.ts'
import { createSafetyStream } from '#core/assistant/safety/safety.ts'
import { cookingAssistantInput, cookingAssistantOutput } from '#core/contracts/cooking-assistant.ts'
import { cookTools } from '../../assistant/tools.ts'
import { ownRows } from '../../database/recipe-facts.ts'
import { eventStream } from '../../lib/sse.ts'
import { defineFunction } from '../definition.ts'
import { chunksOf } from './chunks.ts'
import { readContext } from './context.ts'
import { reply } from './reply.ts'

const MAX_BODY = 2 * 1024 * 1024

/** Takes a cooking question and streams the answer. */
export const cookingAssistant = defineFunction({
  input: cookingAssistantInput,
  output: cookingAssistantOutput,
  bodyLimit: MAX_BODY,
  handler: async (ctx) => {
    const { input, model, log, recipes, db, words } = ctx
    const gone = new AbortController()
    const signal = AbortSignal.any([ctx.signal, gone.signal])
    // For this answer alone: nothing of them is stored or logged.
    const own = await ownRows(input.own_recipes, recipes.vocabulary)
    const context = await readContext(ctx, own)
    const assistant = createBuiltInAssistant(recipes.vocabulary, words)
    const tools = cookTools(db, recipes, own)
    const pieces = reply({
      question: input.message,
      history: turnsBefore(input.conversation, input.message),
      context,
      guide: (question, history) => assistant(question, history, context, tools),
      tools,
      safetyFor: (limits) => createSafetyStream(input.message, { limits, vocabulary: recipes.vocabulary }),
      // Help first, at once and in fixed words.
      model: emergencyAnswer(input.message) ? undefined : model,
      log,
      signal,
    })
    return eventStream(chunksOf(pieces, log), () => gone.abort())
  },
})
