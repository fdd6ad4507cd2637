import { useMemo } from 'react'
import type { RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { convertTemperatures } from '#core/recipes/convert-text.ts'
import type { System } from '#core/recipes/measures.ts'
import { densityAmong, hasUnscaledSteps, presentLine, presentStep } from '#core/recipes/present-text.ts'
import { recipeCounts } from '#core/recipes/step-counts.ts'
import { writtenSystem } from '#core/recipes/written-system.ts'
import { useFactor, useSystem } from '#web/state/recipe-reading.ts'

export interface ReadRecipe {
  /** As written in the recipe. */
  lines: readonly string[]
  /** Scaled and in the selected units. */
  shownLines: readonly string[]
  shownSteps: readonly string[]
  /** A line of this recipe, or of one that it links to, scaled and in the selected units. */
  shown: (line: string) => string
  /** Some counts in the steps are still those of the recipe as written. */
  unscaled: boolean
  shownStorage: string | null
}

/** The chosen units; until a choice is made, an own recipe is shown as it was written. */
export const useRecipeSystem = ({ origin, ingredients, instructions }: ExternalRecipeRow): System =>
  useSystem(
    useMemo(
      () => (origin === 'own' ? writtenSystem([...ingredients, ...instructions]) : undefined),
      [origin, ingredients, instructions],
    ),
  )

/** The recipe's lines and steps as this user sees them. */
export function useReadRecipe(
  recipe: ExternalRecipeRow,
  details: RecipeDetailsOutput | undefined,
): ReadRecipe {
  const factor = useFactor(recipe.id)
  const system = useRecipeSystem(recipe)
  return useMemo(() => {
    const { ingredients: lines } = recipe
    const density = densityAmong(details?.lines ?? [])
    const counts = recipeCounts(recipe.servings, lines)
    const how = { factor, system, counts }
    const shownLines = lines.map((line, at) => presentLine(line, how, details?.lines[at]?.gramsPerMl))
    return {
      lines,
      shownLines,
      shown: (line) => shownLines[lines.indexOf(line)] ?? presentLine(line, how),
      shownSteps: recipe.instructions.map((step) => presentStep(step, how, density)),
      unscaled: hasUnscaledSteps(recipe.instructions, factor, counts),
      shownStorage: recipe.storage && convertTemperatures(recipe.storage, system),
    }
  }, [recipe, details, factor, system])
}
