import Check from 'lucide-react/icons/check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleDot from 'lucide-react/icons/circle-dot'
import type { LineMatch } from '#core/contracts/match-recipes.ts'
import * as strings from './strings.ts'

/** How a line of a recipe matches the pantry: the same icon, tone and word everywhere. */
export const MATCH_STATES = {
  full: { Icon: Check, tone: 'bg-herb-soft', icon: 'text-herb', word: strings.haveIt },
  partial: { Icon: CircleDot, tone: 'bg-turmeric-soft', icon: 'text-turmeric', word: strings.nearly },
  none: { Icon: CircleDashed, tone: 'bg-clay-soft', icon: 'text-clay', word: strings.missing },
} as const

export function matchWords({ strength, reason, ingredient, staple }: LineMatch): string {
  if (strength === 'none') return MATCH_STATES.none.word
  if (staple) return strings.alwaysInKitchen
  const { word } = MATCH_STATES[strength]
  return reason === 'exact' || reason === 'plural' ? word : strings.matchedBy(word, ingredient)
}
