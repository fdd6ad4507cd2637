import { askedFoods } from '#core/assistant/asked-foods.ts'
import { ownQuestion } from '#core/assistant/read/asks-own.ts'
import type { ChatTurn } from '#core/contracts/chat.ts'
import type { OwnFood } from '#core/contracts/cooking-assistant.ts'
import { describeStock } from '#core/stock/describe.ts'
import { kitchenReady } from '../kitchen.ts'
import { factStore } from './fact-store.ts'
import { localDay } from './local-day.ts'
import { stockLog } from './stock-log.ts'

/** What a question to the assistant takes along of the kitchen; undefined where it is about none of it. */
export async function askedKitchen(
  question: string,
  before: readonly ChatTurn[],
): Promise<OwnFood[] | undefined> {
  const asked = ownQuestion(question, before.findLast(({ role }) => role === 'user')?.content)
  if (!asked) return undefined
  await kitchenReady()
  const stock = describeStock(stockLog.records(), factStore.get(), localDay())
  return stock.length > 0 ? askedFoods(question, asked, stock) : undefined
}
