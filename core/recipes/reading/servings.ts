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
  /\d+(?:[.,/]\d+)?\s*(?:-|–)?\s*(?:inch(?:es)?|in\b|"|″|cm\b|mm\b|ml\b|dl\b|cl\b|g\b|kg\b|grams?\b|oz\b|ounces?\b|lbs?\b|°)/gi

function numberIn(text: string): number | null {
  for (const [pattern, number] of WORDS) if (pattern.test(text)) return number
  const plain = text.replace(/\([^)]*\)/g, ' ').replace(SIZES, ' ')
  for (const candidate of [plain, text]) {
    const range = /(\d+)(?:[.,]\d+)?\s*(?:-|–|—|~|to|or|bis|à|a|tot|till|til|do|e|y)\s*(\d+)/i.exec(candidate)
    if (range && Number(range[2]) > Number(range[1])) return Number(range[2])
    const single = /\d+(?:[.,]\d+)?/.exec(candidate)
    if (single) return Math.max(1, Math.round(Number.parseFloat(single[0].replace(',', '.'))))
    const word = NUMBERS.findIndex((one) => new RegExp(`\\b${one}\\b`, 'i').test(candidate))
    if (word >= 0) return word + 1
  }
  return null
}

/** How many it serves: of a range the upper bound, of several statements the one that mentions servings. */
export function servingsOf(value: unknown): number | null {
  if (typeof value === 'number')
    return Number.isFinite(value) && value > 0 && value <= 1000 ? Math.max(1, Math.round(value)) : null
  if (Array.isArray(value)) {
    const candidates = value.slice(0, 8).filter((one) => typeof one === 'string' || typeof one === 'number')
    const best = candidates.find((one) => typeof one === 'string' && PORTIONS.test(one)) ?? candidates[0]
    return best === undefined ? null : servingsOf(best)
  }
  if (typeof value === 'object' && value !== null) {
    const { value: inner, maxValue, '@value': literal } = value as Record<string, unknown>
    return servingsOf(maxValue ?? inner ?? literal ?? null)
  }
  if (typeof value !== 'string') return null
  const text = value.slice(0, 300)
  // "Serves 4 (makes 24 balls)": the number next to the servings wins.
  const labelled = /(?:serves?|servings?|portions?|personen?|personnes)\D{0,12}(\d[\d\s–—to-]*)/i.exec(text)
  const found = (labelled?.[1] ? numberIn(labelled[1]) : null) ?? numberIn(text)
  return found !== null && found >= 1 && found <= 1000 ? found : null
}
