import { useId } from 'react'
import { BROWNING, METHOD_HEAT } from '#content/guides/method-heat.ts'
import { bothScales } from '#core/assistant/units.ts'
import * as strings from './strings.ts'

const COLDEST = 140
const HOTTEST = 570
const LEFT = 100
const WIDE = 226
const ROW = 34
const TOP = 48
const BOTTOM = TOP + METHOD_HEAT.length * ROW

const x = (fahrenheit: number) => LEFT + ((fahrenheit - COLDEST) / (HOTTEST - COLDEST)) * WIDE
const range = (from: number, to: number) =>
  from === to ? bothScales(from) : strings.heatRange(bothScales(from), bothScales(to))

/** Methods along a heat scale, with a line above which food browns. */
export function MethodHeat() {
  const id = useId()
  return (
    <figure className="max-w-prose rounded-card border border-line bg-surface p-3 sm:p-6">
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        viewBox={`0 0 330 ${BOTTOM + 36}`}
        className="mx-auto block h-auto w-full max-w-[27rem]"
      >
        <title id={`${id}-title`}>{strings.heatTitle}</title>
        <desc id={`${id}-text`}>
          {METHOD_HEAT.map(({ name, from, to }) => `${name}: ${range(from, to)}.`).join(' ')}
          {` ${strings.heatBrowning(bothScales(BROWNING))}`}
        </desc>
        <rect
          x={x(BROWNING)}
          y={TOP - 8}
          width={LEFT + WIDE - x(BROWNING)}
          height={BOTTOM - TOP + 12}
          rx={8}
          className="fill-accent-soft"
        />
        <text x={x(BROWNING)} y={TOP - 30} className="fill-accent font-semibold text-[14px]">
          {strings.heatBrowns}
        </text>
        <text x={x(BROWNING)} y={TOP - 14} className="fill-muted text-[13px]">
          {strings.heatAbove(bothScales(BROWNING))}
        </text>
        {[212, 300, 400, 500].map((mark) => (
          <g key={mark}>
            <line x1={x(mark)} x2={x(mark)} y1={TOP - 6} y2={BOTTOM + 4} className="stroke-line" />
            <text x={x(mark)} y={BOTTOM + 18} textAnchor="middle" className="fill-muted text-[12px]">
              {strings.heatMark(mark)}
            </text>
            <text x={x(mark)} y={BOTTOM + 33} textAnchor="middle" className="fill-muted text-[12px]">
              {/\((.*)\)/.exec(bothScales(mark))?.[1]}
            </text>
          </g>
        ))}
        {METHOD_HEAT.map(({ name, from, to, kind }, at) => {
          const y = TOP + at * ROW
          return (
            <g key={name}>
              <text x={LEFT - 8} y={y + 18} textAnchor="end" className="fill-text text-[14px]">
                {name}
              </text>
              <rect
                x={x(from) - 4}
                y={y + 6}
                width={x(to) - x(from) + 8}
                height={16}
                rx={8}
                className={kind === 'dry' ? 'fill-paprika' : 'fill-herb'}
              />
            </g>
          )
        })}
      </svg>
      <figcaption className="mt-3 text-muted text-sm">{strings.heatCaption}</figcaption>
    </figure>
  )
}
