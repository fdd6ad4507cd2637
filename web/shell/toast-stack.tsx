import { dismissToast, TOAST_SWIPE_PX, TOAST_WIDTH_PX, type Toast as ToastRecord } from '#web/lib/toast.ts'
import { Toast, ToastRegion } from '#web/ui/toast.tsx'

export function ToastStack({ toasts }: { toasts: readonly ToastRecord[] }) {
  // The last one lies on top: what can be undone must stay within reach.
  const stacked = toasts.toSorted((a, b) => Number(a.undo !== undefined) - Number(b.undo !== undefined))
  return (
    <ToastRegion width={TOAST_WIDTH_PX} swipeThreshold={TOAST_SWIPE_PX}>
      {stacked.map(({ id, title, description, variant, duration, undo }) => (
        <Toast
          key={id}
          title={title}
          description={description}
          variant={variant}
          duration={duration}
          onUndo={undo}
          onClose={() => dismissToast(id)}
        />
      ))}
    </ToastRegion>
  )
}
