import { useQuery } from '@tanstack/react-query'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { readTable } from '#web/lib/rest.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One recipe; null when there is none of that id. */
export function useRecipe(id: string) {
  return useQuery({
    queryKey: ['external_recipes', id],
    queryFn: async ({ signal }) => {
      if (!UUID.test(id)) return null
      const [row] = await readTable<ExternalRecipeRow>(
        'external_recipes',
        { select: '*', id: `eq.${id}` },
        signal,
      )
      return row ?? null
    },
  })
}
