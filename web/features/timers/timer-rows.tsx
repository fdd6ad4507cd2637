import { clsx } from 'clsx'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTimers } from '#web/state/timers.ts'
import * as strings from './strings.ts'
import { TimerRow } from './timer-row.tsx'

/** The running timers, one line each, with the way back to what they are for. On a low screen they stand side by side. */
export function TimerRows({ className }: { className?: string }) {
  const { timers, now } = useTimers()
  if (timers.length === 0) return null
  return (
    <section
      aria-label={strings.timers}
      className={clsx(
        'max-h-[30dvh] divide-y divide-line overflow-y-auto short:flex short:max-h-none short:divide-x short:divide-y-0 short:overflow-x-auto',
        className,
      )}
    >
      {timers.map((timer) => (
        <TimerRow
          key={timer.id}
          timer={timer}
          now={now}
          className="shrink-0 short:min-w-72 short:flex-1"
          name={
            timer.recipeId ? (
              <Link
                to={paths.cook(timer.recipeId)}
                className="underline underline-offset-2 hover:text-accent"
              >
                {timer.name}
              </Link>
            ) : (
              timer.name
            )
          }
        />
      ))}
    </section>
  )
}
