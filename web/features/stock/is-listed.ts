import { normaliseName } from '#core/contracts/ingredient-names.ts'
import { singular } from '#core/text/plural.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'

/** Whether the pantry has such a food, besides another one. */
export function isListed(name: string, besides?: string): boolean {
  const one = singular(normaliseName(name))
  return [...stockLog.records().values()].some(
    (record) =>
      record.present && record.meal === null && record.name !== besides && singular(record.name) === one,
  )
}
