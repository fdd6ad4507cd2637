import { Link } from 'react-router'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import { haveSentence } from '#core/matching/have-need.ts'
import { scoreLabel } from '#core/matching/score.ts'
import { paths } from '#web/paths.ts'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

/** How well the recipe matches the pantry on this device, or how to find out. */
export function RecipeScore({ score }: { score: ScoredRecipe | undefined }) {
  if (!score)
    return (
      <p className="text-muted print:hidden">
        {rich(strings.noScore, {
          link: (text) => (
            <Link to={paths.addIngredients()} className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
    )
  return (
    <p className="print:hidden">
      <span className="block font-semibold text-accent">
        {rich(strings.score(score.sousScore, scoreLabel(score.sousScore)), {
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </span>
      <span className="text-muted">{haveSentence(score)}</span>
    </p>
  )
}
