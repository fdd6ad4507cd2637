const FRACTION = '[¼½¾⅓⅔⅛⅜⅝⅞]'
const MEASURE =
  'cups?|tablespoons?|teaspoons?|pounds?|ounces?|tsp\\.?|tbsp\\.?|tbs\\.?|lbs?\\.?|oz\\.?|pinch(?:es)?|dash(?:es)?'

/** "1 1/2 (14 ounce) tablespoons " at the start of a line, with a name to follow. */
const AMOUNT = new RegExp(
  `^(?:\\d{1,4}(?:[./]\\d{1,4})?|${FRACTION})(?: \\d/\\d{1,2}| ?${FRACTION})? ` +
    '(?:\\(\\d[\\d./]{0,5}[ -](?:fluid )?(?:ounces?|oz\\.?|pounds?|lbs?\\.?|inch|grams?|g|ml|quarts?|pints?)\\) )?' +
    `(?:(${MEASURE}) )?(?=[a-zA-Z])`,
)

/** Where the name begins after a plain amount, doubled, and odd if it is a measure; -1 where none is. */
export function skipAmount(line: string): number {
  const amount = AMOUNT.exec(line)
  if (amount === null) return -1
  return amount[0].length * 2 + (amount[1] === undefined ? 0 : 1)
}

/** The amount that stands for all others of its sort. */
export function plainAmount(measured: boolean): string {
  return measured ? '1 cup ' : '1 '
}

/**
 * The line with a plain amount instead of its own: "2 tablespoons sugar" and "3/4 cup sugar" name the same, so they
 * need to be read only once. Four of ten distinct lines differ in their amounts alone.
 */
export function canonicalLine(line: string): string {
  const amount = skipAmount(line)
  return amount < 0 ? line : plainAmount((amount & 1) === 1) + line.slice(amount >> 1)
}
