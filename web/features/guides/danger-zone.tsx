import { useId } from 'react'
import { DANGER_ZONE, SAFE } from '#core/assistant/safety/safe-temperatures.ts'
import { bothScales } from '#core/assistant/units.ts'
import * as strings from './strings.ts'

/** The thermometer runs from the freezer to boiling water. */
const COLDEST = 0
const HOTTEST = 212
const TOP = 20
const TALL = 424
const TUBE = 70
const y = (fahrenheit: number) => TOP + ((HOTTEST - fahrenheit) / (HOTTEST - COLDEST)) * TALL

const MARKS: readonly (readonly [fahrenheit: number, words: string])[] = [
  [HOTTEST, strings.markBoiling],
  [SAFE.poultry.fahrenheit, strings.markPoultry],
  [DANGER_ZONE.to, strings.markHot],
  [98, strings.markBody],
  [70, strings.markCounter],
  [DANGER_ZONE.from, strings.markFridge],
  [COLDEST, strings.markFreezer],
]

/** 0 °F is −18 °C with a real minus sign; the rest as usual. */
const scales = (fahrenheit: number) => bothScales(fahrenheit).replace('-', '−')

/** A drawn thermometer with the danger zone on it. */
export function DangerZone() {
  const id = useId()
  const top = y(DANGER_ZONE.to)
  const bottom = y(DANGER_ZONE.from)
  return (
    <figure className="max-w-prose rounded-card border border-line bg-surface p-4 sm:p-6">
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        viewBox="0 0 420 500"
        className="mx-auto block h-auto w-full max-w-[26rem]"
      >
        <title id={`${id}-title`}>{strings.dangerTitle}</title>
        <desc id={`${id}-text`}>
          {`${strings.dangerText(scales(DANGER_ZONE.from), scales(DANGER_ZONE.to))} ${MARKS.map(([degrees, words]) => `${scales(degrees)}: ${words}.`).join(' ')}`}
        </desc>
        <rect x={TUBE - 44} y={top} width={350} height={bottom - top} rx={12} className="fill-danger-soft" />
        <rect
          x={TUBE - 14}
          y={TOP - 12}
          width={28}
          height={TALL + 24}
          rx={14}
          className="fill-raised stroke-control"
          strokeWidth={2}
        />
        <rect x={TUBE - 7} y={TOP} width={14} height={top - TOP} className="fill-herb" rx={7} />
        <rect x={TUBE - 7} y={top} width={14} height={bottom - top} className="fill-danger" />
        <rect x={TUBE - 7} y={bottom} width={14} height={TOP + TALL - bottom + 8} className="fill-herb" />
        <circle cx={TUBE} cy={TOP + TALL + 18} r={24} className="fill-herb stroke-control" strokeWidth={2} />
        <text
          x={TUBE - 28}
          y={(top + bottom) / 2}
          textAnchor="middle"
          transform={`rotate(-90 ${TUBE - 28} ${(top + bottom) / 2})`}
          className="fill-danger font-bold text-[15px] tracking-wider"
        >
          {strings.dangerLabel}
        </text>
        {MARKS.map(([degrees, words]) => (
          <g key={degrees}>
            <line
              x1={TUBE + 14}
              x2={TUBE + 34}
              y1={y(degrees)}
              y2={y(degrees)}
              className="stroke-control"
              strokeWidth={2}
            />
            <text x={TUBE + 42} y={y(degrees) - 2} className="fill-text font-semibold text-[17px]">
              {scales(degrees)}
            </text>
            <text x={TUBE + 42} y={y(degrees) + 16} className="fill-muted text-[15px]">
              {words}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
