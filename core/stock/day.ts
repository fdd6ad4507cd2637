export const DAY_MS = 86_400_000

/** Tells on which calendar day a time was, where the user is. */
export type DayOf = (at: string) => string

/** The calendar day of an ISO time in UTC: what all devices and the database agree on. */
export const utcDay: DayOf = (at) => at.slice(0, 10)

/** The calendar day of a time in a zone, such as "America/Los_Angeles". */
export function dayIn(zone: string): DayOf {
  // The Swedish way to write a date is that of ISO.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
  return (at) => format.format(Date.parse(at))
}

/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
