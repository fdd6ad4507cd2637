import CalendarRange from 'lucide-react/icons/calendar-range'
import Copy from 'lucide-react/icons/copy'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { addDays } from '#core/stock/day.ts'
import { notify } from '#web/lib/toast.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { ActionRow } from './action-row.tsx'
import { withPlaced } from './copy-days.ts'
import { edit } from './edit.ts'
import { givesWay, without } from './edits.ts'
import { lastChange } from './last-change.ts'
import * as strings from './strings.ts'
import type { PlanRange } from './use-range.ts'
import { rangeWords } from './words.ts'

interface MoreActionsProps {
  range: PlanRange
  onDays: () => void
  onTemplates: () => void
  onClose: () => void
  /** What other parts of the page can do with the plan, such as a calendar. */
  children?: ReactNode
}

/** What is done with all of the days that are shown. */
export function MoreActions({ range, onDays, onTemplates, onClose, children }: MoreActionsProps) {
  const { first, last, days, today } = range
  const next = addDays(first, days.length)
  const nextWords = rangeWords(next, addDays(last, days.length), today)
  const copy = () => {
    onClose()
    const meals = planStore.daysFrom(first, last)
    if (meals.length === 0) return notify({ title: strings.nothingToCopy })
    edit(strings.copied(nextWords), (now) => withPlaced(now, meals, next))
    range.go({ first: next, count: days.length })
  }
  const clear = () => {
    onClose()
    const gone = givesWay(
      planStore.get(),
      ({ date }) => days.includes(date),
      ({ locked, doneAt }) => locked || doneAt !== null,
    )
    if (gone.length === 0) return notify({ title: strings.nothingToClear, description: strings.clearHint })
    edit(strings.cleared(gone.length), (now) =>
      without(
        now,
        gone.map(({ id }) => id),
      ),
    )
  }
  const print = () => {
    onClose()
    // After the sheet has closed, so that it isn't on the paper.
    setTimeout(() => window.print(), 300)
  }
  const change = lastChange.get()
  const undo = () => {
    onClose()
    if (!change) return
    change.undo()
    notify({ title: strings.undone, description: change.title })
  }
  return (
    <div className="-mx-2 grid">
      {change && <ActionRow icon={Undo2} label={strings.undoLast} hint={change.title} onClick={undo} />}
      <ActionRow icon={CalendarRange} label={strings.chooseDays} onClick={onDays} />
      <ActionRow icon={Copy} label={strings.copyDays} hint={strings.copyTo(nextWords)} onClick={copy} />
      <ActionRow icon={LayoutTemplate} label={strings.templates} onClick={onTemplates} />
      {children}
      <ActionRow icon={Printer} label={strings.print} onClick={print} />
      <ActionRow icon={Trash2} label={strings.clear} hint={strings.clearHint} onClick={clear} />
    </div>
  )
}
