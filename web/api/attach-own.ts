import type { CookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import { ownSource } from './own-source.ts'

/** The assistant is told of own recipes that a question may be about, as of the pantry. */
export async function attachOwn(input: CookingAssistantInput): Promise<CookingAssistantInput> {
  const own = await ownSource.load?.()?.catch(() => undefined)
  return own ? own.attach(input) : input
}
