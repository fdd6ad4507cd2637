import { MAX_NAME } from '#core/contracts/ingredient-names.ts'
import { readText } from '#web/api/read-text.ts'
import type { NewShoppingItem } from '#web/state/shopping.ts'
import { nameOfLine } from './name-of-line.ts'

/** What may hold several items. Anything else is added as it is, at once and without a network connection. */
const SEVERAL = /[,;\n]|\s(?:and|&|\+|und|et|y|e)\s/i

const asWritten = (line: string): NewShoppingItem => ({ name: nameOfLine(line), line })

/** The things to buy in a text: "kitchen roll, 2 lemons and milk" is three. What isn't food is bought too. */
export async function readItems(text: string): Promise<NewShoppingItem[]> {
  const whole = text.trim()
  if (!SEVERAL.test(whole)) return [asWritten(whole)]
  const { items, rest } = await readText(whole)
  // In a list, "and" joins the last two: "soap, foil and candles".
  const isList = /[,;\n]/.test(whole)
  const others = (isList ? rest.flatMap((part) => part.split(/\s+and\s+/i)) : rest).filter((part) =>
    /\p{L}/u.test(part),
  )
  if (items.length + others.length < 2) return [asWritten(whole)]
  return [
    ...items.map(({ name, amount, written, known }) => {
      const line = [amount, written].filter(Boolean).join(' ')
      return known ? { name: name.slice(0, MAX_NAME), line } : asWritten(line)
    }),
    ...others.map(asWritten),
  ]
}
