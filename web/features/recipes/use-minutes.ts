import { useQuery } from '@tanstack/react-query'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { totalOf } from '#core/contracts/total-time.ts'
import { ABOUT_AS_WRITTEN } from '#core/planning/real-time.ts'

/** How long it takes at the scale that is shown, as in the plan. What tells is loaded for more servings only. */
export function useMinutes(recipe: ExternalRecipeRow, factor: number): number | null {
  const asWritten = totalOf(recipe)
  const { data } = useQuery({
    queryKey: ['minutes-at', recipe.id, recipe.title, asWritten, factor],
    queryFn: async () => (await import('#core/planning/minutes-at.ts')).minutesAt(recipe, factor),
    enabled: asWritten !== null && factor > ABOUT_AS_WRITTEN,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return data ?? asWritten
}
