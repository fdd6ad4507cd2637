import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { dismissToast, TOAST_SWIPE_PX, TOAST_WIDTH_PX, type Toast as ToastRecord } from '#web/lib/toast.ts'
import { Toast, ToastRegion } from '#web/ui/toast.tsx'
import { useClearOfButtons } from './use-clear-of-buttons.ts'

export function ToastStack({ toasts }: { toasts: readonly ToastRecord[] }) {
  const { pathname } = useLocation()
  useClearOfButtons(toasts)
  // Once there, a link to the page is pointless.
  const arrived = toasts.find(({ link }) => link?.to === pathname)?.id
  useEffect(() => {
    if (arrived !== undefined) dismissToast(arrived)
  }, [arrived])
  return (
    <ToastRegion width={TOAST_WIDTH_PX} swipeThreshold={TOAST_SWIPE_PX}>
      {toasts.map(({ id, title, description, variant, duration, undo, action, link }) => (
        <Toast
          key={id}
          title={title}
          description={description}
          variant={variant}
          duration={duration}
          onUndo={undo}
          action={action}
          link={link && <Link to={link.to}>{link.label}</Link>}
          onClose={() => dismissToast(id)}
        />
      ))}
    </ToastRegion>
  )
}
