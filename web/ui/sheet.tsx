import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonLook } from './button.tsx'
import * as strings from './strings.ts'
import { useBackCloses } from './use-back-closes.ts'

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

/** A dialog: at the bottom of a phone, within reach of the thumb, and in the middle of a larger screen. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-3rem)] flex-col rounded-t-card border border-line bg-surface shadow-lift outline-none data-[state=open]:animate-fade-in roomy:inset-x-auto roomy:top-1/2 roomy:bottom-auto roomy:left-1/2 roomy:w-[min(36rem,100vw-2rem)] roomy:-translate-1/2 roomy:rounded-card"
        >
          <div className="flex items-center justify-between gap-3 border-line border-b py-2 pr-2 pl-5">
            <Dialog.Title className="wrap-anywhere min-w-0 text-xl">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={strings.close}
              className={buttonLook({ variant: 'quiet', size: 'icon' })}
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <div
            data-scrolls
            className="overflow-y-auto overscroll-contain px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]"
          >
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
