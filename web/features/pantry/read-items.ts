import { hasState, writtenFood } from '#core/stock/written-food.ts'
import { readText } from '#web/api/read-text.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { asPantryItem } from './as-pantry-item.ts'
import type { TypedItems } from './use-typed-items.ts'

/** The items of a text by the names that they are listed under. */
export async function readItems(text: string): Promise<Omit<TypedItems, 'text'>> {
  const { items } = await readText(text)
  const foods = items.map((read) => writtenFood(asPantryItem(read), read, localDay()))
  return {
    items: items.map((read, at) => ({ ...asPantryItem(read), name: foods[at]?.name ?? read.name })),
    written: items.at(-1)?.written ?? '',
    hasStates: foods.some(({ detail }) => hasState(detail)),
  }
}
