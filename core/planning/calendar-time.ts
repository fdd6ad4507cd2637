/** 20261118T173000Z */
export const utcStamp = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')

const formats = new Map<string, Intl.DateTimeFormat>()

/** What clocks in a zone show, as if it were UTC. */
function shownIn(zone: string, time: number): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    })
    formats.set(zone, format)
  }
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute)
}

/**
 * When clocks in a zone show this day and time. Where they never do, because they were set forward, as much later;
 * where they do twice, the first time.
 */
export function timeInZone(day: string, clock: string, zone: string): number {
  const wanted = Date.parse(`${day}T${clock}:00Z`)
  const offset = (time: number) => shownIn(zone, time) - time
  // The offsets of the day before and after are all that can apply.
  const candidates = [offset(wanted - 86_400_000), offset(wanted + 86_400_000)].map((by) => wanted - by)
  return candidates.find((time) => shownIn(zone, time) === wanted) ?? Math.max(...candidates)
}
