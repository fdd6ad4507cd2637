import type { ModelPrompt } from '#core/assistant/model-prompt.ts'
import type { ChatTurn } from '#core/contracts/chat.ts'
import type { CookingAssistantInput } from '#core/contracts/cooking-assistant.ts'

/** What the device prepares before the browser's model is asked. */
export interface ModelBrief {
  /** The built-in assistant's own answer. */
  text: string
  /** What stands in the conversation from here on. */
  standing: readonly string[]
  prompt: ModelPrompt
  /** The last message with less context. */
  short: ChatTurn
}

/** One answer of the browser's model, prepared and checked by the device server. */
export interface ModelChat {
  brief: ModelBrief
  /** Takes a piece of the answer, returns what is complete and safe so far. */
  check: (piece: string) => Promise<string>
  /** The rest, and the warnings that are still missing. */
  end: () => Promise<string>
  close: () => void
}

type Open = (input: CookingAssistantInput, signal: AbortSignal) => Promise<ModelChat>

let opens: Open | undefined

/** The device server is no part of any feature: the app connects it at its start. */
export const provideModelChat = (open: Open) => {
  opens = open
}

export async function openModelChat(input: CookingAssistantInput, signal: AbortSignal): Promise<ModelChat> {
  if (!opens) throw new Error('There is no device server.')
  return opens(input, signal)
}
