import { UNITS } from '../ingredients/units.ts'
import type { Amount } from '../stock/event.ts'
import { plainNumbers } from '../text/written-number.ts'

const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,3})?`
const UNIT = 'kg|kgs|g|gr|gm|grm|ml|cl|dl|l|lt|ltr|liter|litre|lb|lbs|oz|floz|fl oz|gal|pt|qt'
/** "4*6*320ML": packs in packs. What a recognizer makes of the star is one of its slips. */
const TIMES = String.raw`(?:(\d{1,3})\s?[x*×%¥]\s?)?(?:(\d{1,3})\s?[x*×%¥]\s?)?`
const SIZE = new RegExp(String.raw`(?<![\p{L}\d.,])${TIMES}(${NUMBER})\s?(${UNIT})(?![\p{L}\d])\.?`, 'iu')
/** "10S", "12PK", "6ER", "10 Stk": pieces. */
const PIECES =
  /(?<![\p{L}\d.,])(\d{1,3})\s?(?:er|s|'s|pk|pcs?|ct|stk|stück|st|count)(?![\p{L}\d])\.?(?:\s?(?:pack|packung))?/iu
const SHARE =
  /\d{1,3}(?:[.,]\d{1,2})?\s?%\s?(?:vol\.?|fett|fat|i\.?\s?tr\.?)?|(?<![\p{L}\d])(?:hkl|kl|klasse|class)\.?\s?(?:[12]|i{1,2})(?![\p{L}\d])/giu
const MILLIMETERS = /\d{1,3}\s?mm\+?/gi
const SPELLED: Readonly<Record<string, string>> = {
  kgs: 'kg',
  grm: 'g',
  lt: 'l',
  'fl oz': 'floz',
}
const MOST = 100_000
/** What a recognizer makes of units: "2006" is 200G, "320Z" 32OZ, "500m1" 500ml, "IL" 1L, all at the end of a line. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d.,])(\d{1,2})0[zZ]$/u, '$1 oz'],
  [/(?<![\p{L}\d.,])([1-9]\d{0,2}[05])[69]$/u, '$1 g'],
  [/(\d)\s?m[1I|]$/u, '$1 ml'],
  [/(?<![\p{L}\d.,])[I|l][lL]$/u, '1 l'],
]

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** What a package has by its label, and the label without that: "H-MILCH 3,5% 1L" is 1 liter. */
export function takeSize(label: string): { each: Amount | null; rest: string } {
  const plain = label.replace(SHARE, ' ').replace(MILLIMETERS, ' ')
  const slip = SIZE.test(plain) ? undefined : SLIPS.find(([written]) => written.test(plain.trimEnd()))
  const text = slip ? plain.trimEnd().replace(...slip) : plain
  const size = SIZE.exec(text)
  if (size) {
    const [whole, packs = '1', inner = '1', number = '', written = ''] = size
    const unit = written.toLowerCase()
    const own = Number.parseFloat(plainNumbers(`${number} ${unit}`))
    const value = rounded(Number(packs) * Number(inner) * own)
    const rest = text.replace(whole, ' ')
    const canonical = UNITS.get(SPELLED[unit] ?? unit)
    if (canonical !== undefined && value > 0 && value <= MOST)
      return { each: { value, unit: canonical }, rest }
    return { each: null, rest }
  }
  const pieces = PIECES.exec(text)
  const count = Number(pieces?.[1] ?? 0)
  if (pieces && count > 1) return { each: { value: count, unit: null }, rest: text.replace(pieces[0], ' ') }
  return { each: null, rest: text }
}
