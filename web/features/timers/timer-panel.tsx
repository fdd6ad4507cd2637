import Bell from 'lucide-react/icons/bell'
import { useState } from 'react'
import { useTimers } from '#web/state/timers.ts'
import { Button } from '#web/ui/button.tsx'
import { canNotify } from './bell.ts'
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
          aria-label="Timers"
          className="grid max-h-[38vh] short:max-h-17 gap-2 overflow-y-auto sm:grid-cols-2"
        >
          {timers.map((timer) => (
            <TimerRow key={timer.id} timer={timer} now={now} name={timer.name} large />
          ))}
          <AskToNotify />
        </section>
      )}
    </>
  )
}

/** The permission prompt is shown only when the user taps here, never automatically. */
function AskToNotify() {
  const [permission, setPermission] = useState(() => (canNotify() ? Notification.permission : 'denied'))
  if (permission !== 'default') return null
  return (
    <Button
      variant="quiet"
      className="min-h-14 justify-self-start"
      onClick={async () => setPermission(await Notification.requestPermission())}
    >
      <Bell aria-hidden="true" className="size-5" />
      Notify me in other apps too
    </Button>
  )
}
