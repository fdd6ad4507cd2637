import { clsx } from 'clsx'
import Timer from 'lucide-react/icons/timer'
import { notifySmall } from '#web/lib/toast.ts'
import { isDone, MAX_TIMERS, timersStore, useTimers } from '#web/state/timers.ts'
import { Button } from '#web/ui/button.tsx'
import { stepTimers } from './step-timers.ts'
import * as strings from './strings.ts'

interface StepTimersProps {
  step: string
  /** From 1. */
  number: number
  recipeId: string
}

/** The times of a step: each starts a timer, or says that it runs. The clock itself is at the bottom. */
export function StepTimers({ step, number, recipeId }: StepTimersProps) {
  const { timers, now } = useTimers()
  const times = stepTimers(step, number)
  if (times.length === 0) return null
  const start = (name: string, seconds: number, key: string) => {
    if (!timersStore.start({ name, seconds, recipeId, key }))
      notifySmall({
        title: strings.tooManyTimersTitle(MAX_TIMERS),
        description: strings.tooManyTimersText,
      })
  }
  return (
    // The timer itself announces that it has started.
    <div aria-live="off" className="mt-6 flex flex-wrap gap-3">
      {times.map(({ name, seconds, length }) => {
        const key = `${number}/${seconds}`
        const own = timers.find((timer) => timer.recipeId === recipeId && timer.key === key)
        const runs = own !== undefined && !isDone(own, now)
        const words = !runs
          ? strings.startTimer
          : own.endsAt === null
            ? strings.timerPaused
            : strings.timerRunning
        return (
          <Button
            key={key}
            variant="outline"
            // Not disabled: it was just pressed, and keeps the focus.
            aria-disabled={runs}
            className={clsx('min-h-14', runs && 'border-transparent! bg-accent-soft!')}
            onClick={() => !runs && start(name, seconds, key)}
          >
            <Timer aria-hidden="true" className="size-5 text-accent" />
            {words(length)}
          </Button>
        )
      })}
    </div>
  )
}
