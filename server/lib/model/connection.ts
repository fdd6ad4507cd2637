import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { Limits } from './deadline.ts'
import type { ModelSettings } from './model.ts'
import type { Usage } from './usage.ts'

type LanguageModel = ReturnType<typeof wrapLanguageModel>

/** The key for extra request fields. */
export const PROVIDER = 'sous'

/** A configured server, with what we learned about it at run time. */
export interface Connection {
  text: LanguageModel
  vision: LanguageModel | undefined
  limits: Limits
  usage: Usage
  /** Servers differ: a feature that one refused isn't requested again. */
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
  // Small models emit their reasoning between tags; users shouldn't see it in a chat.
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
