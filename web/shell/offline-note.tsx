import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect } from 'react'
import { pingServer } from '#web/api/network.ts'
import * as strings from './strings.ts'

const KNOCK_MS = 15_000

/** One unobtrusive line at the top. It polls until the server answers again. */
export function OfflineNote() {
  useEffect(() => {
    const timer = setInterval(() => {
      void pingServer()
    }, KNOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="wrap flex items-center gap-2 py-1.5 text-muted text-sm">
      <WifiOff aria-hidden="true" className="size-4 shrink-0" />
      {strings.offline}
    </p>
  )
}
