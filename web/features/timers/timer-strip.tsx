import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTimers } from '#web/state/timers.ts'
import { TimerBell } from './timer-bell.tsx'
import { TimerRow } from './timer-row.tsx'

/** Running timers, at the bottom of every page. */
export function TimerStrip() {
  const { timers, now } = useTimers()
  const strip = useRef<HTMLElement>(null)
  const count = timers.length
  // Anything else that floats at the bottom of a page goes above it: see --strip.
  useLayoutEffect(() => {
    const height = count > 0 ? (strip.current?.offsetHeight ?? 0) + 8 : 0
    document.documentElement.style.setProperty('--strip', `${height}px`)
    return () => void document.documentElement.style.removeProperty('--strip')
  }, [count])
  return (
    <>
      <TimerBell />
      {timers.length > 0 && (
        <>
          {/* Spacer at the end of the page, so that the strip never covers its last lines. */}
          <div aria-hidden="true" className="h-[calc(var(--strip,0px)+1rem)] bg-sunken" />
          <section
            ref={strip}
            aria-label="Timers"
            className="fixed bottom-[calc(var(--bar,env(safe-area-inset-bottom))+0.75rem)] left-3 z-30 grid max-h-[45vh] short:max-h-14 w-[min(24rem,100vw-1.5rem)] gap-2 overflow-y-auto"
          >
            {timers.map((timer) => (
              <TimerRow
                key={timer.id}
                timer={timer}
                now={now}
                name={
                  timer.recipeId ? (
                    <Link
                      to={paths.cook(timer.recipeId)}
                      className="underline underline-offset-4 hover:text-accent"
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
        </>
      )}
    </>
  )
}
