import type { ReactNode } from 'react'
import { CUISINES_FAILED, DIFFICULTIES_FAILED, TOTAL_FAILED, useCounts } from './stored-queries.ts'

const byCount = (counts: Record<string, number>) => Object.entries(counts).sort(([, a], [, b]) => b - a)
const number = (value: number) => value.toLocaleString('en-US')

const FAILURES = [TOTAL_FAILED, CUISINES_FAILED, DIFFICULTIES_FAILED]

/** How many there are, in total and by kind. */
export function StoredCountsPanel() {
  const { data, error } = useCounts()
  const said = FAILURES.find((text) => error?.message === text)
  const part = (value: ReactNode, failed: string) =>
    error ? (
      // The server may report which of the three failed; otherwise all of them did.
      <p className={said && said !== failed ? 'text-muted text-sm' : 'text-danger text-sm'}>
        {said && said !== failed ? 'Not counted' : failed}
      </p>
    ) : (
      (value ?? <p className="text-muted">Counting…</p>)
    )
  return (
    <dl className="grid gap-x-10 gap-y-4 md:grid-cols-[auto_1fr_2fr]">
      <div>
        <dt className="text-muted text-sm">Stored recipes</dt>
        <dd>
          {part(
            data && <span className="font-display text-3xl tabular-nums">{number(data.total)}</span>,
            TOTAL_FAILED,
          )}
        </dd>
      </div>
      <div>
        <dt className="text-muted text-sm">By difficulty</dt>
        <dd className="mt-1">{part(data && <Counts counts={data.difficulties} />, DIFFICULTIES_FAILED)}</dd>
      </div>
      <div>
        <dt className="text-muted text-sm">By cuisine</dt>
        <dd className="mt-1">{part(data && <Counts counts={data.cuisines} />, CUISINES_FAILED)}</dd>
      </div>
    </dl>
  )
}

function Counts({ counts }: { counts: Record<string, number> }) {
  const entries = byCount(counts)
  if (entries.length === 0) return <span className="text-muted">None yet</span>
  return (
    <ul className="flex max-h-32 flex-wrap gap-x-4 gap-y-1 overflow-y-auto text-sm">
      {entries.map(([name, count]) => (
        <li key={name}>
          {name || 'unknown'} <span className="text-muted tabular-nums">{number(count)}</span>
        </li>
      ))}
    </ul>
  )
}
