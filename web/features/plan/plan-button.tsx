import CalendarDays from 'lucide-react/icons/calendar-days'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ThumbBar } from '#web/ui/thumb-bar.tsx'
import * as strings from './strings.ts'
import type { usePlanner } from './use-planner.ts'

interface PlanButtonProps {
  planner: ReturnType<typeof usePlanner>
  days: number
  /** Something is planned on these days. */
  isBegun: boolean
  /** Some of it would be planned again. */
  hasOpen: boolean
  hasFree: boolean
}

/** The next step: plan, fill what is free, or stop what is being planned. Nothing once every place has a meal. */
export function PlanButton({ planner, days, isBegun, hasOpen, hasFree }: PlanButtonProps) {
  const { phase, problem } = planner
  const plan = hasOpen ? planner.fill : () => planner.planAll()
  if (phase !== 'idle')
    return (
      <ThumbBar className="print:hidden">
        <div className="flex items-center justify-between gap-3 lg:justify-start">
          <p className="flex min-h-13 min-w-0 items-center gap-3">
            <Spinner label={strings.planning} className="text-accent" />
            <span aria-hidden="true" className="text-sm">
              {phase === 'looking' ? strings.planningLooking : strings.planningChoosing}
            </span>
          </p>
          <Button variant="outline" onClick={planner.cancel}>
            {strings.cancel}
          </Button>
        </div>
      </ThumbBar>
    )
  if (problem)
    return (
      <ThumbBar className="print:hidden">
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 lg:justify-start">
          <p className="min-w-0">
            <span className="block font-semibold">{strings.failedTitle}</span>
            <span className="text-muted text-sm">{strings.failedText(problem)}</span>
          </p>
          <Button onClick={() => plan()}>{strings.tryAgain}</Button>
        </div>
      </ThumbBar>
    )
  if (!hasFree) return null
  const words = hasOpen ? strings.fillRest : strings.planAll(days)
  // A week may be complete for those who eat it: the offer doesn't cover it.
  if (isBegun)
    return (
      <Button variant="outline" className="justify-self-start print:hidden" onClick={() => plan()}>
        <CalendarDays aria-hidden="true" className="size-5" />
        {words}
      </Button>
    )
  return (
    <ThumbBar className="print:hidden">
      <Button size="lg" className="max-lg:w-full" onClick={() => plan()}>
        <CalendarDays aria-hidden="true" className="size-5" />
        {words}
      </Button>
    </ThumbBar>
  )
}
