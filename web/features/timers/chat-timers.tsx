import { lazy, Suspense } from 'react'

const TimerRows = lazy(async () => ({ default: (await import('./timer-rows.tsx')).TimerRows }))

/** The timers inside what covers the strip, such as the chat on a phone. */
export function ChatTimers() {
  return (
    <Suspense>
      <TimerRows className="border-line border-b bg-raised" />
    </Suspense>
  )
}
