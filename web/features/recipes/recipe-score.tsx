import { Link } from 'react-router'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import { scoreLabel } from '#core/matching/score.ts'
import { paths } from '#web/paths.ts'
import { ScoreDial } from '#web/ui/score-dial.tsx'

/** How well the recipe matches the pantry on this device, or how to find out. */
export function RecipeScore({ score }: { score: ScoredRecipe | undefined }) {
  if (!score)
    return (
      <p className="mt-6 text-muted print:hidden">
        <Link to={paths.addIngredients()} className="text-link">
          Tell Sous what you have
        </Link>{' '}
        to see what is missing here.
      </p>
    )
  const lines = score.reasons.length
  const swapped = score.missing.filter(({ swap }) => swap !== '').length
  const have = lines - score.missing.length
  return (
    <div className="mt-6 flex items-center gap-4 print:hidden">
      <ScoreDial score={score.sousScore} className="size-16" />
      <p>
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
    </div>
  )
}
