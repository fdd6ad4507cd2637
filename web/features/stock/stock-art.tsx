import CookingPot from 'lucide-react/icons/cooking-pot'
import Package from 'lucide-react/icons/package'
import type { StockItem } from '#core/stock/item.ts'
import { EmojiArt } from '#web/ui/food-art/emoji-art.tsx'

/** The drawing of a food; a pot for leftovers, a package for what we don't know. Decorative. */
export function StockArt({
  item: { fact, meal },
  className,
}: {
  item: Pick<StockItem, 'fact' | 'meal'>
  className: string
}) {
  if (meal !== null) return <CookingPot aria-hidden="true" className={`${className} p-0.5 text-muted`} />
  if (fact?.emoji) return <EmojiArt emoji={fact.emoji} className={className} />
  return <Package aria-hidden="true" className={`${className} p-0.5 text-muted`} />
}
