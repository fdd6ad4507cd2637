const FRACTION = '[¼½¾⅓⅔⅛⅜⅝⅞]'
const MEASURE =
  'cups?|tablespoons?|teaspoons?|pounds?|ounces?|tsp\\.?|tbsp\\.?|tbs\\.?|lbs?\\.?|oz\\.?|pinch(?:es)?|dash(?:es)?'

/** "1 1/2 (14 ounce) tablespoons " at the start of a line, with a name to follow. */
const AMOUNT = new RegExp(
  `^(?:\\d{1,4}(?:[./]\\d{1,4})?|${FRACTION})(?: \\d/\\d{1,2}| ?${FRACTION})? ` +
    '(?:\\(\\d[\\d./]{0,5}[ -](?:fluid )?(?:ounces?|oz\\.?|pounds?|lbs?\\.?|inch|grams?|g|ml|quarts?|pints?)\\) )?' +
    `(?:(${MEASURE}) )?(?=[a-zA-Z])`,
)

/**
 * The line with a plain amount instead of its own: "2 tablespoons sugar" and "3/4 cup sugar" name the same, so they
 * need to be read only once. Four of ten distinct lines differ in their amounts alone.
 */
export function canonicalLine(line: string): string {
  const amount = AMOUNT.exec(line)
  if (amount === null) return line
  return (amount[1] === undefined ? '1 ' : '1 cup ') + line.slice(amount[0].length)
}
