import { AlertDialog } from 'radix-ui'
import type { ReactElement } from 'react'
import { Button } from './button.tsx'
import { cardLook } from './card.tsx'
import * as strings from './strings.ts'

type AskFirstProps = {
  title: string
  /** What will happen, in a sentence or two. */
  text: string
  /** The label of the button that confirms. */
  act: string
  onConfirm: () => void
  onOpen?: () => void
  /** The button that opens the dialog. */
  children: ReactElement
}

/** A confirmation dialog before an action that affects others. */
export function AskFirst({ title, text, act, onConfirm, onOpen, children }: AskFirstProps) {
  return (
    <AlertDialog.Root onOpenChange={(isOpen) => isOpen && onOpen?.()}>
      <AlertDialog.Trigger asChild>{children}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <AlertDialog.Content
          className={`${cardLook} fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(28rem,100vw-2rem)] -translate-1/2 overflow-y-auto p-6 shadow-lift outline-none`}
        >
          <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-muted">{text}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="outline">{strings.cancel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button onClick={onConfirm}>{act}</Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
