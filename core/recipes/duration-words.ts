/** "45 min", "1 h 30 min", "2 days": as facts and exports say it. */
export function durationWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  if (minutes >= 2880 && minutes % 1440 === 0) return `${minutes / 1440} days`
  return `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`
}
