import * as strings from './strings.ts'
import { durationsIn } from './times.ts'

interface StepTimer {
  seconds: number
  /** "12 min", "1 h 20 min", "30 sec". */
  length: string
  /** With the upper end, where it has one: "20–25 min". */
  span: string
  /** The position of its duration in the step. */
  index: number
}

const SHORTEST_S = 10
const LONGEST_S = 12 * 3600

function lengthWords(seconds: number): string {
  if (seconds < 60) return strings.seconds(seconds)
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    Math.round(seconds % 60),
  ]
  return [hours && strings.hours(hours), minutes && strings.minutes(minutes), rest && strings.seconds(rest)]
    .filter(Boolean)
    .join(' ')
}

/** "20–25 min", "45 min – 1 h". */
function spanWords(from: number, to: number): string {
  const [low, high] = [lengthWords(from), lengthWords(to)]
  if (low === high) return low
  const [[, count, unit] = [], [, , other] = []] = [low, high].map((text) => /^(\d+) (\D+)$/.exec(text) ?? [])
  return unit !== undefined && unit === other ? strings.span(count ?? '', high) : strings.wideSpan(low, high)
}

/** "2 min less than on the packet" is no time to wait. */
const COMPARED = /^[^.!?;]{0,20}?\b(?:less|fewer|longer|shorter|more) than\b/i

/** The durations in a step that a timer can run, each once. A range rings at its lower end: a minute can always be added. */
export function timersIn(step: string): StepTimer[] {
  const seen = new Set<number>()
  return durationsIn(step).flatMap(({ min, max, index }) => {
    if (COMPARED.test(step.slice(index))) return []
    const seconds = Math.round(min * 60)
    if (seconds < SHORTEST_S || seconds > LONGEST_S || seen.has(seconds)) return []
    seen.add(seconds)
    return [{ seconds, length: lengthWords(seconds), span: spanWords(seconds, Math.round(max * 60)), index }]
  })
}
