import type { ReactNode } from 'react'
import * as strings from './strings.ts'

export const number = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits })

export const megabytes = (value: number) =>
  value >= 1024
    ? strings.inGigabytes(number(value / 1024, 1))
    : strings.inMegabytes(number(value, value < 10 ? 1 : 0))

export function duration(seconds: number): string {
  if (seconds < 60) return strings.seconds(Math.round(seconds))
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return strings.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? strings.hoursAndMinutes(hours, minutes % 60) : strings.days(Math.floor(hours / 24))
}

/** Names and figures, as many per row as fit. */
export function Figures({ figures }: { figures: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
      {figures.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="font-display text-xl tabular-nums [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Column<Row> {
  name: string
  of: (row: Row) => ReactNode
  numeric?: boolean
}

/** A table that scrolls in its own frame when the window is narrow. */
export function StatusTable<Row>({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be keyboard-accessible
    <section aria-label={caption} tabIndex={0} className="mt-4 overflow-x-auto rounded-sm">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-muted">
          <tr>
            {columns.map(({ name, numeric }) => (
              <th key={name} scope="col" className={`py-2 pr-4 font-semibold ${numeric ? 'text-right' : ''}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are rerendered as a whole
            <tr key={at} className="border-line border-t align-top">
              {columns.map(({ name, of, numeric }) => (
                <td
                  key={name}
                  className={`py-2 pr-4 ${numeric ? 'whitespace-nowrap text-right tabular-nums' : '[overflow-wrap:anywhere]'}`}
                >
                  {of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
