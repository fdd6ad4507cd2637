import { useLayoutEffect, useRef } from 'react'
import { useTimers } from '#web/state/timers.ts'
import { TimerBell } from './timer-bell.tsx'
import { TimerRows } from './timer-rows.tsx'

/** Running timers, at the bottom of every page: above the bar of a phone, in the corner of a wide screen. */
export function TimerStrip() {
  const { timers } = useTimers()
  const strip = useRef<HTMLDivElement>(null)
  const isShown = timers.length > 0
  // Anything else that floats at the bottom of a page goes above it: see --strip. Turning the phone changes its height.
  useLayoutEffect(() => {
    const element = strip.current
    if (!isShown || !element) return
    const root = document.documentElement
    const measure = () => root.style.setProperty('--strip', `${element.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--strip')
    }
  }, [isShown])
  return (
    <>
      <TimerBell />
      {isShown && (
        <>
          {/* Spacer at the end of the page, so that the strip never covers its last lines. */}
          <div aria-hidden="true" className="h-(--strip) bg-sunken" />
          <div
            ref={strip}
            className="pointer-events-none fixed right-0 bottom-[var(--bar,0px)] left-[var(--rail,0px)] z-30 roomy:right-auto roomy:w-108 roomy:p-3"
          >
            <TimerRows className="pointer-events-auto border-line border-t bg-raised cramped:pb-[max(0px,env(safe-area-inset-bottom)-var(--bar,0px))] roomy:rounded-card roomy:border roomy:shadow-lift" />
          </div>
        </>
      )}
    </>
  )
}
