/** Pages waiting to be read, most promising first, FIFO among equals. */
export interface Frontier<T> {
  push: (item: T, priority: number) => void
  pop: () => T | undefined
  readonly size: number
  /** Priority of the next one. */
  readonly best: number
  items: () => [item: T, priority: number][]
}

export function createFrontier<T>(most: number, from: readonly [T, number][] = []): Frontier<T> {
  const shelves = new Map<number, T[]>()
  let size = 0
  const lowest = () => Math.min(...shelves.keys())
  const drop = (priority: number, take: 'shift' | 'pop') => {
    const shelf = shelves.get(priority)
    const item = shelf?.[take]()
    if (shelf?.length === 0) shelves.delete(priority)
    if (shelf) size--
    return item
  }
  const frontier: Frontier<T> = {
    push: (item, priority) => {
      const place = Math.round(priority)
      const shelf = shelves.get(place)
      if (shelf) shelf.push(item)
      else shelves.set(place, [item])
      // On overflow, the least promising and most recent one is dropped.
      if (++size > most) drop(lowest(), 'pop')
    },
    pop: () => (size === 0 ? undefined : drop(Math.max(...shelves.keys()), 'shift')),
    get size() {
      return size
    },
    get best() {
      return size === 0 ? Number.NEGATIVE_INFINITY : Math.max(...shelves.keys())
    },
    items: () =>
      [...shelves].flatMap(([priority, shelf]) => shelf.map((item): [T, number] => [item, priority])),
  }
  for (const [item, priority] of from) frontier.push(item, priority)
  return frontier
}
