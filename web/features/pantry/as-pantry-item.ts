import type { ReadItem } from '#core/contracts/read-ingredients.ts'
import type { PantryItem } from '#web/state/pantry.ts'

export const asPantryItem = ({ name, emoji, amount, known, near }: ReadItem): PantryItem => ({
  name,
  emoji,
  amount,
  ...(!known && { near }),
})
