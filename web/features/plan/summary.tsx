import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Leaf from 'lucide-react/icons/leaf'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Snowflake from 'lucide-react/icons/snowflake'
import type { ReactNode } from 'react'
import type { WeekPlan } from '#core/planning/plan.ts'
import { canFreeze } from '#core/stock/freshness.ts'
import type { StockItem } from '#core/stock/item.ts'
import { eachLot, setOf } from '#core/stock/lot-events.ts'
import { notify } from '#web/lib/toast.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import * as strings from './strings.ts'
import { dayOnCard } from './words.ts'

interface Outlook extends Pick<WeekPlan, 'buys' | 'extras' | 'spoils' | 'unmet'> {
  /** Foods whose date falls into the days. */
  due: number
}

interface SummaryProps {
  outlook: Outlook | undefined
  /** It is of a plan before this one: its room is kept, and nothing is said. */
  isOld: boolean
  isFailed: boolean
  stock: readonly StockItem[]
  today: string
  /** The shopping list of the plan, and what to buy next. */
  children?: ReactNode
}

/** What the plan uses up, what it takes to buy, and what spoils nevertheless. */
export function Summary({ outlook, isOld, isFailed, stock, today, children }: SummaryProps) {
  return (
    <section
      aria-label={strings.summary}
      aria-busy={(!outlook || isOld) && !isFailed}
      className={`${cardLook} plan-summary grid gap-3 p-4 lg:flex lg:flex-wrap lg:items-center lg:justify-between`}
    >
      {outlook && !(isOld && isFailed) ? (
        <div className={clsx('min-w-0', isOld && 'invisible')}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 font-semibold">
            {outlook.due > 0 && (
              <li className="flex items-center gap-2">
                <Leaf aria-hidden="true" className="size-5 shrink-0 text-herb" />
                {strings.usesUp(
                  Math.max(0, outlook.due - outlook.spoils.length),
                  outlook.spoils.filter(({ part }) => part < 1).length,
                  outlook.due,
                )}
              </li>
            )}
            <li className="flex items-center gap-2">
              <ShoppingBasket aria-hidden="true" className="size-5 shrink-0 text-accent" />
              {strings.toBuy(outlook.buys.length)}
              {outlook.extras.length > 0 && (
                <span className="font-normal text-muted">{strings.toCheck(outlook.extras.length)}</span>
              )}
            </li>
          </ul>
          <Spoils spoils={outlook.spoils} stock={stock} today={today} />
        </div>
      ) : isFailed ? (
        <p className="text-muted">{strings.summaryFailed}</p>
      ) : (
        <div>
          <p className="sr-only">{strings.summaryPending}</p>
          <Skeleton className="h-6 w-64 max-w-full rounded-sm" />
        </div>
      )}
      {children && <div className="flex flex-wrap items-center gap-2 print:hidden">{children}</div>}
    </section>
  )
}

function Spoils({ spoils, stock, today }: Pick<WeekPlan, 'spoils'> & Pick<SummaryProps, 'stock' | 'today'>) {
  if (spoils.length === 0) return null
  return (
    <div className="mt-1 flex items-start gap-2 text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-turmeric" />
      <div>
        <p className="font-semibold">{strings.spoils}</p>
        <ul>
          {spoils.map(({ name, title, until, part, isLeftovers }) => {
            const isPart = part < 1
            const what = isPart ? strings.restOf(title, part) : title
            const item = stock.find((one) => one.name === name)
            const isPast = item?.until != null && item.until < today
            const words = isPast ? strings.spoilsPast(what) : strings.spoilsBy(what, dayOnCard(until, today))
            const freezes = item && canFreeze(item)
            return (
              <li key={`${name} ${until}`} className="flex flex-wrap items-center gap-x-2">
                <span>
                  {rich(words, { muted: (text) => <span className="text-muted">{text}</span> })}
                  {isLeftovers && <span className="text-muted">{`. ${strings.eatAside}`}</span>}
                  {freezes && isPart && !isLeftovers && (
                    <span className="text-muted">{`. ${strings.freezeRest}`}</span>
                  )}
                </span>
                {freezes && (!isPart || isLeftovers) && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={strings.freezeWhat(title)}
                    className="print:hidden"
                    onClick={() => putInFreezer(item, today)}
                  >
                    <Snowflake aria-hidden="true" className="size-4" />
                    {strings.freeze}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

/** All of it: no meal of the plan uses it before its date. */
function putInFreezer(item: StockItem, today: string) {
  const detail = { place: 'freezer', frozen: today } as const
  const events = item.good.length > 1 ? eachLot(item, detail) : setOf(item, detail)
  const ids = stockLog.record(events)
  notify({ title: strings.wasFrozen(item.meal ?? item.name), undo: () => stockLog.undo(ids) })
}
