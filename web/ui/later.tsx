import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { isHydrated, subscribeHydrated } from './hydrated.ts'

/** Content below the fold: neither the server nor the first render in the browser waits for it. */
export function Later({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [isTime, setTime] = useState(isHydrated)
  useEffect(() => {
    if (!isTime) return subscribeHydrated(() => startTransition(() => setTime(true)))
  }, [isTime])
  return isTime ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
