const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\bhalf a dozen\b/i, 6],
  [/\b(?:two|2) dozen\b/i, 24],
  [/\b(?:three|3) dozen\b/i, 36],
  [/\b(?:a|one|1) dozen\b|^dozen\b/i, 12],
]
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const PORTIONS =
  /serv|portion|person|people|porci|porz|ration|gäste|personas?|pessoas|racion|ppl|adag|kişi|人|porcj|osob|osôb|comensal/i
/** "2-inch", "23 cm", "500 g", "350 °F": sizes, not servings. */
const SIZES =
  /\d+(?:[.,/]\d+)?\s*(?:-|–)?\s*(?:inch(?:es)?|in\b|"|″|cm\b|mm\b|ml\b|dl\b|cl\b|l\b|lit(?:er|re)s?\b|g\b|gr\b|kg\b|dkg\b|grams?\b|oz\b|ounces?\b|lbs?\b|pounds?\b|°|k?cal\b)/gi
const TO = '(?:-|–|—|~|to|or|bis|à|a|tot|till|til|do|e|y)'
const RANGE = new RegExp(String.raw`(\d+)(?:[.,]\d+)?\s*${TO}\s*(\d+)`, 'i')
/** "4 small servings", "2–3 portions" */
const BEFORE = new RegExp(
  String.raw`(\d{1,4}(?:\s*${TO}\s*\d{1,4})?)\s*(?:\p{L}{1,12}\s)?(?:servings?|portion\p{L}{0,3}|person\p{L}{0,3}|people|porci\p{L}{0,4}|porz\p{L}{0,4}|adag)`,
  'iu',
)
const AFTER = /(?:serves?|servings?|portions?|personen?|personnes)\D{0,12}(\d[\d\s–—to-]*)/i

function numberIn(text: string): number | null {
  for (const [pattern, number] of WORDS) if (pattern.test(text)) return number
  const range = RANGE.exec(text)
  if (range && Number(range[2]) > Number(range[1])) return Number(range[1])
  const single = /\d+(?:[.,]\d+)?/.exec(text)
  if (single) return Math.max(1, Math.round(Number.parseFloat(single[0].replace(',', '.'))))
  const word = NUMBERS.findIndex((one) => new RegExp(`\\b${one}\\b`, 'i').test(text))
  return word >= 0 ? word + 1 : null
}

/** Sizes and what stands in brackets count only where there is nothing else; a size alone is no number of servings. */
function numberOf(text: string): number | null {
  const unsized = text.replace(SIZES, ' ')
  const plain = unsized.replace(/\([^)]*\)/g, ' ')
  for (const one of [plain, unsized]) {
    const labelled = BEFORE.exec(one) ?? AFTER.exec(one)
    const found = (labelled?.[1] ? numberIn(labelled[1]) : null) ?? numberIn(one)
    if (found !== null) return found
  }
  return null
}

/** How many it serves: of a range the lower bound, of several statements the one that mentions servings. */
export function servingsOf(value: unknown): number | null {
  if (typeof value === 'number')
    return Number.isFinite(value) && value > 0 && value <= 1000 ? Math.max(1, Math.round(value)) : null
  if (Array.isArray(value)) {
    const candidates = value.slice(0, 8).filter((one) => typeof one === 'string' || typeof one === 'number')
    const best = candidates.find((one) => typeof one === 'string' && PORTIONS.test(one)) ?? candidates[0]
    return best === undefined ? null : servingsOf(best)
  }
  if (typeof value === 'object' && value !== null) {
    const { value: inner, minValue, maxValue, amount, '@value': literal } = value as Record<string, unknown>
    return servingsOf(minValue ?? inner ?? literal ?? amount ?? maxValue ?? null)
  }
  if (typeof value !== 'string') return null
  const found = numberOf(value.slice(0, 300))
  return found !== null && found >= 1 && found <= 1000 ? found : null
}
