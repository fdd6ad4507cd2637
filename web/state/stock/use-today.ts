import { useSyncExternalStore } from 'react'
import { localDay } from './local-day.ts'

function untilTomorrow(): number {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const tick = () => {
    clearTimeout(timer)
    timer = setTimeout(tick, untilTomorrow() + 1000)
    listener()
  }
  // A device that slept through midnight runs no timer.
  document.addEventListener('visibilitychange', tick)
  timer = setTimeout(tick, untilTomorrow() + 1000)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

/** Today; at midnight, what shows it is rendered again. */
export const useToday = (): string => useSyncExternalStore(subscribe, localDay, localDay)
