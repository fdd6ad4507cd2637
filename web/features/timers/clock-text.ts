import * as strings from './strings.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** "12:04", "1:02:03". The last second shows as 0:01, never as 0:00 with time left. */
export function clockText(ms: number): string {
  const all = Math.ceil(ms / 1000)
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** For screen readers: "1 hour 20 minutes". */
export function spokenTime(seconds: number): string {
  const all = Math.round(seconds)
  const parts = [
    [Math.floor(all / 3600), strings.hours],
    [Math.floor((all % 3600) / 60), strings.minutes],
    [all % 60, strings.seconds],
  ] as const
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, words]) => words(count))
      .join(' ') || strings.seconds(0)
  )
}
