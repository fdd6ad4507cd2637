import { durationWords } from '#core/recipes/duration-words.ts'

export const MAX_TAGS = 3

/** Cooking plus prep, in words; null where neither is known. */
export function totalTime(recipe: {
  cooking_time_minutes: number | null
  prep_time_minutes: number | null
}): string | null {
  if (recipe.cooking_time_minutes === null && recipe.prep_time_minutes === null) return null
  return durationWords((recipe.cooking_time_minutes ?? 0) + (recipe.prep_time_minutes ?? 0))
}

/** 84 of 100 is shown as 8.4. */
export function qualityOutOfTen(quality: number | null): string | null {
  if (quality === null) return null
  return (quality / 10).toFixed(quality % 10 === 0 ? 0 : 1)
}

export function shownTags(tags: readonly string[]): { shown: string[]; more: number } {
  const own = [...new Set(tags)]
  return { shown: own.slice(0, MAX_TAGS), more: Math.max(0, own.length - MAX_TAGS) }
}
