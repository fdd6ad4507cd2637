import { clsx } from 'clsx'
import { useId } from 'react'
import { KCAL_A_DAY, MACROS, type MacroName } from '#content/guides/macros.ts'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

const FILL: Record<MacroName, string> = {
  Carbs: 'stroke-turmeric',
  Protein: 'stroke-herb',
  Fats: 'stroke-paprika',
}
const SWATCH: Record<MacroName, string> = { Carbs: 'bg-turmeric', Protein: 'bg-herb', Fats: 'bg-paprika' }
const RADIUS = 70
const ROUND = 2 * Math.PI * RADIUS
/** The gap between two parts, as a share of the ring. */
const GAP = 0.006

/** The split as a ring: three parts with their names and shares. */
export function MacroSplit() {
  const id = useId()
  const starts = MACROS.map((_, at) => MACROS.slice(0, at).reduce((sum, one) => sum + one.percent, 0))
  return (
    <figure className="flex flex-wrap items-center gap-x-10 gap-y-6 rounded-card border border-line bg-surface p-5 sm:p-6">
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        viewBox="0 0 200 200"
        className="w-48 shrink-0 max-sm:mx-auto"
      >
        <title id={`${id}-title`}>{strings.macrosTitle}</title>
        <desc id={`${id}-text`}>
          {MACROS.map(({ name, percent }) => strings.macroSpoken(name, percent)).join(', ')}
        </desc>
        {MACROS.map(({ name, percent }, at) => (
          <circle
            key={name}
            cx={100}
            cy={100}
            r={RADIUS}
            fill="none"
            strokeWidth={34}
            strokeDasharray={`${(percent / 100 - GAP) * ROUND} ${ROUND}`}
            transform={`rotate(${((starts[at] ?? 0) / 100) * 360 - 90} 100 100)`}
            className={FILL[name]}
          />
        ))}
        <text x={100} y={98} textAnchor="middle" className="fill-text font-display text-[30px]">
          {KCAL_A_DAY.toLocaleString('en-US')}
        </text>
        <text x={100} y={118} textAnchor="middle" className="fill-muted text-[14px]">
          {strings.calories}
        </text>
      </svg>
      <figcaption className="min-w-0">
        <ul className="grid gap-3">
          {MACROS.map(({ name, percent, grams }) => (
            <li key={name} className="flex items-center gap-3">
              <span aria-hidden="true" className={clsx('size-4 shrink-0 rounded-sm', SWATCH[name])} />
              <span>
                {rich(strings.macro(name.toLowerCase(), percent, grams), {
                  share: (text) => <strong className="font-display text-2xl tabular-nums">{text}</strong>,
                  quiet: (text) => <span className="text-muted">{text}</span>,
                })}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
