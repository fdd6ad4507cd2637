import { Link } from 'react-router'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import { scoreLabel } from '#core/matching/score.ts'
import { paths } from '#web/paths.ts'

/** How well the recipe matches the pantry on this device, or how to find out. */
export function RecipeScore({ score }: { score: ScoredRecipe | undefined }) {
  if (!score)
    return (
      <p className="text-muted print:hidden">
        <Link to={paths.addIngredients()} className="text-link">
          Tell Sous what you have
        </Link>{' '}
        to see what’s missing.
      </p>
    )
  const lines = score.reasons.length
  const swapped = score.missing.filter(({ swap }) => swap !== '').length
  const have = lines - score.missing.length
  return (
    <p className="print:hidden">
      <span className="block font-semibold text-accent">
        <span className="sr-only">SousScore {score.sousScore}, </span>
        {scoreLabel(score.sousScore)}
      </span>
      <span className="text-muted">
        {score.missing.length === 0
          ? `You have all ${lines} ingredients.`
          : `You have ${have} of ${lines} ingredients${swapped > 0 ? `, and a swap for ${swapped} more` : ''}.`}
      </span>
    </p>
  )
}
