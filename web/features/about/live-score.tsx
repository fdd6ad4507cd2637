import { type ReactNode, useMemo, useState } from 'react'
import { EXAMPLE } from '#content/how-it-works.ts'
import { scoreLabel } from '#core/matching/score.ts'
import { cardLook } from '#web/ui/card.tsx'
import { rich } from '#web/ui/rich.tsx'
import { ScoreDial } from '#web/ui/score-dial.tsx'
import { ChipGroup } from '#web/ui/toggle-chip.tsx'
import { createExample, type ExampleScore } from './example-score.ts'
import * as strings from './strings.ts'

interface LiveScoreProps {
  /** The results feature renders lines and sums; the page combines both. */
  lines: (score: ExampleScore) => ReactNode
  sum: (score: ExampleScore) => ReactNode
}

/** An interactive example: tick what you have, and watch each line and the score change. */
export function LiveScore({ lines, sum }: LiveScoreProps) {
  const [have, setHave] = useState<readonly string[]>(EXAMPLE.ticked)
  const scoreOf = useMemo(() => createExample(), [])
  const score = useMemo(() => scoreOf(have), [scoreOf, have])
  return (
    <div className={`${cardLook} grid gap-8 p-5 sm:p-8`}>
      <ChipGroup
        legend={strings.exampleLegend}
        hint={strings.exampleHint}
        options={EXAMPLE.choices}
        chosen={EXAMPLE.choices.filter((one) => have.includes(one))}
        onChange={setHave}
      />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div>
          <h3 className="mb-4 text-xl">{EXAMPLE.title}</h3>
          {lines(score)}
        </div>
        <div>
          <div role="status" className="mb-4 flex items-center gap-4">
            <ScoreDial score={score.sousScore} className="size-20" />
            <p>
              {rich(strings.exampleScore(score.sousScore, scoreLabel(score.sousScore)), {
                hidden: (text) => <span className="sr-only">{text}</span>,
                label: (text) => <span className="font-display text-2xl">{text}</span>,
              })}
              <span className="block text-muted">
                {strings.exampleCounts(score.fullMatches, score.partialMatches, score.missing.length)}
              </span>
            </p>
          </div>
          {sum(score)}
        </div>
      </div>
    </div>
  )
}
