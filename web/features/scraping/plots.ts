import type { PageProgress } from '#core/contracts/scrape-results.ts'

export const HISTOGRAM_BINS = 10

/** How many scores are in each tenth of 0 to 100; 100 belongs to the last. */
export function histogram(scores: readonly number[]): number[] {
  const bins = Array.from({ length: HISTOGRAM_BINS }, () => 0)
  for (const score of scores) {
    const at = Math.min(HISTOGRAM_BINS - 1, Math.max(0, Math.floor(score / HISTOGRAM_BINS)))
    bins[at] = (bins[at] ?? 0) + 1
  }
  return bins
}

interface Throughput {
  /** Pages per minute in each interval, from the first finished page to the last. */
  rates: number[]
  /** Seconds from the first to the last. */
  seconds: number
}

const STRETCHES = 24
const isFinished = ({ state }: PageProgress) => state !== 'pending' && state !== 'processing'

/** Throughput over the course of the job. */
export function throughput(pages: readonly PageProgress[]): Throughput {
  const times = pages.filter(isFinished).map(({ at }) => Date.parse(at))
  const first = Math.min(...times)
  const span = Math.max(...times) - first
  if (times.length < 2 || span <= 0) return { rates: [], seconds: 0 }
  // At least two pages per interval, or the line would be jagged.
  const count = Math.min(STRETCHES, Math.max(1, Math.floor((times.length - 1) / 2)))
  const width = span / count
  const rates = Array.from({ length: count }, () => 0)
  // The first page marks the start: only later pages are counted.
  for (const time of times.toSorted((a, b) => a - b).slice(1)) {
    const at = Math.min(count - 1, Math.max(0, Math.ceil((time - first) / width) - 1))
    rates[at] = (rates[at] ?? 0) + 1
  }
  return { rates: rates.map((pagesThen) => (pagesThen * 60_000) / width), seconds: span / 1000 }
}
