import { writtenQuantity } from '../ingredients/written-quantity.ts'
import { type Amount, stockAmount } from './event.ts'

/** "A lot" isn't one lot, and "a few" aren't three. */
const VAGUE =
  /\b(?:lots?|plenty|some|few|several|many|much|enough|(?:little|tiny)? ?bit|little|loads?|tons?|heaps?|bunch(?:es)? of)\b/i
/** "half", "a third of", "three quarters of a". */
const PART = /^(?:about )?(?:(an?|one|two|three) )?(half|third|quarter)s?(?: of)?(?: an?| the)?$/i
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3 }
const PARTS: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 }

/** "500 g" of flour, "half" of a cabbage, as an amount; undefined where the words name none: "a lot", "half full". */
export function writtenAmount(text: string, name: string): Amount | undefined {
  if (VAGUE.test(text)) return undefined
  const [, count = '', part = ''] = PART.exec(text.trim()) ?? []
  const size = PARTS[part.toLowerCase()]
  if (size) return stockAmount({ value: (COUNTS[count.toLowerCase()] ?? 1) * size, unit: null })
  const { quantity, unit } = writtenQuantity(`${text} ${name}`)
  return quantity ? stockAmount({ value: quantity.max, unit }) : undefined
}
