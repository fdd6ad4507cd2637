import type { StockDetail } from '#core/stock/event.ts'
import type { StockRecord } from '#core/stock/record.ts'
import { capital } from '#core/text/capital.ts'
import { notify } from '#web/lib/toast.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { shownName } from './pantry-groups.ts'
import * as strings from './strings.ts'

/** What makes a leftover one. */
function dishOf({ meal, recipe_id, amount, cooked, frozen, place }: StockRecord): StockDetail {
  if (meal === null) return {}
  const known = { recipe_id, amount, cooked, frozen, place }
  return { meal, ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null)) }
}

/** It isn't out after all: its amount, place and dates come back with it. */
export function bringBack(record: StockRecord) {
  const { name } = record
  const undone = new Set(stockLog.get().flatMap(({ of }) => of ?? []))
  const last = stockLog
    .get()
    .findLast((one) => one.kind === 'out' && one.name === name && !undone.has(one.id))
  if (last) stockLog.undo([last.id])
  const ids = last ? [] : stockLog.record([{ kind: 'have', name, detail: dishOf(record) }])
  notify({
    title: strings.isBack(capital(shownName(record))),
    undo: () =>
      last ? void stockLog.record([{ kind: 'out', name, detail: last.detail }]) : stockLog.undo(ids),
  })
}
