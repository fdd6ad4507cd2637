import { useState } from 'react'
import { inWords } from '#core/put-away/in-words.ts'
import { isSettled } from '#core/put-away/pile.ts'
import { dayWords } from '#core/stock/words/date-words.ts'
import { notify } from '#web/lib/toast.ts'
import { finish } from '#web/state/put-away/finish.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import type { PutAwayNow } from './done-screen.tsx'
import type { PileRow } from './pile-rows.ts'
import * as strings from './strings.ts'

/** Puts the pile away, and takes it back. */
export function useFinish(rows: readonly PileRow[]) {
  const [done, setDone] = useState<PutAwayNow>()
  const count = rows.filter(isSettled).length
  const putAway = () => {
    const { rows: away, ticked, undo } = finish()
    setDone({
      items: away.map((row) => ({ words: inWords(row), place: row.where })),
      dates: away.flatMap(({ called, bestBefore }) =>
        bestBefore ? strings.foodBy(called, dayWords(bestBefore, localDay())) : [],
      ),
      ticked: [...new Set(ticked)],
      left: rows.length - count,
      undo: () => {
        undo()
        setDone(undefined)
        notify({ title: strings.undone })
      },
    })
  }
  return { done, count, putAway, more: () => setDone(undefined) }
}
