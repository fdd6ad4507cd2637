import { normaliseName } from '#core/contracts/ingredient-names.ts'

/** What is listed and was on a photo is surely there. What is new on the list is recorded as that. */
export async function recordSeen(names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const { stockLog } = await import('./stock-log.ts')
  stockLog.adopt()
  const listed = names.filter((name) => stockLog.records().get(normaliseName(name))?.present)
  if (listed.length > 0) stockLog.record(listed.map((name) => ({ kind: 'seen', name })))
}
