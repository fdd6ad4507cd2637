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
  /\d+(?:[.,/]\d+)?\s*(?:-|–)?\s*(?:inch(?:es)?|in\b|"|″|cm\b|mm\b|ml\b|dl\b|cl\b|l\b|lit(?:er|re)s?\b|quarts?\b|qts?\b|pints?\b|gallons?\b|cups?\b|g\b|gr\b|kg\b|dkg\b|grams?\b|oz\b|ounces?\b|lbs?\b|pounds?\b|°|k?cal\b)/gi
const TO = '(?:-|–|—|~|to|or|bis|à|a|tot|till|til|do|e|y)'
const RANGE = new RegExp(String.raw`(\d+)(?:[.,]\d+)?\s*${TO}\s*(\d+)`, 'i')
/** "4 small servings", "2–3 portions" */
const BEFORE = new RegExp(
  String.raw`(\d{1,4}(?:\s*${TO}\s*\d{1,4})?)\s*(?:\p{L}{1,12}\s)?(?:servings?|portion\p{L}{0,3}|person\p{L}{0,3}|people|porci\p{L}{0,4}|porz\p{L}{0,4}|adag)`,
  'iu',
)
const AFTER = /(?:serves?|servings?|portions?|personen?|personnes)\D{0,12}(\d[\d\s–—to-]*)/i

const COUNT = String.raw`(?:\d+(?:\s*${TO}\s*\d+)?|an?|one|two|three|four|five|six|half an?|eine?n?|zwei|drei|vier|une?|deux|una?|uno|dos|due)`
/** "2 loaves", "1 layer cake", "3 jars": whole things that nobody can say how many eat of. */
const WHOLES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${COUNT}\s+(?:[\p{L}-]{1,15}\s+){0,3}?(?:loaf|loaves|jars?|bottles?|batch(?:es)?|brote?|laibe?|gläser|glas|flaschen?|bleche?|springform(?:en)?|kastenform(?:en)?|bocal|bocaux|tarros?|vasett[io])|(?:[1-3]|an?|one|two|three|eine?n?|zwei|drei|une?|deux|una?|dos|due)\s+(?:[\p{L}-]{1,15}\s+){0,3}?(?:cakes?|pies?|tarts?|pans?|dish(?:es)?|trays?|sheets?|quiches?|kuchen|torten?|gâteaux?|tartes?|pastel(?:es)?|tort[ae]))(?!\p{L})`,
  'giu',
)

function numberIn(text: string): number | null {
  for (const [pattern, number] of WORDS) if (pattern.test(text)) return number
  const range = RANGE.exec(text)
  if (range && Number(range[2]) > Number(range[1])) return Number(range[1])
  const single = /\d+(?:[.,]\d+)?/.exec(text)
  if (single) {
    const value = Number.parseFloat(single[0].replace(',', '.'))
    // A field that was never filled in.
    return value > 0 ? Math.max(1, Math.round(value)) : null
  }
  const word = NUMBERS.findIndex((one) => new RegExp(`\\b${one}\\b`, 'i').test(text))
  return word >= 0 ? word + 1 : null
}

/** Sizes, loaves and cakes are no number of servings; what stands in brackets counts only where there is nothing else. */
function numberOf(text: string): number | null {
  const unsized = text.replace(SIZES, ' ').replace(WHOLES, ' ')
  const plain = unsized.replace(/\([^)]*\)/g, ' ')
  for (const one of [plain, unsized]) {
    const labelled = BEFORE.exec(one) ?? AFTER.exec(one)
    const found = (labelled?.[1] ? numberIn(labelled[1]) : null) ?? numberIn(one)
    if (found !== null) return found
  }
  return null
}

/** Of "1", "1 loaf" and "8 servings" the last, else the one that says of what. */
function fullest(values: readonly unknown[]): string | number | undefined {
  const given = values.slice(0, 8).filter((one) => typeof one === 'string' || typeof one === 'number')
  const said = (pattern: RegExp) => given.find((one) => typeof one === 'string' && pattern.test(one))
  return said(PORTIONS) ?? said(/\p{L}/u) ?? given[0]
}

/** What it makes in words, "2 loaves"; null where it says nothing but a number. */
export function yieldWords(value: unknown): string | null {
  if (typeof value === 'string')
    return /\p{L}/u.test(value) ? value.replace(/\s+/g, ' ').trim().slice(0, 300) : null
  if (Array.isArray(value)) {
    const given = value.slice(0, 8).map(yieldWords)
    return (
      given.find((one) => one !== null && servingsOf(one) === null) ??
      given.find((one) => one !== null) ??
      null
    )
  }
  if (typeof value !== 'object' || value === null) return null
  const { value: inner, minValue, '@value': literal, unitText } = value as Record<string, unknown>
  const number = minValue ?? inner ?? literal
  if (typeof unitText !== 'string' || (typeof number !== 'number' && typeof number !== 'string'))
    return yieldWords(inner ?? literal ?? null)
  return yieldWords(`${number} ${unitText}`)
}

/** "Serves 4" says no more than its number; "12 rolls", "4-6" and "1 loaf" do. */
export const ONLY_SERVINGS =
  /^(?:(?:serves|servings?|portions?|yields?|makes|für|pour|para|per)\s*:?\s*)?\d{1,4}(?:\.0+)?\s*(?:servings?|serves|(?:serving|portion|person)\(\p{L}{1,2}\)|portion(?:en|s)?|persone?n?s?|people|personnes|personas|porciones|porzioni|pers\.?)?\.?$/iu

const PIECES =
  'pieces?|pcs|rolls?|buns?|cookies?|biscuits?|muffins?|cupcakes?|scones?|brownies?|blondies?|bars?|squares?|pancakes?|waffles?|crepes?|crêpes?|donuts?|doughnuts?|bagels?|pretzels?|biscotti|croissants?|eclairs?|dumplings?|meatballs?|balls?|bites?|truffles?|candies|macarons?|macaroons?|tartlets?|pastries|pasties|turnovers?|empanadas?|tamales?|tortillas?|wings?|skewers?|patties|crackers?|popsicles?|fritters?|rolls?|st(?:ü|ue)cke?|brötchen|plätzchen|kekse?|pfannkuchen|waffeln?|knödel|klöße|krapfen|hörnchen|brezeln?|kugeln|spieße|pièces?|gaufres?|galettes?|beignets?|piezas?|galletas?|panecillos?|unidades|buñuelos|croquetas|pezzi|biscotti|panini|polpette|unidades|stuks?|koekjes|broodjes|sztuki?|sztuk|stycken|bullar|stykker|boller'
const DOZEN = String.raw`doz(?:en|\.)?s?|dutzend|douzaines?|docenas?|dozzine?`
const OF_PIECES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d+|an?|one|two|three|four|six|eight|ten|twelve|eine?|zwei|une?|deux|una?|dos|due)\)?\s*(?:[\p{L}-]{1,15}\s+){0,3}?(?:${PIECES}|${DOZEN})(?!\p{L})`,
  'iu',
)

