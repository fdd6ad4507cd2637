import type { Receipt, ReceiptItem } from './read-receipt.ts'
import { sameLine } from './same-line.ts'

/** So many of the lines in the middle are read alike. */
const ALIKE = 0.7
/** At the edge of a photo a line may be cut. */
const CUT = [0, 1] as const
const CENT = 0.015

const isSame = (one: ReceiptItem, other: ReceiptItem) => sameLine(one.text, other.text)

/** A single line in both must cost the same, too: milk is on many receipts. */
function isOverlap(above: readonly ReceiptItem[], below: readonly ReceiptItem[]): boolean {
  const shared = above.filter((one, at) => isSame(one, below[at] as ReceiptItem)).length
  if (above.length > 1) return shared >= 2 && shared >= ALIKE * above.length
  return shared === 1 && above[0]?.price != null && above[0].price === below[0]?.price
}

/** The items of the upper and the lower part, those that both have once. */
function joinItems(upper: readonly ReceiptItem[], lower: readonly ReceiptItem[]): ReceiptItem[] | undefined {
  for (let length = Math.min(upper.length, lower.length); length > 0; length--)
    for (const end of CUT)
      for (const start of CUT) {
        const last = upper.length - end
        const above = upper.slice(Math.max(0, last - length), last)
        const below = lower.slice(start, start + length)
        if (above.length === length && below.length === length && isOverlap(above, below))
          return [...upper.slice(0, last), ...lower.slice(start + length)]
      }
  return undefined
}

/** Two photos of one long receipt, joined by the lines that both show; undefined if they don't continue each other. */
export function joinReceipts(one: Receipt, other: Receipt): Receipt | undefined {
  if (one.date && other.date && one.date !== other.date) return undefined
  for (const [upper, lower] of [
    [one, other],
    [other, one],
  ] as const) {
    // Below a total nothing goes on.
    const items = upper.total === null ? joinItems(upper.items, lower.items) : undefined
    if (items) {
      const sum = Math.round(items.reduce((all, { price }) => all + 100 * (price ?? 0), 0)) / 100
      return {
        shop: upper.shop || lower.shop,
        currency: upper.currency || lower.currency || '',
        date: upper.date ?? lower.date,
        time: upper.time ?? lower.time ?? null,
        total: lower.total,
        isTotalSure: lower.total !== null && sum <= lower.total + CENT,
        sum,
        items,
        leftOut: [...upper.leftOut, ...lower.leftOut],
      }
    }
  }
  return undefined
}
