import { MAX_INGREDIENTS } from '#core/contracts/ingredient-names.ts'
import { addedAmount } from '#core/stock/adding.ts'
import { factOf } from '#core/stock/describe.ts'
import type { Amount, StockDetail } from '#core/stock/event.ts'
import { isUnsafe } from '#core/stock/freshness.ts'
import { itemOf, packagesOf } from '#core/stock/lot-items.ts'
import { packageMeant } from '#core/stock/package-meant.ts'
import type { StockRecord } from '#core/stock/record.ts'
import { factStore } from './fact-store.ts'
import { localDay } from './local-day.ts'
import { type NewStockEvent, stockLog } from './stock-log.ts'

interface Written {
  name: string
  detail: StockDetail
}

const earlier = (before: string | null, said: string) => (before !== null && before < said ? before : said)

/** What was opened or cooked before doesn't get fresh by being typed again: the earlier day counts. */
function sinceBefore(detail: StockDetail, record: StockRecord | undefined): StockDetail {
  const { opened, cooked, ...rest } = detail
  if (!record?.present) return detail
  return {
    ...rest,
    ...(opened && { opened: earlier(record.opened, opened) }),
    ...(cooked && { cooked: earlier(record.cooked, cooked) }),
  }
}

/** What is typed over food that isn't safe any more is another one. */
export function isSpoiled(record: StockRecord | undefined, today: string): boolean {
  if (!record?.present) return false
  const fact = record.meal === null ? factOf(factStore.get(), record.name) : null
  return isUnsafe(itemOf(record, fact, today))
}

/** More of what is only frozen, without a word about the freezer, is another one: least of all raw meat goes there by itself. */
export function isBesideFrozen(detail: StockDetail, record: StockRecord | undefined, today: string): boolean {
  if (!record?.present || detail.place === 'freezer' || detail.frozen || detail.thawed) return false
  const fact = record.meal === null ? factOf(factStore.get(), record.name) : null
  if (fact?.place === 'freezer') return false
  return packagesOf(itemOf(record, fact, today), today).every(({ where }) => where === 'freezer')
}

/** What is said of a food, and nothing about how much more of it: a date that no package has is that of another one. */
export function saidOf(
  { name, detail }: Written,
  record: StockRecord | undefined,
  today: string,
): NewStockEvent {
  const isUsedUp = amountThere(record, today)?.value === 0
  if (isUsedUp || isBesideFrozen(detail, record, today))
    return { kind: 'bought', name, detail: { bought: today, ...detail } }
  const meant = record?.present
    ? packageMeant(detail, itemOf(record, factOf(factStore.get(), record.name), today))
    : {}
  return meant === 'new'
    ? { kind: 'bought', name, detail: { bought: today, ...detail } }
    : { kind: 'have', name, detail: { ...sinceBefore(detail, record), ...meant } }
}

/** What is safe to eat of a listed food; null if that isn't known. */
export function amountThere(record: StockRecord | undefined, today: string): Amount | null {
  return record?.present ? itemOf(record, factOf(factStore.get(), record.name), today).amount : null
}

/** More of a food that is there. */
export function moreOf({ name, detail: said }: Written, amount: Amount, today: string) {
  const { text, ...detail } = said
  const { more, total, sum } = addedAmount(text ?? '', { name, amount, fact: factOf(factStore.get(), name) })
  // Nothing of a dish is bought, and what doesn't add up is one amount in words.
  const event: NewStockEvent = !total
    ? { kind: 'have', name, detail: { ...detail, ...more } }
    : detail.cooked
      ? { kind: 'have', name, detail: { ...detail, amount: total } }
      : { kind: 'bought', name, detail: { bought: today, ...more, ...detail } }
  return { event, total, sum }
}

/** Puts foods into the pantry as they were typed. Returns the names, which of them are new, and the way to take it back. */
export function recordWritten(foods: readonly Written[]) {
  const records = stockLog.records()
  const room = MAX_INGREDIENTS - [...records.values()].filter(({ present }) => present).length
  const fresh = new Set<string>()
  const said = new Set<string>()
  /** What is there now of those that were there already. */
  const sums = new Map<string, { sum: string; typed: string }>()
  /** What was listed without an amount, and has one now. */
  const told = new Map<string, string>()
  const today = localDay()
  const events = foods.flatMap(({ name, detail }): NewStockEvent[] => {
    const isNew = records.get(name)?.present !== true
    if (isNew && !fresh.has(name) && fresh.size >= room) return []
    if (isNew) fresh.add(name)
    const record = records.get(name)
    // Typed twice in one go, with a date of its own: another package.
    if (said.has(name) && detail.text && detail.best_before)
      return [{ kind: 'bought', name, detail: { bought: today, ...detail } }]
    said.add(name)
    if (isSpoiled(record, today) || isBesideFrozen(detail, record, today))
      return [{ kind: 'bought', name, detail: { bought: today, ...detail } }]
    const amount = detail.text ? amountThere(record, today) : null
    if (amount) {
      const { event, sum } = moreOf({ name, detail }, amount, today)
      sums.set(name, { sum, typed: detail.text ?? '' })
      return [event]
    }
    if (!isNew && detail.text && !detail.meal) told.set(name, detail.text)
    return [saidOf({ name, detail }, record, today)]
  })
  const ids = stockLog.record(events)
  return {
    names: [...new Set(events.map(({ name }) => name))],
    fresh: [...fresh],
    sums,
    told,
    undo: () => stockLog.undo(ids),
    /** The amounts that were typed are all there is. */
    replace() {
      stockLog.undo(ids)
      const all = foods.map(({ name, detail }): NewStockEvent => ({ kind: 'have', name, detail }))
      const again = stockLog.record(all)
      return () => stockLog.undo(again)
    },
  }
}