/** "about 20 rolls", "2 dozen cookies": nobody can say how many eat of them. */
export const isPieces = (text: string): boolean => !PORTIONS.test(text) && OF_PIECES.test(text)

/** "2 loaves", "a 9-inch cake": what comes of it, and no number of servings. */
export const isWholeYield = (text: string): boolean =>
  text.replace(SIZES, ' ').search(WHOLES) >= 0 && servingsOf(text) === null

/** How many it serves: of a range the lower bound, of several statements the one that mentions servings. */
export function servingsOf(value: unknown): number | null {
  if (typeof value === 'number')
    return Number.isFinite(value) && value > 0 && value <= 1000 ? Math.max(1, Math.round(value)) : null
  if (Array.isArray(value)) {
    const best = fullest(value)
    return best === undefined ? null : servingsOf(best)
  }
  if (typeof value === 'object' && value !== null) {
    const { value: inner, minValue, maxValue, amount, '@value': literal } = value as Record<string, unknown>
    const { unitText } = value as Record<string, unknown>
    const number = minValue ?? inner ?? literal ?? amount ?? maxValue ?? null
    const isWorded =
      typeof unitText === 'string' && (typeof number === 'number' || typeof number === 'string')
    return servingsOf(isWorded ? `${number} ${unitText}` : number)
  }
  if (typeof value !== 'string') return null
  const found = numberOf(value.slice(0, 300))
  return found !== null && found >= 1 && found <= 1000 ? found : null
}
