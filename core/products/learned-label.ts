import { MAX_NAME, normaliseName } from '../contracts/ingredient-names.ts'
import { type Amount, stockAmount } from '../stock/event.ts'
import { namedUuid } from '../text/named-uuid.ts'

export const MAX_PRINTED = 80
export const MAX_SHOP = 40
/** A tenth less than the account has room for, so that a new one fits before the oldest leaves; that is what one request reads. */
export const MAX_LABELS = 900

/** What a code, or a line of a shop's receipts, stands for: as this household taught it. */
export interface LearnedLabel {
  /** Made of what is printed and the shop: taught on two devices, it is one. */
  id: string
  /** A code, or the text of a line, folded. */
  printed: string
  /** Folded; empty for codes, which are the same in every shop. */
  shop: string
  /** The food; null: it never goes into the pantry. */
  name: string | null
  /** What one has; null if that wasn't taught. */
  each: Amount | null
  /** ISO time: the latest counts. */
  addedAt: string
}

/** Lower case without accents or anything invisible; the same when it is folded again. */
const folded = (text: string, longest: number) =>
  text
    .slice(0, 4 * longest)
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .replace(/[\s\p{Cs}]+$/u, '')

const idOf = (printed: string, shop: string) => namedUuid(`label ${JSON.stringify([printed, shop])}`)

/** Validates an untrusted label; undefined if invalid. Hand-written, so that the browser needs no schema library. */
export function learnedLabel(value: unknown): LearnedLabel | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { printed, shop, name, each, addedAt } = value as Record<string, unknown>
  const time = typeof addedAt === 'string' ? Date.parse(addedAt) : Number.NaN
  const label = typeof printed === 'string' ? folded(printed, MAX_PRINTED) : ''
  const store = typeof shop === 'string' ? folded(shop, MAX_SHOP) : ''
  const food = typeof name === 'string' ? normaliseName(name) : name
  if (Number.isNaN(time) || label === '') return undefined
  if (food !== null && (typeof food !== 'string' || food === '' || food.length > MAX_NAME)) return undefined
  return {
    id: idOf(label, store),
    printed: label,
    shop: store,
    name: food,
    each: stockAmount(each) ?? null,
    addedAt: new Date(time).toISOString(),
  }
}

/** What was taught for a code, or for a line: by this shop, else by all others if they agree. */
export function findLabel(
  labels: readonly LearnedLabel[],
  printed: string,
  shop: string,
): LearnedLabel | undefined {
  const label = folded(printed, MAX_PRINTED)
  const id = idOf(label, folded(shop, MAX_SHOP))
  const exact = labels.find((one) => one.id === id)
  if (exact) return exact
  const others = labels.filter((one) => one.printed === label)
  const [first] = others
  if (!others.every(({ name }) => name === first?.name)) return undefined
  return others.reduce<LearnedLabel | undefined>(
    (latest, one) => (latest && latest.addedAt >= one.addedAt ? latest : one),
    undefined,
  )
}
