import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/functions.ts'
import { usePreferences } from '#web/state/preferences.ts'

/** What the form asks; every field is trimmed. */
export interface Asking {
  ingredient: string
  quantity: string
  recipe: string
}

const HOUR = 3_600_000

/** Keeps to the diets of the profile. Asks once: whoever waits for an answer learns of a failure at once and can try again. */
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
