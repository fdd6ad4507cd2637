/** "45 min", "1 h 30 min", "2 days": the format of facts and exports. */
export function durationWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  if (minutes >= 2880 && minutes % 1440 === 0) return `${minutes / 1440} days`
  return `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`
}

/** Cooking plus prep, as text; null if neither is known. */
export function totalTime(recipe: {
  cooking_time_minutes: number | null
  prep_time_minutes: number | null
}): string | null {
  if (recipe.cooking_time_minutes === null && recipe.prep_time_minutes === null) return null
  return durationWords((recipe.cooking_time_minutes ?? 0) + (recipe.prep_time_minutes ?? 0))
}
