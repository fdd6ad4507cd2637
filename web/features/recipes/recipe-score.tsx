import { Link } from 'react-router'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import { haveSentence, usesUpWords } from '#core/matching/have-need.ts'
import { scoreLabel } from '#core/matching/score.ts'
import { paths } from '#web/paths.ts'
import { useShortages } from '#web/state/shortages.ts'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

/** How well the recipe matches the pantry on this device, or how to find out. */
export function RecipeScore({ score, factor }: { score: ScoredRecipe | undefined; factor: number }) {
  const short = useShortages()(score, factor)
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
  const usesUp = usesUpWords(score)
  return (
    <p className="print:hidden">
      <span className="block font-semibold text-accent">
        {rich(strings.score(score.sousScore, scoreLabel(score.sousScore)), {
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </span>
      {(short.length === 0 || score.missing.length > 0) && (
        <span className="text-muted">{haveSentence(score)}</span>
      )}
      {short.length > 0 && <span className="block">{`${short.join('. ')}.`}</span>}
      {usesUp && <span className="block text-herb">{usesUp}</span>}
    </p>
  )
}
