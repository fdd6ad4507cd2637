import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import Sparkles from 'lucide-react/icons/sparkles'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useId } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { rich } from '#web/ui/rich.tsx'
import type { GradedSubstitution } from './results.ts'
import * as strings from './strings.ts'

const GRADE_LOOK = {
  herb: 'bg-herb-soft text-herb',
  turmeric: 'bg-turmeric-soft text-turmeric',
  clay: 'bg-clay-soft text-clay',
}
/** The most relevant diets; vegan implies vegetarian. */
const SHOWN_DIETS = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'] as const

const shownDiets = ({ diets }: GradedSubstitution) =>
  SHOWN_DIETS.filter((diet) => diets.includes(diet) && !(diet === 'vegetarian' && diets.includes('vegan')))

interface SwapCardProps {
  swap: GradedSubstitution
  best: boolean
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

/** A card that is a checkbox: a tap anywhere on it selects it. */
export function SwapCard({ swap, best, chosen, onChoose }: SwapCardProps) {
  const id = useId()
  const { grade } = swap
  return (
    <article
      aria-labelledby={`${id}-name`}
      className={clsx(
        'relative flex h-full flex-col gap-4 rounded-card border p-5 shadow-lift transition-colors has-focus-visible:border-accent',
        chosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:border-accent',
      )}
    >
      <div className="flex items-start gap-4">
        <p
          className={clsx(
            'grid size-16 shrink-0 place-content-center rounded-card text-center',
            GRADE_LOOK[grade.color],
          )}
        >
          {rich(strings.grade(grade.grade), {
            hidden: (text) => <span className="sr-only">{text}</span>,
            grade: (text) => <span className="font-display font-semibold text-2xl leading-none">{text}</span>,
          })}
          <span className="mt-1 text-xs tabular-nums">{strings.gradeScore(grade.score)}</span>
        </p>
        <div className="min-w-0 flex-1">
          <h3 id={`${id}-name`} className="text-xl first-letter:uppercase">
            <label htmlFor={id} className="cursor-pointer after:absolute after:inset-0 after:rounded-card">
              {swap.substitute}
            </label>
          </h3>
          <p className="mt-1 font-semibold">{swap.ratio}</p>
        </div>
        <span
          aria-hidden="true"
          className={clsx(
            'grid size-7 shrink-0 place-items-center rounded-sm border-2',
            chosen ? 'border-solid bg-solid text-on-solid' : 'border-control',
          )}
        >
          {chosen && <Check className="size-5" />}
        </span>
        <input
          id={id}
          type="checkbox"
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="sr-only"
        />
      </div>
      <dl className="grid gap-3">
        <div>
          <dt className="text-muted text-sm">{strings.impactTitle}</dt>
          <dd>{swap.impact}</dd>
        </div>
        {swap.notes !== '' && (
          <div>
            <dt className="text-muted text-sm">{strings.tipsTitle}</dt>
            <dd>{swap.notes}</dd>
          </div>
        )}
        {swap.cautions.length > 0 && (
          <div>
            <dt className="flex items-center gap-1 text-muted text-sm">
              <TriangleAlert aria-hidden="true" className="size-4 text-turmeric" />
              {strings.cautionsTitle}
            </dt>
            {swap.cautions.map((caution) => (
              <dd key={caution}>{caution}</dd>
            ))}
          </div>
        )}
      </dl>
      <ul className="mt-auto flex flex-wrap gap-2">
        {best && (
          <li>
            <Badge>
              <Sparkles aria-hidden="true" />
              {strings.topPick}
            </Badge>
          </li>
        )}
        {shownDiets(swap).map((diet) => (
          <li key={diet}>
            <Badge tone="clay">{diet}</Badge>
          </li>
        ))}
      </ul>
    </article>
  )
}
