/** The times of a recipe, in minutes. */
export interface RecipeTimes {
  cooking_time_minutes?: number | null
  prep_time_minutes?: number | null
  rest_time_minutes?: number | null
}

/** From start to table, with rest; null if neither cooking nor preparation is known. */
export function totalOf(recipe: RecipeTimes): number | null {
  const {
    cooking_time_minutes: cook = null,
    prep_time_minutes: prep = null,
    rest_time_minutes: rest,
  } = recipe
  return cook === null && prep === null ? null : (cook ?? 0) + (prep ?? 0) + (rest ?? 0)
}
