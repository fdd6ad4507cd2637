import { useId } from 'react'
import type { PageProgress } from '#core/contracts/scrape-results.ts'
import { HISTOGRAM_BINS, histogram, throughput } from './plots.ts'
import * as strings from './strings.ts'

const WIDTH = 320
const HEIGHT = 96
const FLOOR = 78

const whole = (value: number) => Math.round(value).toLocaleString('en-US')

/** Pages per minute over time, as a line with the area below filled. */
export function ThroughputPlot({ pages }: { pages: readonly PageProgress[] }) {
  const id = useId()
  const { rates, seconds } = throughput(pages)
  const most = Math.max(...rates, 1)
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / Math.max(1, rates.length)
  const x = (at: number) => (rates.length < 2 ? WIDTH / 2 : (at * WIDTH) / (rates.length - 1))
  const y = (rate: number) => FLOOR - (rate / most) * (FLOOR - 8)
  const points = rates.map((rate, at) => `${x(at).toFixed(1)},${y(rate).toFixed(1)}`).join(' ')
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-3 font-semibold text-sm">
        {strings.throughput}
        <span className="font-normal text-muted tabular-nums">
          {rates.length > 0 ? strings.throughputMean(Math.round(mean)) : strings.throughputSoon}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id} className="mt-2 w-full">
        <title id={id}>
          {rates.length > 0
            ? strings.throughputLabel(Math.round(mean), whole(most), Math.round(seconds))
            : strings.throughputEmpty}
        </title>
        <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} className="stroke-control" />
        {rates.length === 1 && (
          <line x1="0" x2={WIDTH} y1={y(mean)} y2={y(mean)} className="stroke-2 stroke-accent" />
        )}
        {rates.length > 1 && (
          <>
            <polygon points={`0,${FLOOR} ${points} ${WIDTH},${FLOOR}`} className="fill-accent-soft" />
            <polyline points={points} fill="none" strokeLinejoin="round" className="stroke-2 stroke-accent" />
          </>
        )}
        {rates.length > 0 && (
          <g className="fill-muted" fontSize="11">
            <text x="0" y={HEIGHT - 4}>
              {strings.throughputStart}
            </text>
            <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
              {strings.seconds(whole(seconds))}
            </text>
          </g>
        )}
      </svg>
    </figure>
  )
}

/** Distribution of recipe quality: ten bars from 0 to 100. */
export function QualityHistogram({ scores }: { scores: readonly number[] }) {
  const id = useId()
  const bins = histogram(scores)
  const most = Math.max(...bins, 1)
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
  const step = WIDTH / HISTOGRAM_BINS
  const summary = bins.flatMap((count, at) =>
    count > 0 ? [strings.qualityBin(at * 10, at * 10 + 10, count)] : [],
  )
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-3 font-semibold text-sm">
        {strings.qualityScores}
        <span className="font-normal text-muted tabular-nums">
          {scores.length > 0 ? strings.qualityMean(whole(mean)) : strings.qualitySoon}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id} className="mt-2 w-full">
        <title id={id}>
          {scores.length > 0 ? strings.qualityLabel(summary.join(', ')) : strings.qualityEmpty}
        </title>
        {bins.map((count, at) => {
          const height = (count / most) * (FLOOR - 8)
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: bars are identified by position
              key={at}
              x={at * step + 3}
              y={FLOOR - height}
              width={step - 6}
              height={height}
              rx="2"
              className="fill-accent"
            />
          )
        })}
        <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} className="stroke-control" />
        <g className="fill-muted" fontSize="11">
          <text x="0" y={HEIGHT - 4}>
            0
          </text>
          <text x={WIDTH / 2} y={HEIGHT - 4} textAnchor="middle">
            50
          </text>
          <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
            100
          </text>
        </g>
      </svg>
    </figure>
  )
}
