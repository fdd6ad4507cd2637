import { clsx } from 'clsx'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Salad from 'lucide-react/icons/salad'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { type CardFacts, type Needs, type Warning, warningsOf } from '#core/food-facts/card-facts.ts'
import { Badge } from './badge.tsx'
import * as strings from './strings.ts'

const LOOKS = {
  contains: { tone: 'danger', Icon: TriangleAlert },
  'may contain': { tone: 'turmeric', Icon: TriangleAlert },
  'not checked': { tone: 'clay', Icon: CircleQuestionMark },
  diet: { tone: 'clay', Icon: Salad },
} as const satisfies Record<Warning['kind'], object>

interface SafetyBadgesProps {
  recipe: CardFacts
  needs: Needs
  className?: string
}

/** Where a recipe conflicts with the user's allergies or diets. Renders nothing if it doesn't. */
export function SafetyBadges({ recipe, needs, className }: SafetyBadgesProps) {
  const warnings = warningsOf(recipe, needs)
  if (warnings.length === 0) return null
  return (
    <ul aria-label={strings.warnings} className={clsx('flex flex-wrap gap-2', className)}>
      {warnings.map(({ kind, text }) => {
        const { tone, Icon } = LOOKS[kind]
        return (
          <li key={kind} data-warning={kind} className="flex">
            <Badge tone={tone}>
              <Icon aria-hidden="true" className="shrink-0" />
              {text}
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}
