import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import type { StockItem } from '#core/stock/item.ts'
import { isToCheck } from '#core/stock/soon.ts'
import { itemDate } from './item-date.ts'
import * as strings from './strings.ts'

const mark = 'inline-flex items-center gap-1'

/** The date of a food; what presses has an icon beside its color. */
export function DateMark({ item }: { item: StockItem }) {
  const words = itemDate(item)
  if (!words) return null
  if (item.freshness === 'fresh') return <span>{words}</span>
  const isDanger = item.freshness === 'past' && item.basis === 'safety'
  const Icon = item.freshness === 'past' ? CircleAlert : Clock
  return (
    <span className={clsx(mark, 'font-medium', isDanger ? 'text-danger' : 'text-turmeric')}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isToCheck(item) ? strings.checkIt(words) : words}
    </span>
  )
}

/** How sure we are that it is there; nothing if we are. */
export function DoubtMark({ item: { standing, near } }: { item: StockItem }) {
  if (near)
    return (
      <span className={clsx(mark, 'text-turmeric')}>
        <CircleHelp aria-hidden="true" className="size-4 shrink-0" />
        {strings.notRecognized}
      </span>
    )
  if (standing === 'there') return null
  return (
    <span className={clsx(mark, 'text-clay')}>
      <CircleHelp aria-hidden="true" className="size-4 shrink-0" />
      {standing === 'probably' ? strings.probably : strings.maybeGone}
    </span>
  )
}
