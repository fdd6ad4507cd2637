import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { Limits } from './deadline.ts'
import type { ModelSettings } from './model.ts'
import type { Usage } from './usage.ts'

type LanguageModel = ReturnType<typeof wrapLanguageModel>

/** The name under which extra fields of a request travel. */
export const PROVIDER = 'sous'

/** One configured server, with what was learned about it on the way. */
export interface Connection {
  text: LanguageModel
  vision: LanguageModel | undefined
  limits: Limits
  usage: Usage
  /** Servers differ: what one refused is not asked of it again. */
  able: { tools: boolean; schema: boolean }
}

export function connectModel(
  settings: ModelSettings,
  fetch: typeof globalThis.fetch,
  limits: Limits,
  usage: Usage,
): Connection {
  const provider = createOpenAICompatible({
    name: PROVIDER,
    baseURL: settings.baseUrl.replace(/\/+$/, ''),
    apiKey: settings.apiKey,
    includeUsage: true,
    fetch,
  })
  // Small models think aloud between tags; nobody wants to read that in a chat.
  const quiet = (name: string) =>
    wrapLanguageModel({
      model: provider.chatModel(name),
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    })
  return {
    text: quiet(settings.name),
    vision: settings.visionName ? quiet(settings.visionName) : undefined,
    limits,
    usage,
    able: { tools: true, schema: true },
  }
}
