import { stepCountIs, streamText, type ToolSet, tool } from 'ai'
import type { Connection } from './connection.ts'
import { deadline } from './deadline.ts'
import { ModelError, type TextRequest } from './model.ts'
import { toModelError } from './problem.ts'
import { estimateTokens } from './usage.ts'

const MAX_STEPS = 5
const MAX_TOKENS = 900

const lettersOf = ({ system, messages }: TextRequest) =>
  system.length + messages.reduce((sum, message) => sum + message.content.length, 0)

const toolSet = (tools: TextRequest['tools'] = {}): ToolSet =>
  Object.fromEntries(
    Object.entries(tools).map(([name, { description, input, run }]) => [
      name,
      tool({ description, inputSchema: input, execute: async (given) => run(given) }),
    ]),
  )

/** Streams an answer; a server that refuses tools is retried once without them. */
export async function* streamAnswer(connection: Connection, who: string[], request: TextRequest) {
  const withTools = connection.able.tools && Object.keys(request.tools ?? {}).length > 0
  try {
    yield* attempt(connection, who, request, withTools)
  } catch (error) {
    const refused = error instanceof ModelError && error.problem === 'refused'
    if (!withTools || !refused || (error.status !== 400 && error.status !== 422)) throw error
    yield* attempt(connection, who, request, false)
    // Only now is it certain that the tools were the reason.
    connection.able.tools = false
  }
}

async function* attempt(connection: Connection, who: string[], request: TextRequest, withTools: boolean) {
  const maxTokens = request.maxTokens ?? MAX_TOKENS
  const asked = estimateTokens(lettersOf(request))
  const settle = await connection.usage.reserve(who, asked + maxTokens)
  const watch = deadline(connection.limits, request.signal)
  let counted: number | undefined
  let letters = 0
  try {
    const { fullStream } = streamText({
      model: connection.text,
      system: request.system,
      messages: request.messages,
      ...(withTools && { tools: toolSet(request.tools), stopWhen: stepCountIs(MAX_STEPS) }),
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: watch.signal,
      onError: () => {},
    })
    let gap = ''
    for await (const part of fullStream) {
      watch.alive()
      if (part.type === 'text-delta' && part.text) {
        letters += part.text.length
        yield gap + part.text
        gap = ''
        watch.alive()
      } else if (part.type === 'finish-step') {
        // Text before a tool call becomes a paragraph of its own.
        if (letters > 0) gap = '\n\n'
      } else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw new ModelError('stopped')
      else if (part.type === 'finish') {
        counted = part.totalUsage.totalTokens
        // A stream that ends without a finish reason was cut off.
        if (part.rawFinishReason === undefined && part.finishReason !== 'stop')
          throw new ModelError('unreachable')
      }
    }
    if (letters === 0) throw new ModelError('garbled')
  } catch (error) {
    throw watch.reason() ?? toModelError(error)
  } finally {
    watch.end()
    await settle(counted ?? asked + estimateTokens(letters))
  }
}
