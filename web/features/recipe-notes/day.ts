/** The user's day, not that of Greenwich: `2026-11-17`. */
export function today(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** "Nov 17, 2026". At noon, so that no time zone makes it another day. */
export function dayWords(day: string): string {
  const date = new Date(`${day}T12:00:00`)
  return Number.isNaN(date.getTime()) ? day : words.format(date)
}

/** A day that a meal can have been cooked on. */
export const isCookingDay = (day: string, now = new Date()): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && day >= '1900-01-01' && day <= today(now)
