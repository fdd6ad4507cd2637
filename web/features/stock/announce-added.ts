import { MAX_INGREDIENTS } from '#core/contracts/ingredient-names.ts'
import type { StockDetail } from '#core/stock/event.ts'
import { capital } from '#core/text/capital.ts'
import { notify } from '#web/lib/toast.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import * as strings from './strings.ts'

/** What came to what was there: how much there is now, and how much was typed. */
interface More {
  sum: string
  typed: string
  detail: StockDetail
}

/** What was added in one go. */
export interface Added {
  ids: string[]
  fresh: Set<string>
  foods: Map<string, More | Record<string, never>>
}

const NAMED = 4

function inShort(names: readonly string[]): string {
  const more = names.length - NAMED
  const first = names.slice(0, NAMED).join(', ')
  return more > 0 ? strings.namesAndMore(first, more) : first
}

const sums = ({ foods }: Added): (More & { name: string })[] =>
  [...foods].flatMap(([name, more]) => ('sum' in more ? [{ ...(more as More), name }] : []))

/** The amounts that were typed are all there is. */
function replaceInstead(added: Added) {
  const more = sums(added)
  const events = new Map(stockLog.get().map((event) => [event.id, event]))
  const names = new Set(more.map(({ name }) => name))
  stockLog.undo(added.ids.filter((id) => names.has(events.get(id)?.name ?? '')))
  added.ids = [
    ...added.ids.filter((id) => !names.has(events.get(id)?.name ?? '')),
    ...stockLog.record(
      more.map(({ name, typed, detail }) => ({ kind: 'have', name, detail: { ...detail, text: typed } })),
    ),
  ]
  for (const { name } of more) added.foods.set(name, {})
  const [one] = more
  notify({
    title: one && more.length === 1 ? strings.amountNow(capital(one.name), one.typed) : strings.updatedTitle,
    ...(more.length > 1 && { description: inShort(more.map(({ name, typed }) => `${name}: ${typed}`)) }),
    variant: 'success',
    undo: () => stockLog.undo(added.ids),
  })
}

/** Says what is there now. What came to what was there may have been meant as all there is. */
export function announceAdded(added: Added) {
  const more = sums(added)
  const [one] = more
  const isOne = one !== undefined && added.foods.size === 1
  const words = (name: string) => {
    const found = more.find((other) => other.name === name)
    return found ? strings.amountNow(name, found.sum) : name
  }
  notify({
    title: isOne
      ? strings.amountNow(capital(one.name), one.sum)
      : added.fresh.size > 0
        ? strings.addedTitle
        : strings.updatedTitle,
    ...(!isOne && { description: inShort([...added.foods.keys()].map(words)) }),
    variant: 'success',
    undo: () => {
      stockLog.undo(added.ids)
      added.ids = []
      added.foods.clear()
      added.fresh.clear()
    },
    ...(one && {
      action: {
        label: isOne ? strings.makeIt(one.typed) : strings.replaceInstead,
        act: () => replaceInstead(added),
      },
    }),
  })
}

export const announceFull = () =>
  notify({
    title: strings.fullTitle,
    description: strings.fullText(MAX_INGREDIENTS),
    variant: 'destructive',
  })
