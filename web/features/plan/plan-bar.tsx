import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Ellipsis from 'lucide-react/icons/ellipsis'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { addDays } from '#core/stock/day.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'
import type { PlanRange } from './use-range.ts'
import { rangeWords } from './words.ts'

interface PlanBarProps {
  range: PlanRange
  onWishes: () => void
  onMore: () => void
  /** Undefined while there is nothing to plan again. */
  onAgain: (() => void) | undefined
}

/** Which days are shown, and what can be done with all of them. */
export function PlanBar({ range, onWishes, onMore, onAgain }: PlanBarProps) {
  const { first, last, days, today, go } = range
  const shift = (by: number) => go({ first: addDays(first, by * days.length), count: days.length })
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
      <nav aria-label={strings.range} className="flex items-center gap-1">
        <Button variant="outline" size="icon" aria-label={strings.earlier} onClick={() => shift(-1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        <p aria-live="polite" className="min-w-30 px-1 text-center font-display text-lg">
          {rangeWords(first, last, today)}
        </p>
        <Button variant="outline" size="icon" aria-label={strings.later} onClick={() => shift(1)}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
        {first !== today && (
          <Button variant="quiet" className="px-3!" onClick={() => go({ count: days.length })}>
            {strings.today}
          </Button>
        )}
      </nav>
      <div className="flex items-center gap-2">
        {onAgain && (
          <Button variant="outline" onClick={onAgain}>
            <RefreshCw aria-hidden="true" className="size-5" />
            {strings.planAgain}
          </Button>
        )}
        <Button variant="outline" aria-haspopup="dialog" onClick={onWishes}>
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {strings.wishes}
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-haspopup="dialog"
          aria-label={strings.more}
          onClick={onMore}
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  )
}
