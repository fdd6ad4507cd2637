import { clockTime } from '#web/lib/clock-time.ts'
import { notify } from '#web/lib/toast.ts'
import { takeBack, useLastPutAway } from '#web/state/put-away/take-back.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import * as strings from './strings.ts'

/** What was put away last, with the way back for those who have looked into the pantry meanwhile. */
export function LastPutAway() {
  const last = useLastPutAway()
  if (!last) return null
  const at = new Date(last.at)
  const isToday = localDay(at) === localDay()
  return (
    <div className={`${cardLook} flex items-center justify-between gap-3 px-4 py-2`}>
      <p className="min-w-0 tabular-nums">{strings.lastPutAway(last.count, clockTime(at), isToday)}</p>
      <Button
        variant="outline"
        onClick={() => {
          if (takeBack(last)) notify({ title: strings.undone })
        }}
      >
        {strings.undoAll}
      </Button>
    </div>
  )
}
