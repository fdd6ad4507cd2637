import type { ReactNode } from 'react'
import { LEVEL_FACTS } from './levels.ts'
import { useCounts } from './stored-queries.ts'
import * as strings from './strings.ts'

const byCount = (counts: Record<string, number>) => Object.entries(counts).sort(([, a], [, b]) => b - a)
const number = (value: number) => value.toLocaleString('en-US')

const FAILURES = [strings.totalFailed, strings.cuisinesFailed, strings.difficultiesFailed]

/** How many there are, in total and by kind. */
export function StoredCountsPanel() {
  const { data, error } = useCounts()
  const said = FAILURES.find((text) => error?.message === text)
  const part = (value: ReactNode, failed: string) =>
    error ? (
      // The server may report which of the three failed; otherwise all of them did.
      <p className={said && said !== failed ? 'text-muted text-sm' : 'text-danger text-sm'}>
        {said && said !== failed ? strings.notCounted : failed}
      </p>
    ) : (
      (value ?? <p className="text-muted">{strings.counting}</p>)
    )
  return (
    <dl className="grid gap-x-10 gap-y-4 md:grid-cols-[auto_1fr_2fr]">
      <div>
        <dt className="text-muted text-sm">{strings.storedTitle}</dt>
        <dd>
          {part(
            data && <span className="font-display text-3xl tabular-nums">{number(data.total)}</span>,
            strings.totalFailed,
          )}
        </dd>
      </div>
      <div>
        <dt className="text-muted text-sm">{strings.byDifficulty}</dt>
        <dd className="mt-1">
          {part(data && <Counts counts={data.difficulties} />, strings.difficultiesFailed)}
        </dd>
      </div>
      <div>
        <dt className="text-muted text-sm">{strings.byCuisine}</dt>
        <dd className="mt-1">{part(data && <Counts counts={data.cuisines} />, strings.cuisinesFailed)}</dd>
      </div>
    </dl>
  )
}

function Counts({ counts }: { counts: Record<string, number> }) {
  const entries = byCount(counts)
  if (entries.length === 0) return <span className="text-muted">{strings.noneYet}</span>
  return (
    <ul className="flex max-h-32 flex-wrap gap-x-4 gap-y-1 overflow-y-auto text-sm">
      {entries.map(([name, count]) => (
        <li key={name}>
          {name ? (LEVEL_FACTS.get(name) ?? name) : strings.isUnknown}{' '}
          <span className="text-muted tabular-nums">{number(count)}</span>
        </li>
      ))}
    </ul>
  )
}
