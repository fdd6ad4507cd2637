import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { minutesOf } from '#core/recipes/reading/durations.ts'

const LONGEST_TIME = 40

/** Minutes from "45", "1 h 30 min", "1:30". Undefined if it is no time. */
export function readMinutes(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  if (text.length > LONGEST_TIME) return undefined
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(text)
  const minutes = clock
    ? Number(clock[1]) * 60 + Number(clock[2])
    : /^\d{1,6}$/.test(text)
      ? Number(text)
      : minutesOf(text)
  return minutes === null || minutes > OWN_LIMITS.minutes ? undefined : Math.round(minutes)
}
