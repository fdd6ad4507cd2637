import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/functions.ts'

/** The form's query; every field is trimmed. */
export interface Asking {
  ingredient: string
  quantity: string
  recipe: string
}

const HOUR = 3_600_000

/** No retries: the user sees a failure immediately and can try again. */
export function useSubstitutions({ ingredient, quantity, recipe }: Asking, restrictions: readonly string[]) {
  return useQuery({
    queryKey: ['ingredient-substitution', ingredient, quantity, recipe, restrictions],
    queryFn: ({ signal }) =>
      call(
        'ingredient-substitution',
        {
          ingredient,
          quantity,
          recipe_context: recipe,
          dietary_restrictions: [...restrictions],
        },
        { signal },
      ),
    enabled: ingredient !== '',
    retry: false,
    staleTime: HOUR,
  })
}
