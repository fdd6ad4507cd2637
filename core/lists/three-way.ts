import { same } from '../text/same.ts'

interface Keyed {
  id: string
}

interface Changes<Item> {
  /** New or changed. */
  put: Item[]
  /** Ids that were removed. */
  gone: string[]
}

const byId = <Item extends Keyed>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))

/** The changes that lead from one list to the other. */
export function changesBetween<Item extends Keyed>(
  before: readonly Item[],
  after: readonly Item[],
): Changes<Item> {
  const [old, kept] = [byId(before), byId(after)]
  return {
    put: [...kept.values()].filter((item) => !same(old.get(item.id), item)),
    gone: [...old.keys()].filter((id) => !kept.has(id)),
  }
}

/** An item that both sides changed, as it should be; on this side it may have been removed. */
export type Join<Item> = (base: Item, mine: Item | undefined, theirs: Item) => Item | undefined

/**
 * Merges two copies of a list with a common base: changes on this side are applied to the other.
 * Without a common base (`base` empty) it returns the union: nothing is lost, nothing is duplicated.
 * Where both changed the same item, this side's counts, or what `join` makes of the two.
 */
export function threeWay<Item extends Keyed>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  join: Join<Item> = (_base, item) => item,
): Item[] {
  const { put, gone } = changesBetween(base, mine)
  const joined = byId(theirs)
  const known = byId(base)
  const apply = (id: string, item: Item | undefined) => {
    const [old, other] = [known.get(id), joined.get(id)]
    const next = old && other && !same(old, other) ? join(old, item, other) : item
    if (next) joined.set(id, next)
    else joined.delete(id)
  }
  for (const id of gone) apply(id, undefined)
  // Added on both sides: what only the other side knows of it stays.
  for (const item of put) apply(item.id, known.has(item.id) ? item : { ...joined.get(item.id), ...item })
  return [...joined.values()]
}
