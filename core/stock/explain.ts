import { daysBetween, utcDay } from './day.ts'
import type { StockItem } from './item.ts'
import { boughtOn } from './lots.ts'
import * as strings from './strings.ts'
import { amountInWords } from './words/amount-words.ts'

/** "Usually lasts 6 days here; bought 8 days ago.": why a food is taken for there, or for gone. */
export function explainChance(item: StockItem, today: string): string {
  const { amount, full, lasts, daysLeft, bought, arrived, opened, confirmed } = item
  if (amount?.value === 0) return strings.reasons([strings.usedUpByCount])
  const since = (day: string) => Math.max(0, daysBetween(day, today))
  const came = boughtOn(item)
  const reasons: string[] = []
  if (lasts && item.meal === null)
    reasons.push((lasts.learned ? strings.usuallyLastsHere : strings.usuallyLasts)(lasts.days))
  reasons.push((bought ? strings.boughtAgo : strings.listedAgo)(since(came)))
  if (opened) reasons.push(strings.openedAgo(since(opened)))
  if (amount && full && amount.unit === full.unit && amount.value < full.value)
    reasons.push(strings.partLeft(amountInWords(amount), amountInWords(full)))
  const seen = utcDay(confirmed)
  if (seen > came && seen !== utcDay(arrived)) reasons.push(strings.confirmedAgo(since(seen)))
  if (daysLeft !== null && daysLeft < 0) reasons.push(strings.pastItsDate(-daysLeft))
  return strings.reasons(reasons)
}
