import { isOutOfFridge, isUnsafe } from '#core/stock/freshness.ts'
import type { StockItem } from '#core/stock/item.ts'
import { eventStore } from '#web/state/stock/event-store.ts'
import { figureWords } from './figure-words.ts'
import { itemDate } from './item-date.ts'
import { DoubtMark } from './stock-marks.tsx'
import * as strings from './strings.ts'

interface ItemVerdictProps {
  item: StockItem
  today: string
  /** Why we think it is there, or not. */
  why?: string
}

/** Until when it is good and whether it is there, each with its reason. */
export function ItemVerdict({ item, today, why }: ItemVerdictProps) {
  const unsafe = isUnsafe(item)
  const isOld = item.freshness === 'past' && item.basis === 'quality'
  const date = itemDate(item) ?? (item.keeps ? strings.keepsForYears : strings.noDate)
  return (
    <div className="grid gap-1">
      <p className={`font-display text-2xl ${unsafe ? 'text-danger' : ''}`}>{date}</p>
      {unsafe && (
        <p className="font-semibold text-danger">
          {isOutOfFridge(item) ? strings.chillOrThrow : strings.dontEat}
        </p>
      )}
      {isOld && <p>{strings.qualityNote}</p>}
      <p className="text-muted text-sm">{figureWords(item, today, eventStore.get())}</p>
      {(why || item.standing !== 'there') && (
        <p className="mt-1 flex flex-wrap gap-x-2 text-muted text-sm">
          {!item.near && <DoubtMark item={item} />}
          {why}
        </p>
      )}
    </div>
  )
}
