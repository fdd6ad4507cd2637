import { clsx } from 'clsx'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useEffect, useRef, useState } from 'react'
import { AISLE_IDS, type AisleId } from '#core/shopping/aisle-ids.ts'
import { aisleName } from '#core/shopping/aisles.ts'
import { type Shop, withAisleAt } from '#core/shopping/shop.ts'
import { shopStore } from '#web/state/shops.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'
import { useDragOrder } from './use-drag-order.ts'

interface Moved {
  aisle: AisleId
  /** The arrow that was pressed; none after a drag. */
  arrow?: 'up' | 'down'
}

/** The aisles of a shop: dragged by their handles, or moved with the arrows. */
export function AisleOrder({ shop }: { shop: Shop }) {
  const { aisles } = shop
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<Moved>()
  const move = (from: number, to: number, arrow?: Moved['arrow']) => {
    const aisle = aisles[from]
    if (!aisle || to < 0 || to >= aisles.length) return
    shopStore.change(withAisleAt(shop, aisle, to))
    setMoved({ aisle, arrow })
  }
  const drag = useDragOrder(aisles.length, move)
  // A row that moved in the document lost the focus.
  useEffect(() => {
    if (moved?.arrow)
      list.current?.querySelector<HTMLElement>(`[data-arrow="${moved.aisle} ${moved.arrow}"]`)?.focus()
  }, [moved])
  const isUsual = aisles.join() === AISLE_IDS.join()

  return (
    <div>
      <p className="text-muted text-sm">{strings.arrangeHint}</p>
      <ol ref={list} aria-label={strings.aislesLabel} className="mt-2 divide-y divide-line">
        {aisles.map((aisle, index) => {
          const name = aisleName(aisle)
          return (
            <li
              key={aisle}
              style={{ transform: `translateY(${drag.shift(index)}px)` }}
              className={clsx(
                'flex select-none items-center',
                drag.isDragged(index)
                  ? 'relative z-10 rounded-card bg-raised shadow-lift'
                  : 'transition-transform motion-reduce:transition-none',
              )}
            >
              <span
                aria-hidden="true"
                data-handle={aisle}
                className="-ml-2 grid size-12 shrink-0 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
                {...drag.handle(index)}
              >
                <GripVertical className="size-5" />
              </span>
              <span className="min-w-0 flex-1 leading-snug">{name}</span>
              <Button
                variant="quiet"
                size="icon"
                data-arrow={`${aisle} up`}
                aria-label={strings.moveUp(name)}
                aria-disabled={index === 0}
                className="aria-disabled:opacity-40"
                onClick={() => move(index, index - 1, 'up')}
              >
                <ArrowUp aria-hidden="true" className="size-5" />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                data-arrow={`${aisle} down`}
                aria-label={strings.moveDown(name)}
                aria-disabled={index === aisles.length - 1}
                className="-mr-2 aria-disabled:opacity-40"
                onClick={() => move(index, index + 1, 'down')}
              >
                <ArrowDown aria-hidden="true" className="size-5" />
              </Button>
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {moved && strings.aisleMoved(aisleName(moved.aisle), aisles.indexOf(moved.aisle) + 1, aisles.length)}
      </p>
      {!isUsual && (
        <Button
          variant="quiet"
          size="md"
          className="-ml-3 px-3!"
          onClick={() => {
            setMoved(undefined)
            shopStore.change({ ...shop, aisles: AISLE_IDS })
          }}
        >
          {strings.resetAisles}
        </Button>
      )}
    </div>
  )
}
