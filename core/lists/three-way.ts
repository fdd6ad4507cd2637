interface Keyed {
  id: string
}

interface Changes<Item> {
  /** New, or other than before. */
  put: Item[]
  /** Ids that are no longer there. */
  gone: string[]
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const byId = <Item extends Keyed>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))

/** What leads from one list to the other. */
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
 * Joins two copies of a list that were the same once: what changed on this side is applied to the other.
 * Without a common past (`base` empty) it is the union: nothing is lost, nothing is there twice.
 */
export function threeWay<Item extends Keyed>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Item[] {
  const { put, gone } = changesBetween(base, mine)
  const joined = byId(theirs)
  for (const id of gone) joined.delete(id)
  for (const item of put) joined.set(item.id, item)
  return [...joined.values()]
}
