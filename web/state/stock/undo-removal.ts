import { stockLog } from './stock-log.ts'

/**
 * After foods that were taken off the list are on it again: with everything that the log knows about them, as if neither had happened.
 * Times are those before they went, and before they came back.
 */
export function undoRemoval(names: readonly string[], went: number, cameBack: number) {
  const events = stockLog.get()
  const undone = new Set(events.flatMap(({ of }) => of ?? []))
  const since = { out: went, have: cameBack }
  const both = events.filter(
    ({ id, kind, name, at }) =>
      (kind === 'out' || kind === 'have') &&
      names.includes(name) &&
      !undone.has(id) &&
      Date.parse(at) >= since[kind],
  )
  if (both.some(({ kind }) => kind === 'out')) stockLog.undo(both.map(({ id }) => id))
}
