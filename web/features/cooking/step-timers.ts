import { durationsIn } from '#core/recipes/times.ts'
import * as strings from './strings.ts'
import { timerName } from './timer-name.ts'

interface StepTimer {
  name: string
  seconds: number
  /** "12 min", "1 h 20 min", "30 sec". */
  length: string
}

const SHORTEST_S = 10
const LONGEST_S = 12 * 3600

function lengthText(seconds: number): string {
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

/** The durations in a step as timers, named after the step and what cooks: "Step 3: simmer sauce". A range rings at its lower end: a minute can always be added. */
export function stepTimers(step: string, number: number): StepTimer[] {
  const seen = new Set<number>()
  return durationsIn(step).flatMap((duration) => {
    const seconds = Math.round(duration.min * 60)
    if (seconds < SHORTEST_S || seconds > LONGEST_S || seen.has(seconds)) return []
    seen.add(seconds)
    const what = timerName(step, duration)
    const name = what ? strings.timerOfStepFor(number, what) : strings.timerOfStep(number)
    return [{ name, seconds, length: lengthText(seconds) }]
  })
}
