import { Link } from 'react-router'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import { haveSentence } from '#core/matching/have-need.ts'
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
  return (
    <p className="print:hidden">
      <span className="block font-semibold text-accent">
        <span className="sr-only">SousScore {score.sousScore}, </span>
        {scoreLabel(score.sousScore)}
      </span>
      <span className="text-muted">{haveSentence(score)}</span>
    </p>
  )
}
