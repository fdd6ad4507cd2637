import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { type Toast, toastStore } from '#web/lib/toast.ts'

/** The container is loaded with the first message, since most visits never see one; without a network, with the next. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get)
  const [Stack, setStack] = useState<ComponentType<{ toasts: readonly Toast[] }>>()
  useEffect(() => {
    if (toasts.length === 0 || Stack) return
    import('./toast-stack.tsx').then(
      ({ ToastStack }) => setStack(() => ToastStack),
      () => {},
    )
  }, [toasts, Stack])
  return Stack ? <Stack toasts={toasts} /> : null
}
