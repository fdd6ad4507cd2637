const CALENDAR =
  /^(calendar|kalender|calendrier|calendario|events?|agenda|diary|schedule|whats-?on|termine)$/i
const DATE = /^(\d{4}-\d{1,2}(-\d{1,2})?|\d{8}|\d{4}|\d{1,2})$/
const DATE_KEYS =
  /^(date|day|month|year|week|ical|cal(endar)?|(event|start|end|tribe-bar)[-_]?date|m|yr|mon)$/i
const ORDER_KEYS =
  /^(sort|sort_?by|order|order_?by|dir|direction|view|layout|display|mode|per_?page|limit|show|print|format|output|action|do|add-to-cart|compare|currency|replytocom)$/i
const FILTER_KEYS =
  /^(filters?|facets?|f|fq|refine|attributes?|min_\w+|max_\w+|price\w*|rating|colou?r|size|brand|pa_\w+|filter[-_]\w+)(\[.*)?$/i
const PAGE_KEYS = /^(page|paged|pg|seite|offset|start|skip|pagenum|page_?no|pageindex)$/i
const PAGED_PATH = /\/(page|seite|pagina)[/-]?(\d+)\/?$/i

const MOST_PAGES = 300
const MOST_LENGTH = 500
const MOST_PARTS = 9
const MOST_KEYS = 3

const partsOf = (url: URL) => url.pathname.split('/').filter((part) => part !== '')

function repeats(parts: string[]): boolean {
  const counts = new Map<string, number>()
  for (const part of parts) {
    const count = (counts.get(part) ?? 0) + 1
    if (count >= 3) return true
    counts.set(part, count)
  }
  for (let size = 2; size * 2 <= parts.length; size++)
    for (let at = 0; at + size * 2 <= parts.length; at++)
      if (parts.slice(at, at + size).every((part, n) => part === parts[at + size + n])) return true
  return false
}

function dated(url: URL, parts: string[], now: Date): boolean {
  const calendar = parts.findIndex((part) => CALENDAR.test(part))
  if (calendar >= 0 && parts.slice(calendar + 1).some((part) => DATE.test(part))) return true
  for (const [key, value] of url.searchParams)
    if (DATE_KEYS.test(key) && /^[\d/.-]+$/.test(value)) return true
  // /2031/05 or /2031-05-12 at the end: archives of what was written are fine, days to come are a calendar.
  const [, year] = /\/(\d{4})(?:[-/]\d{1,2}){0,2}\/?$/.exec(url.pathname) ?? []
  return (
    year !== undefined &&
    (Number(year) > now.getUTCFullYear() || Number(year) < 1995) &&
    /[-/]\d{1,2}\/?$/.test(url.pathname)
  )
}

/** Which page of a list this is, and of which list; undefined where it is none. */
export function pageOfSeries(url: URL): { series: string; page: number } | undefined {
  const [paged, , number] = PAGED_PATH.exec(url.pathname) ?? []
  if (paged !== undefined)
    return { series: url.host + url.pathname.slice(0, -paged.length), page: Number(number) }
  for (const [key, value] of url.searchParams)
    if (PAGE_KEYS.test(key) && /^\d+$/.test(value)) {
      const rest = [...url.searchParams]
        .filter(([name]) => name !== key)
        .map(([name, one]) => `${name}=${one}`)
      return { series: `${url.host}${url.pathname}?${rest.join('&')}`, page: Number(value) }
    }
  return undefined
}

/** Places without an end that can be told by the address alone. Gives the reason. */
export function trapOf(url: URL, now: Date): string | undefined {
  const parts = partsOf(url).map((part) => part.toLowerCase())
  if (url.href.length > MOST_LENGTH) return 'too long'
  if (parts.length > MOST_PARTS) return 'too deep'
  if (repeats(parts)) return 'repeating path'
  if (dated(url, parts, now)) return 'calendar'
  const keys = [...new Set(url.searchParams.keys())].filter((key) => !PAGE_KEYS.test(key))
  if (keys.some((key) => ORDER_KEYS.test(key))) return 'order or view of a list'
  if (keys.filter((key) => FILTER_KEYS.test(key)).length >= 1 && keys.length >= 2) return 'filters'
  if (keys.length > MOST_KEYS) return 'filters'
  if ((pageOfSeries(url)?.page ?? 0) > MOST_PAGES && !url.searchParams.has('offset')) return 'endless list'
  return undefined
}

/** What addresses have in common that are made by the same rule: /recipes/~, /tag/~/page/#, /x/#?id */
export function shapeOf(url: URL): string {
  const parts = partsOf(url)
  const shaped = parts.map((part, at) => {
    if (/^\d+$/.test(part)) return '#'
    if (
      /\d/.test(part) &&
      (/^[0-9a-f-]{8,}$/i.test(part) || (/^[a-z0-9]{12,}$/i.test(part) && !/[-_]/.test(part)))
    )
      return '*'
    if (/^\d[\d.-]*$/.test(part)) return '#'
    return at === parts.length - 1 || /[-_]/.test(part) ? '~' : part.toLowerCase()
  })
  const keys = [...new Set(url.searchParams.keys())].sort()
  return `${url.host}/${shaped.join('/')}${keys.length > 0 ? `?${keys.join('&')}` : ''}`
}
