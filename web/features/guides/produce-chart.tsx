import { clsx } from 'clsx'
import { useState } from 'react'
import { PRODUCE } from '#content/guides/produce.ts'
import { grows } from '#content/guides/seasonal-cooking.ts'
import { Select } from '#web/ui/select.tsx'
import { useHemisphere } from './hemisphere.ts'
import * as strings from './strings.ts'

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)
const NAMES = MONTHS.map((month) =>
  new Date(2026, month - 1, 15).toLocaleDateString('en-US', { month: 'long' }),
)
const rows = [...PRODUCE].sort((a, b) => a.name.localeCompare(b.name))

type Shown = 'all' | `${number}`

/** The year as a chart that is a real table: a bar visually, "in season" for screen readers. */
export function ProduceChart() {
  const hemisphere = useHemisphere()
  const [shown, setShown] = useState<Shown>('all')
  const now = new Date().getMonth() + 1
  const list = shown === 'all' ? rows : rows.filter((one) => grows(one, Number(shown), hemisphere))
  return (
    <div className="min-w-0">
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-2 print:hidden">
        <Select<Shown>
          label={strings.produceFilter}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: strings.wholeYear },
            ...MONTHS.map((month) => ({ value: `${month}` as const, label: NAMES[month - 1] ?? '' })),
          ]}
        />
        <p role="status" className="pb-2.5 text-muted text-sm">
          {(hemisphere === 'north' ? strings.produceNorth : strings.produceSouth)(list.length, rows.length)}
        </p>
      </div>
      <table className="produce-chart w-full table-fixed border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{strings.produceCaption}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-[34%] pb-2 text-left font-semibold sm:w-44">
              {strings.produceColumn}
            </th>
            {NAMES.map((name, at) => (
              <th
                key={name}
                scope="col"
                aria-current={at + 1 === now ? 'date' : undefined}
                className={clsx(
                  'pb-2 text-center font-semibold',
                  at + 1 === now ? 'text-accent underline underline-offset-4' : 'text-muted',
                )}
              >
                <abbr title={name} className="no-underline">
                  <span aria-hidden="true" className="sm:hidden">
                    {name.slice(0, 1)}
                  </span>
                  <span aria-hidden="true" className="max-sm:hidden">
                    {name.slice(0, 3)}
                  </span>
                  <span className="sr-only">{name}</span>
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.name}>
              <th scope="row" className="border-line border-t py-2 pr-2 text-left font-medium leading-tight">
                {one.name}
              </th>
              {MONTHS.map((month) => {
                const on = grows(one, month, hemisphere)
                const before = on && month > 1 && grows(one, month - 1, hemisphere)
                const after = on && month < 12 && grows(one, month + 1, hemisphere)
                return (
                  <td key={month} className="border-line border-t p-0">
                    {on && (
                      <>
                        <span
                          aria-hidden="true"
                          className={clsx(
                            'chart-bar block h-3.5 bg-herb',
                            !before && 'ml-0.5 rounded-l-chip',
                            !after && 'mr-0.5 rounded-r-chip',
                          )}
                        />
                        <span className="sr-only">{strings.inSeason}</span>
                      </>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
