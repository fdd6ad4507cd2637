/** The last change of the plan by this user, for Undo after its message is gone. */
interface LastChange {
  title: string
  undo: () => void
}

/** Later it is no slip any more. */
const REACHABLE_MS = 30 * 60_000

let last: { change: LastChange; at: number } | undefined

export const lastChange = {
  set(change: LastChange, now = Date.now()) {
    last = { change, at: now }
  },
  get: (now = Date.now()): LastChange | undefined =>
    last && now - last.at < REACHABLE_MS ? last.change : undefined,
  /** It was undone, or is another's. */
  clear() {
    last = undefined
  },
}
