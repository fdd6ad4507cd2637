import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/functions.ts'
import { usePreferences } from '#web/state/preferences.ts'

/** The form's query; every field is trimmed. */
export interface Asking {
  ingredient: string
  quantity: string
  recipe: string
}

const HOUR = 3_600_000

/** Applies the diets in the profile. No retries: the user sees a failure immediately and can try again. */
export function useSubstitutions({ ingredient, quantity, recipe }: Asking) {
  const { diets } = usePreferences()
  return useQuery({
    queryKey: ['ingredient-substitution', ingredient, quantity, recipe, diets],
    queryFn: ({ signal }) =>
      call(
        'ingredient-substitution',
        {
          ingredient,
          quantity,
          recipe_context: recipe,
          dietary_restrictions: [...diets],
        },
        { signal },
      ),
    enabled: ingredient !== '',
    retry: false,
    staleTime: HOUR,
  })
}
