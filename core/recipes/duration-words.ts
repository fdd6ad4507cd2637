/** "45 min", "1 h 30 min", "2 days": the format of facts and exports. */
export function durationWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  if (minutes >= 2880 && minutes % 1440 === 0) return `${minutes / 1440} days`
  return `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`
}

/** From start to table, with rest, as text; null if no time is known. */
export function totalTime(recipe: {
  cooking_time_minutes?: number | null
  prep_time_minutes?: number | null
  rest_time_minutes?: number | null
}): string | null {
  const minutes = totalOf(recipe)
  return minutes === null ? null : durationWords(minutes)
}

/** The same in minutes. */
export function totalOf(recipe: Parameters<typeof totalTime>[0]): number | null {
  const {
    cooking_time_minutes: cook = null,
    prep_time_minutes: prep = null,
    rest_time_minutes: rest,
  } = recipe
  return cook === null && prep === null ? null : (cook ?? 0) + (prep ?? 0) + (rest ?? 0)
}
