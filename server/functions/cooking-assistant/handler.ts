import type { ChatTurn } from '#core/contracts/chat.ts'
import { cookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import { createSafetyStream } from '#core/kitchen/safety.ts'
import { createBuiltInCook } from '../../kitchen/cook.ts'
import { cookTools } from '../../kitchen/cook-tools.ts'
import { eventStream } from '../../lib/sse.ts'
import { defineFunction } from '../definition.ts'
import { chunksOf } from './chunks.ts'
import { readContext } from './context.ts'
import { reply } from './reply.ts'

const MAX_BODY = 2 * 1024 * 1024

/** Some clients count the question among the talk so far. */
function before(conversation: ChatTurn[], message: string) {
  const last = conversation.at(-1)
  return last?.role === 'user' && last.content.trim() === message ? conversation.slice(0, -1) : conversation
}

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
      history: before(input.conversation, input.message),
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
