interface Keyed {
  id: string
}

interface Changes<Item> {
  /** New or changed. */
  put: Item[]
  /** Ids that were removed. */
  gone: string[]
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

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

/**
 * Merges two copies of a list with a common base: changes on this side are applied to the other.
 * Without a common base (`base` empty) it returns the union: nothing is lost, nothing is duplicated.
 */
export function threeWay<Item extends Keyed>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Item[] {
  const { put, gone } = changesBetween(base, mine)
  const joined = byId(theirs)
  for (const id of gone) joined.delete(id)
  const known = byId(base)
  // Added on both sides: what only the other side knows of it stays.
  for (const item of put) joined.set(item.id, known.has(item.id) ? item : { ...joined.get(item.id), ...item })
  return [...joined.values()]
}
