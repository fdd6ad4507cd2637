import Leaf from 'lucide-react/icons/leaf'
import type { SousScore } from '#core/contracts/sous-score.ts'
import { usesUpWords } from '#core/matching/have-need.ts'
import { HIGHEST, PER_FULL, PER_PARTIAL } from '#core/matching/score.ts'
import * as strings from './strings.ts'

const round = (value: number) => Math.round(value * 10) / 10

/** The breakdown of a score, as a bar and in words. */
export function ScoreSum({
  recipe,
  ingredients,
}: {
  recipe: SousScore & { missing: readonly unknown[]; uses_soon?: readonly string[] | undefined }
  ingredients: number
}) {
  const {
    parts,
    fullMatches,
    partialMatches,
    coverageRatio,
    efficiencyRatio,
    matchCount,
    missing,
    unclamped,
  } = recipe
  const usesUp = usesUpWords(recipe)
  const rows = [
    { label: strings.scoreBase, value: parts.base, tone: 'bg-clay' },
    {
      label: strings.scoreFull(fullMatches, PER_FULL),
      value: parts.full,
      tone: 'bg-herb',
    },
    {
      label: strings.scorePartial(partialMatches, PER_PARTIAL),
      value: parts.partial,
      tone: 'bg-turmeric',
    },
    { label: strings.scoreCoverage(matchCount, ingredients), value: parts.coverage, tone: 'bg-saffron' },
    { label: strings.scoreEfficiency(missing.length), value: parts.efficiency, tone: 'bg-paprika' },
  ]
  return (
    <div className="rounded-card bg-sunken p-4 text-sm">
      <p className="mb-2 text-muted">{strings.scoreNote}</p>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-chip">
        {rows.map(({ label, value, tone }) => (
          <div key={label} className={tone} style={{ flexGrow: value }} />
        ))}
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1">
        {rows.map(({ label, value, tone }) => (
          <div key={label} className="contents">
            <span aria-hidden="true" className={`size-2.5 rounded-chip ${tone}`} />
            <dt className="text-muted">{label}</dt>
            <dd className="text-right tabular-nums">{round(value)}</dd>
          </div>
        ))}
        <dt className="col-span-2 border-line border-t pt-1 font-semibold">
          {unclamped > HIGHEST ? strings.scoreCapped(round(unclamped)) : strings.scoreSum}
        </dt>
        <dd className="border-line border-t pt-1 text-right font-semibold tabular-nums">
          {recipe.sousScore}
        </dd>
      </dl>
      <div className="mt-3 grid grid-cols-2 gap-4">
        <Ratio label={strings.coverage} value={coverageRatio} tone="bg-saffron" />
        <Ratio label={strings.efficiency} value={efficiencyRatio} tone="bg-paprika" />
      </div>
      {usesUp && (
        <p className="mt-3 flex gap-2 border-line border-t pt-3">
          <Leaf aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-herb" />
          <span>
            <span className="block font-semibold">{usesUp}</span>
            <span className="text-muted">{strings.scoreBeside}</span>
          </span>
        </p>
      )}
    </div>
  )
}

function Ratio({ label, value, tone }: { label: string; value: number; tone: string }) {
  const percent = Math.round(value * 100)
  return (
    <div>
      <p className="flex justify-between text-muted">
        {label} <span className="tabular-nums">{percent}%</span>
      </p>
      <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-chip bg-line">
        <div className={`h-full ${tone}`} style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
