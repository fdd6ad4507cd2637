import { AlertDialog } from 'radix-ui'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import * as strings from './strings.ts'

interface LeaveDialogProps {
  open: boolean
  onStay: () => void
  onKeep: () => void
  onDiscard: () => void
}

/** Unsaved changes: nothing is lost without saying so. */
export function LeaveDialog({ open, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in" />
        <AlertDialog.Content
          className={`${cardLook} fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(28rem,100vw-2rem)] -translate-1/2 overflow-y-auto p-6 shadow-lift outline-none`}
        >
          <AlertDialog.Title className="text-2xl">{strings.leaveTitle}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-muted">{strings.leaveText}</AlertDialog.Description>
          <div className="mt-6 grid gap-3">
            <AlertDialog.Cancel asChild>
              <Button>{strings.keepEditing}</Button>
            </AlertDialog.Cancel>
            <Button variant="outline" onClick={onKeep}>
              {strings.leaveKeep}
            </Button>
            <Button variant="quiet" className="text-danger" onClick={onDiscard}>
              {strings.discard}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
