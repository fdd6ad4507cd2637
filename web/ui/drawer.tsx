import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonLook } from './button.tsx'
import * as strings from './strings.ts'
import { useBackCloses } from './use-back-closes.ts'

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Announced when it opens. */
  title: string
  closeLabel?: string
  /** At the top, next to the close button. */
  top: ReactNode
  children: ReactNode
  /** Stays visible at the bottom while the rest scrolls. */
  bottom?: ReactNode
  /** Called once it is closed: the place to restore the focus. */
  onClosed: () => void
}

/** A sheet from the left edge, over the page. */
export function Drawer({
  open,
  onOpenChange,
  title,
  closeLabel = strings.closeMenu,
  top,
  children,
  bottom,
  onClosed,
}: DrawerProps) {
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(26rem,100vw-3rem)] flex-col border-r border-line bg-surface pl-[env(safe-area-inset-left)] shadow-lift outline-none data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in"
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5 md:py-3">
            {top}
            <Dialog.Close aria-label={closeLabel} className={buttonLook({ variant: 'quiet', size: 'icon' })}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <div className="flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {bottom && (
            <div className="border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {bottom}
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
