import Bell from 'lucide-react/icons/bell'
import X from 'lucide-react/icons/x'
import { useSyncExternalStore } from 'react'
import { deviceStore } from '#web/state/device-store.ts'
import { useTimers } from '#web/state/timers.ts'
import { Button } from '#web/ui/button.tsx'
import { canNotify } from './bell.ts'
import * as strings from './strings.ts'

/** Whether this device was asked about notifications: once, whatever the answer. */
const asked = deviceStore('sous-notify-asked', (kept) => kept === true)

/** The browser's permission prompt is shown only when the user taps here, never automatically. */
export function NotifyOffer() {
  const isAsked = useSyncExternalStore(asked.subscribe, asked.get, asked.empty)
  const { timers } = useTimers()
  if (isAsked || timers.length === 0 || !canNotify() || Notification.permission !== 'default') return null
  return (
    <p className="flex items-center">
      <Button
        variant="quiet"
        className="-ml-5 min-h-14"
        onClick={async () => {
          await Notification.requestPermission()
          asked.set(true)
        }}
      >
        <Bell aria-hidden="true" className="size-5" />
        {strings.offerNotifications}
      </Button>
      <Button
        variant="quiet"
        size="icon"
        className="size-14 text-muted"
        aria-label={strings.refuseNotifications}
        onClick={() => asked.set(true)}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </p>
  )
}
