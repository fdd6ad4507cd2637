import { useEffect, useMemo } from 'react'
import type { RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { jsonLdScript } from '#core/recipes/export-json-ld.ts'
import { exportedRecipe } from './exported-recipe.ts'

/** The recipe for search engines and recipe apps: data, never executed. */
export function JsonLd({
  recipe,
  details,
}: {
  recipe: ExternalRecipeRow
  details: RecipeDetailsOutput | undefined
}) {
  const json = useMemo(() => jsonLdScript(exportedRecipe(recipe, details)), [recipe, details])
  // The server already put one in the head, for clients that don't run scripts; one is enough.
  useEffect(() => document.head.querySelector('script[type="application/ld+json"]')?.remove(), [])
  return <script type="application/ld+json">{json}</script>
}
