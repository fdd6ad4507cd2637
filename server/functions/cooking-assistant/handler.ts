import { createBuiltInCook } from '#content/kitchen/built-in-cook.ts'
import { cookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import { turnsBefore } from '#core/kitchen/chat-protocol.ts'
import { createSafetyStream } from '#core/kitchen/safety.ts'
import { cookTools } from '../../kitchen/cook-tools.ts'
import { eventStream } from '../../lib/sse.ts'
import { defineFunction } from '../definition.ts'
import { chunksOf } from './chunks.ts'
import { readContext } from './context.ts'
import { reply } from './reply.ts'

const MAX_BODY = 2 * 1024 * 1024

/** A cooking question in, an answer in pieces out. */
export const cookingAssistant = defineFunction({
  input: cookingAssistantInput,
  bodyLimit: MAX_BODY,
  handler: async (ctx) => {
    const { input, model, log, recipes, db } = ctx
    const gone = new AbortController()
    const signal = AbortSignal.any([ctx.signal, gone.signal])
    const context = await readContext(ctx)
    const cook = createBuiltInCook(recipes.vocabulary)
    const tools = cookTools(db, recipes)
    const said = reply({
      question: input.message,
      history: turnsBefore(input.conversation, input.message),
      context,
      guide: (question, history) => cook(question, history, context, tools),
      tools,
      safety: createSafetyStream(input.message, {
        allergies: context.profile?.allergies,
        vocabulary: recipes.vocabulary,
      }),
      model,
      log,
      signal,
    })
    return eventStream(chunksOf(said, log), () => gone.abort())
  },
})
