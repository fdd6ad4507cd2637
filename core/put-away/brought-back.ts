import { plainKey } from '../shopping/merge.ts'
import {
  again,
  changed,
  itemsOf,
  MAX_SOURCES,
  type Pile,
  type PileItem,
  type Source,
  sourceKey,
} from './pile.ts'

const keyOf = ({ name, printed }: PileItem) => (name === null ? `unknown ${printed}` : plainKey(name))

/** How many there are of each. */
function countsOf(items: readonly PileItem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + item.count)
  return counts
}

/** What is found once more is the same source. */
function joined(back: readonly Source[], now: readonly Source[]): Source[] {
  const all = new Map(back.map((source) => [sourceKey(source), source]))
  for (const source of now) {
    const known = all.get(sourceKey(source))
    const said = known && { said: { ...source.said, ...known.said } }
    all.set(sourceKey(source), known ? { ...again(known, source), ...said } : source)
  }
  return [...all.values()].slice(0, MAX_SOURCES)
}

/**
 * The pile with what was put away and is taken back: it can't be recorded anew under its old ids. What was found since
 * are other packages, also of the same food.
 */
export function broughtBack(pile: Pile, sources: readonly Source[], newId: () => string): Pile {
  const back = sources.map((source) => ({ ...source, id: newId() }))
  const ids = new Set(sources.map(({ receipt }) => receipt))
  const receipts = pile.receipts.map(({ away, ...one }) =>
    away === undefined || ids.has(one.id) ? one : { ...one, away },
  )
  const counts = countsOf([...itemsOf({ ...pile, sources: back }), ...itemsOf(pile)])
  let next: Pile = { sources: joined(back, pile.sources), receipts, last: null }
  for (const [key, there] of countsOf(itemsOf(next))) {
    const missing = (counts.get(key) ?? there) - there
    const item = itemsOf(next).find((one) => keyOf(one) === key)
    if (item && missing !== 0) next = changed(next, item.id, { count: Math.max(0, item.count + missing) })
  }
  return next
}
