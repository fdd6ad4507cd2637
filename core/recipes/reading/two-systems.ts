/** Lists that give every amount twice, in metric and in customary units: pages switch between the two. */

const METRIC = /(?:\d|[½¼¾⅓⅔⅛])\s*(?:g|gr|grams?|kg|ml|millilit\p{L}+|dl|cl|l|lit(?:er|re)s?)(?!\p{L})/iu
const CUSTOMARY =
  /(?:\d|[½¼¾⅓⅔⅛])\s*(?:fl\.? ?oz|oz|ounces?|lbs?|pounds?|cups?|pints?|quarts?|sticks?|tbsps?|tsps?|tablespoons?|teaspoons?)(?!\p{L})/iu
const AMOUNT =
  /[\d½¼¾⅓⅔⅛⅜⅝⅞]|\b(?:g|gr|grams?|kg|ml|dl|cl|l|lit(?:er|re)s?|fl|oz|ounces?|lbs?|pounds?|cups?|pints?|quarts?|sticks?|tbsps?|tsps?|tablespoons?|teaspoons?)\b/giu

const nameOf = (line: string) =>
  (
    line
      .toLowerCase()
      .replace(AMOUNT, ' ')
      .match(/\p{L}{2,}/gu) ?? []
  ).join(' ')

interface Systems {
  lines: string[]
  /** The same lines in the other units; empty where there are none. */
  other: string[]
}

const LEAST = 3
const SAME = 0.8
const UNITS = 0.5

const share = (lines: readonly string[], holds: (line: string, at: number) => boolean) =>
  lines.filter(holds).length / lines.length

/** One of them is in metric units where the other is not. */
const areSystems = (one: readonly string[], other: readonly string[]) => {
  const differ = one.filter(
    (line, at) =>
      line !== other[at] &&
      ((METRIC.test(line) && CUSTOMARY.test(other[at] ?? '')) ||
        (CUSTOMARY.test(line) && METRIC.test(other[at] ?? ''))),
  ).length
  const measured = one.filter((line) => METRIC.test(line) || CUSTOMARY.test(line)).length
  return differ >= 2 && differ >= measured * UNITS
}

/** Whether two lists name the same things, line by line, in other units. */
export const isSameInOtherUnits = (one: readonly string[], other: readonly string[]): boolean =>
  one.length >= LEAST &&
  one.length === other.length &&
  share(one, (line, at) => nameOf(line) === nameOf(other[at] ?? '')) >= SAME &&
  areSystems(one, other)

/** A list followed by itself in other units, or each line by its own: the first of the two counts. */
export function partSystems(lines: readonly string[]): Systems {
  const half = lines.length / 2
  const whole = { lines: [...lines], other: [] }
  if (!Number.isInteger(half) || half < LEAST) return whole
  const [first, second] = [lines.slice(0, half), lines.slice(half)]
  if (isSameInOtherUnits(first, second)) return { lines: first, other: second }
  const [odd, even] = [lines.filter((_, at) => at % 2 === 0), lines.filter((_, at) => at % 2 === 1)]
  return isSameInOtherUnits(odd, even) ? { lines: odd, other: even } : whole
}
