import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { toastStore } from '#web/lib/toast.ts'

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }))

/** The container is loaded with the first message, since most visits never see one. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get)
  const [wanted, setWanted] = useState(false)
  if (toasts.length > 0 && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <ToastStack toasts={toasts} />
    </Suspense>
  ) : null
}
