import { sameLine } from '../receipts/same-line.ts'
import { namedUuid } from '../text/named-uuid.ts'
import { added, type New, type Pile, type Source } from './pile.ts'
import {
  type KnownReceipt,
  lineOf,
  linesBeside,
  type ReceiptHead,
  receiptOf,
  sameReceipt,
} from './receipt.ts'

/**
 * What became of a receipt: its lines are on the pile, those that were missing, none of them, it was put away and
 * someone has to say whether it is another one, or there is no room.
 */
export interface ReceiptAdded {
  pile: Pile
  became: 'new' | 'more' | 'known' | 'away' | 'full' | 'empty'
  /** The receipt, to be continued by the next photo of it. */
  id: string
  /** How many lines were added; of one that was put away, how many it didn't have. */
  lines: number
  /** When it was put away, in milliseconds. */
  away?: number
}

/** What to add of one that was put away: all of it once more, or what it didn't have. */
export type Once = 'again' | 'missing'

const isLine = ({ way }: Source) => way === 'receipt'

/** Whether none of its lines was put away or cleared: what isn't on the pile was missed then. */
function isWhole({ lines }: KnownReceipt, { sources }: Pile): boolean {
  const there = new Set(sources.filter(isLine).map(({ printed }) => lineOf(printed)))
  return lines.length > 0 && lines.every((line) => there.has(line))
}

/** What a reading has more of than the pile, where a line may be printed several times. */
function missing(finds: readonly New[], pile: Pile, { id, shop }: KnownReceipt): New[] {
  const own = pile.sources.filter(
    (source) =>
      isLine(source) && (source.receipt === id || source.receipt === undefined || source.shop === shop),
  )
  const left = new Map(own.map((source) => [source, source.count]))
  return finds.flatMap((one) => {
    const { found } = one
    const known =
      own.find(({ printed }) => lineOf(printed) === lineOf(found.printed)) ??
      own.find(({ printed }) => sameLine(printed, found.printed))
    if (!known) return one
    const covered = Math.min(left.get(known) ?? 0, found.count)
    left.set(known, (left.get(known) ?? 0) - covered)
    const count = found.count - covered
    // Under the text that it has on the pile: it is the same line.
    return count > 0 ? { ...one, found: { ...found, printed: known.printed, shop: known.shop, count } } : []
  })
}

const union = (one: KnownReceipt, other: KnownReceipt): KnownReceipt => ({
  ...one,
  shop: one.shop || other.shop,
  date: one.date ?? other.date,
  time: one.time ?? other.time,
  total: one.total ?? other.total,
  lines: [...new Set([...one.lines, ...other.lines])],
})

/** Of a receipt that was put away, the finds that it didn't have. */
function unknownOf(finds: readonly New[], { lines }: KnownReceipt): New[] {
  const fresh = linesBeside([...new Set(finds.map(({ found }) => lineOf(found.printed)))], lines)
  return finds.filter(({ found }) => fresh.includes(lineOf(found.printed)))
}

/**
 * The pile with a receipt. Of one that was read before, only what is not there yet, as a better photo of it has; of one
 * that was put away, only what `once` says. `of` is a receipt that this continues. Each find has a new id.
 */
export function pileUpReceipt(
  pile: Pile,
  receipt: ReceiptHead,
  finds: readonly New[],
  { of, once }: { of?: string | undefined; once?: Once | undefined } = {},
): ReceiptAdded {
  const printed = (all: readonly New[]) => all.map(({ found }) => found.printed)
  const read = receiptOf(receipt, printed(finds))
  // The last one: the same one may have been added again.
  const known = pile.receipts.findLast((one) => one.id === of || sameReceipt(one, read))
  const became = (kind: ReceiptAdded['became'], next = pile, lines = 0): ReceiptAdded => ({
    pile: next,
    became: kind,
    id: known?.id ?? read.id,
    lines,
  })
  if (finds.length === 0) return became('empty')
  if (!known || once === 'again') {
    const own = known ? { ...read, id: namedUuid(`${read.id} again ${known.id}`) } : read
    const next = added(pile, finds, own)
    return next === pile ? became('full') : { ...became('new', next, finds.length), id: own.id }
  }
  if (known.away && !once)
    return { ...became('away', pile, unknownOf(finds, known).length), away: known.away }
  const more = once ? unknownOf(finds, known) : isWhole(known, pile) ? missing(finds, pile, known) : []
  if (more.length === 0) return became('known')
  const linked = more.map((one) => ({
    ...one,
    found: { ...one.found, shop: known.shop },
    receipt: known.id,
  }))
  const next = added(pile, linked, null)
  if (next === pile) return became('full')
  const receipts = next.receipts.map((one) =>
    one === known ? union(one, receiptOf(receipt, printed(more))) : one,
  )
  return became('more', { ...next, receipts }, more.length)
}

/** The pile after these sources of it were put away: their receipts are known to be in the pantry. */
export function putAwayAt(pile: Pile, gone: readonly Source[], at: number): Pile {
  const ids = new Set(gone.map(({ receipt }) => receipt))
  return { ...pile, receipts: pile.receipts.map((one) => (ids.has(one.id) ? { ...one, away: at } : one)) }
}

/** The pile with nothing on it. What was put away stays known; a receipt that goes with it can be read again. */
export const emptied = (pile: Pile): Pile => ({
  sources: [],
  receipts: pile.receipts.filter((one) => !isWhole(one, pile)),
  last: null,
})

/** The pile as it was, with what was found since. */
export function restored(now: Pile, before: Pile): Pile {
  const there = new Set(before.sources.map(({ id }) => id))
  const known = new Set(before.receipts.map(({ id }) => id))
  return {
    sources: [...before.sources, ...now.sources.filter(({ id }) => !there.has(id))],
    receipts: [...before.receipts, ...now.receipts.filter(({ id }) => !known.has(id))],
    last: null,
  }
}

/** The pile without the foods of a receipt, which can be read again; what was put away of it stays known. */
export const withoutReceipt = (pile: Pile, id: string): Pile => ({
  sources: pile.sources.filter((source) => source.receipt !== id),
  receipts: pile.receipts.filter((one) => one.id !== id || one.away),
  last: null,
})
