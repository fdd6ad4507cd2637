import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

const never = () => () => {}

/** What lies below the first look: neither the server nor the first drawing in the browser waits for it. */
export function Later({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAlive ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
