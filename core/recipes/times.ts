/** One duration in a text, in minutes. */
interface Duration {
  min: number
  max: number
  /** Its position in the text. */
  index: number
  text: string
  /** "3 minutes per side": done twice. */
  perSide: boolean
  /** Another way of doing the same ("or overnight"), or only a maximum ("up to 2 hours"). */
  alternative: boolean
}

const WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  half: 0.5,
  'half an': 0.5,
  'a half': 0.5,
  'a few': 3,
  few: 3,
  'a couple of': 2,
}
const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
const NUMBER = String.raw`(?:\d+\s+\d\/\d|\d+\/\d|\d+(?:\.\d+)?\s?[½¼¾⅓⅔]?|[½¼¾⅓⅔]|half an|a half|a few|a couple of|few|an?|one|two|three|four|five|six|eight|ten|twelve|half)`
const UNIT = '(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?)'
const PATTERN = new RegExp(
  String.raw`\bovernight\b|(?<![\w/.])(${NUMBER})(?:\s*(?:to|or|-|–|—)\s*(${NUMBER}))?[\s-]*(${UNIT})\b(?:\s*(?:and\s+)?(${NUMBER})\s*(minutes?|mins?|seconds?)\b)?`,
  'gi',
)
const OVERNIGHT = 8 * 60

function amountOf(text: string): number {
  const word = WORDS[text.toLowerCase()]
  if (word !== undefined) return word
  const mixed = /^(\d+)?\s*(?:(\d)\/(\d)|([½¼¾⅓⅔]))$/.exec(text.trim())
  if (mixed) {
    const [, whole, over, under, sign] = mixed
    // "3/4" alone parses its first digit as the numerator.
    const part = sign ? (FRACTIONS[sign] ?? 0) : Number(over) / Number(under)
    return Number(whole ?? 0) + part
  }
  const fraction = /^(\d+)\/(\d+)$/.exec(text.trim())
  if (fraction) return Number(fraction[1]) / Number(fraction[2])
  return Number.parseFloat(text)
}

function minutesPer(unit: string): number {
  if (/^s/i.test(unit)) return 1 / 60
  if (/^m/i.test(unit)) return 1
  return /^h/i.test(unit) ? 60 : 24 * 60
}

/** All durations of a text, in order: "10 to 12 minutes", "1 hour 20 minutes", "30 seconds", "overnight". */
export function durationsIn(text: string): Duration[] {
  const found: Duration[] = []
  for (const match of text.matchAll(PATTERN)) {
    const [all, first, second, unit, more, moreUnit] = match
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + all.length)
    const shared = {
      index: match.index,
      text: all,
      perSide: /^\s*(?:on|per|for|a)?\s*(?:(?:the|each|every|per|both)\s+)*(?:first |other )?sides?\b/i.test(
        after,
      ),
      alternative: /\b(?:up to|or|or up to|or even|at most|not more than)\s+$/i.test(before),
    }
    if (first === undefined || unit === undefined) {
      found.push({ ...shared, min: OVERNIGHT, max: OVERNIGHT })
      continue
    }
    const scale = minutesPer(unit)
    const extra = more && moreUnit ? amountOf(more) * minutesPer(moreUnit) : 0
    const low = amountOf(first) * scale + extra
    const high = second ? amountOf(second) * scale + extra : low
    found.push({ ...shared, min: Math.min(low, high), max: Math.max(low, high) })
  }
  return found
}

/** The time that a step takes when its durations are consecutive; alternatives only extend it. */
export function timeOfStep(text: string): { min: number; max: number } {
  let min = 0
  let max = 0
  const durations = durationsIn(text)
  // "soak overnight, at least 8 hours" is one night.
  const named = durations.some((one) => one.text.toLowerCase() !== 'overnight' && one.max >= OVERNIGHT / 2)
  for (const duration of durations) {
    if (named && !duration.alternative && duration.text.toLowerCase() === 'overnight') continue
    const times = duration.perSide ? 2 : 1
    if (duration.alternative) max = Math.max(max, duration.max * times)
    else {
      min += duration.min * times
      max += duration.max * times
    }
  }
  return { min, max }
}
