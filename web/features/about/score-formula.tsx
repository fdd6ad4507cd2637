import {
  BASE,
  COVERAGE_WEIGHT,
  EFFICIENCY_WEIGHT,
  EXTRA_LIMIT,
  HIGHEST,
  LOWEST,
  PER_FULL,
  PER_PARTIAL,
  scoreLabel,
} from '#core/matching/score.ts'
import { cardLook } from '#web/ui/card.tsx'
import * as strings from './strings.ts'

const PARTS: readonly { sum: string; name: string; text: string; tone: string }[] = [
  { sum: `${BASE}`, name: strings.baseName, text: strings.baseText, tone: 'bg-clay' },
  {
    sum: `+ ${PER_FULL}`,
    name: strings.fullName,
    text: strings.fullText,
    tone: 'bg-herb',
  },
  {
    sum: `+ ${PER_PARTIAL}`,
    name: strings.partialName,
    text: strings.partialText,
    tone: 'bg-turmeric',
  },
  {
    sum: strings.coveragePart(COVERAGE_WEIGHT),
    name: strings.coverageName,
    text: strings.coverageText,
    tone: 'bg-saffron',
  },
  {
    sum: strings.efficiencyPart(EFFICIENCY_WEIGHT),
    name: strings.efficiencyName,
    text: strings.efficiencyText(EXTRA_LIMIT),
    tone: 'bg-paprika',
  },
]

/** Built from the constants in the code, so that the page can't contradict it. */
const BANDS = [85, 75, 65, LOWEST].map((from, at, all) => {
  const to = at === 0 ? HIGHEST : (all[at - 1] ?? HIGHEST) - 1
  return { range: `${from}–${to}`, label: scoreLabel(from) }
})

export function ScoreFormula() {
  return (
    <div className="grid gap-8 lg:grid-cols-[1.6fr_1fr]">
      <ol className="grid gap-4">
        {PARTS.map(({ sum, name, text, tone }) => (
          <li key={name} className="flex gap-4">
            <span aria-hidden="true" className={`mt-1.5 w-1.5 shrink-0 self-stretch rounded-chip ${tone}`} />
            <div>
              <p>
                <span className="font-display text-xl tabular-nums">{sum}</span>{' '}
                <span className="font-semibold">{name}</span>
              </p>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={`${cardLook} self-start p-5 sm:p-6`}>
        <h3 className="text-xl">{strings.bandsTitle}</h3>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
          {BANDS.map(({ range, label }) => (
            <div key={label} className="contents">
              <dt className="font-display tabular-nums">{range}</dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-muted text-sm">{strings.bandsNote(LOWEST, HIGHEST)}</p>
      </div>
    </div>
  )
}
