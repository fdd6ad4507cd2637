import { PLACES } from '#core/contracts/places.ts'
import type { StockItem } from '#core/stock/item.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { Button } from '#web/ui/button.tsx'
import { useToastRise } from '#web/ui/use-toast-rise.ts'
import { inPlace, placeName } from './place-words.ts'
import { recordChange } from './record-change.ts'
import { moved, ranOut } from './stock-changes.ts'
import * as strings from './strings.ts'

interface SelectionBarProps {
  /** What is selected. */
  items: readonly StockItem[]
  onDone: () => void
}

/** The same for several foods at once. */
export function SelectionBar({ items, onDone }: SelectionBarProps) {
  useToastRise('8.5rem')
  const count = items.length
  const outAll = () => {
    recordChange(ranOut(items, 'used'), strings.severalOut(count))
    onDone()
  }
  return (
    <div
      role="toolbar"
      aria-label={strings.select}
      className="sticky bottom-[calc(0.75rem+var(--strip,0px)+var(--bar,0px))] z-10 rounded-card border border-control bg-raised px-3 py-2 shadow-lift"
    >
      <div className="flex items-center justify-between gap-2">
        <p role="status" className="pl-1 font-semibold">
          {strings.selected(count)}
        </p>
        <Button variant="quiet" className="px-3! text-sm!" onClick={onDone}>
          {strings.done}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" className="px-4! text-sm!" disabled={count === 0} onClick={outAll}>
          {strings.selectedOut}
        </Button>
        {PLACES.map((place) => (
          <Button
            key={place}
            variant="outline"
            className="px-4! text-sm!"
            disabled={count === 0}
            aria-label={strings.actionOn(strings.moveTo, placeName[place])}
            onClick={() => {
              recordChange(
                items.flatMap((item) => (item.where === place ? [] : moved(item, place, localDay()))),
                strings.severalMoved(count, inPlace[place]),
              )
              onDone()
            }}
          >
            {placeName[place]}
          </Button>
        ))}
      </div>
    </div>
  )
}
