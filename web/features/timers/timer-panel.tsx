import { useTimers } from '#web/state/timers.ts'
import * as strings from './strings.ts'
import { TimerBell } from './timer-bell.tsx'
import { TimerRow } from './timer-row.tsx'

/** All timers, in cook mode. */
export function TimerPanel() {
  const { timers, now } = useTimers()
  return (
    <>
      <TimerBell />
      {timers.length > 0 && (
        <section
          aria-label={strings.timers}
          className="grid max-h-[30dvh] gap-2 overflow-y-auto sm:grid-cols-2 short:flex short:max-h-none short:overflow-x-auto"
        >
          {timers.map((timer) => (
            <TimerRow
              key={timer.id}
              timer={timer}
              now={now}
              name={timer.name}
              large
              className="rounded-card border border-line short:min-w-80 short:flex-1"
            />
          ))}
        </section>
      )}
    </>
  )
}
