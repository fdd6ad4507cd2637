const MAX_MINUTES = 60 * 24 * 60

const ISO =
  /^-?P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T(?:([\d.,]+)H)?(?:([\d.,]+)M)?(?:([\d.,]+)S)?)?$/i

/** Unit words in many languages with their length in minutes; whole words, so that "m" doesn't match "month". */
const UNITS: readonly (readonly [number, RegExp])[] = [
  [
    1440,
    /^(?:d|days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dag(?:en|ar|er)?|dni|dzień|nap|dn[íůiy]|den|gün|日)$/i,
  ],
  [
    60,
    /^(?:h|hs|hr|hrs|hours?|std|stdn?|stunden?|heures?|or[ae]|horas?|uur|uren|u|t|tim|timm(?:e|ar)|time|timer|godz|godzin[ay]?|óra|hod|hodin[ay]?|saat|sa|時間|小时|tuntia?|ώρ(?:α|ες))$/i,
  ],
  [
    1,
    /^(?:m|mn|min|mins|minutes?|minuten?|minut[oi]s?|minuut|minuter|minutt(?:er)?|minut[ayų]?|minút[ay]?|perc|dk|dakika|分|分钟|分鐘|minuuttia?|λεπτ(?:ό|ά))$/i,
  ],
  [1 / 60, /^(?:s|sec|secs|seconds?|sek|sekunden?|secondes?|secondi|segundos?|seconden|秒)$/i],
]
const FRACTIONS: Record<string, number> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
}
const PIECE = /(\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?\s*[½¼¾⅓⅔⅛]?|[½¼¾⅓⅔⅛])\s*([\p{L}]+)/gu

const amount = (text: string | undefined) => Number.parseFloat((text ?? '0').replace(',', '.')) || 0

function numberOf(text: string): number {
  const sign = /[½¼¾⅓⅔⅛]/.exec(text)?.[0]
  const over = /(?:(\d+)\s+)?(\d+)\/(\d+)/.exec(text)
  if (over) return amount(over[1]) + amount(over[2]) / (amount(over[3]) || 1)
  return amount(text) + (sign ? (FRACTIONS[sign] ?? 0) : 0)
}

function sane(minutes: number): number | null {
  const rounded = Math.round(minutes)
  return rounded > 0 && rounded <= MAX_MINUTES ? rounded : null
}

function spoken(text: string): number | null {
  // Of "20-30 minutes" the longer counts.
  const upper = text
    .replace(/(\d)(?=[\p{L}])/gu, '$1 ')
    .replace(/[\d.,½¼¾/]+\s*(?:-|–|—|to|bis|à|a|tot|till|til|or)\s*(?=[\d½¼¾])/gi, '')
  let minutes = 0
  let known = false
  let last = 0
  for (const [, number = '', word = ''] of upper.matchAll(PIECE)) {
    const unit = UNITS.find(([, pattern]) => pattern.test(word))
    if (!unit) continue
    if (known && unit[0] >= last) break
    minutes += numberOf(number) * unit[0]
    last = unit[0]
    known = true
  }
  // "1 h 20": the minutes have no unit.
  const bare = /\p{L}\.?\s*(\d{1,2})\s*$/u.exec(upper)
  if (known && last === 60 && bare) minutes += amount(bare[1])
  return known ? sane(minutes) : null
}

/** Minutes of an ISO 8601 duration, a clock ("1:20"), a number, or words in many languages; null for none. */
export function minutesOf(value: unknown): number | null {
  if (typeof value === 'number') return sane(value)
  if (Array.isArray(value)) {
    for (const one of value.slice(0, 5)) {
      const minutes = minutesOf(one)
      if (minutes !== null) return minutes
    }
    return null
  }
  if (typeof value === 'object' && value !== null) {
    const { maxValue, value: inner, '@value': literal } = value as Record<string, unknown>
    return minutesOf(maxValue ?? inner ?? literal ?? null)
  }
  if (typeof value !== 'string') return null
  const text = value.trim().slice(0, 200)
  const iso = ISO.exec(text.replace(/\s+/g, ''))
  if (iso && text.length > 1) {
    const [years, months, weeks, days, hours, minutes, seconds] = iso.slice(1).map(amount)
    const whole = (years ?? 0) * 365 + (months ?? 0) * 30 + (weeks ?? 0) * 7 + (days ?? 0)
    return sane(whole * 1440 + (hours ?? 0) * 60 + (minutes ?? 0) + (seconds ?? 0) / 60)
  }
  const clock = /^(?:PT)?(\d{1,2}):(\d{2})(?::\d{2})?$/i.exec(text)
  if (clock) return sane(amount(clock[1]) * 60 + amount(clock[2]))
  const bare = /^(?:PT?)?(\d+)$/i.exec(text)
  if (bare) return sane(amount(bare[1]))
  const stripped = text.replace(/^P(?:T)?(?=\d)/i, '')
  // "2 hours (120 minutes)" states it twice.
  return spoken(stripped.replace(/\([^)]*\)/g, ' ')) ?? spoken(stripped)
}
