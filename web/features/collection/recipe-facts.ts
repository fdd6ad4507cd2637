import type { Diet } from '#core/contracts/food-facts.ts'
import { type CardFacts, tellingTags } from '#core/food-facts/card-facts.ts'

const MAX_TAGS = 3

/** 84 of 100 is shown as 8.4. */
export function qualityOutOfTen(quality: number | null): string | null {
  if (quality === null) return null
  return (quality / 10).toFixed(quality % 10 === 0 ? 0 : 1)
}

/** The most telling diets, and how many more of them there are. */
export function shownTags(
  recipe: Pick<CardFacts, 'dietary_tags' | 'allergens'>,
  chosen: readonly Diet[],
): { shown: string[]; more: number } {
  const own = tellingTags(recipe, chosen)
  return { shown: own.slice(0, MAX_TAGS), more: Math.max(0, own.length - MAX_TAGS) }
}
