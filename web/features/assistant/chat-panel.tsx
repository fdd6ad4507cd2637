import MessageCircle from 'lucide-react/icons/message-circle'
import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { buttonLook } from '#web/ui/button.tsx'
import { useBackCloses } from '#web/ui/use-back-closes.ts'
import { ClearChat } from './clear-chat.tsx'
import { Conversation, type OpenRecipe } from './conversation.tsx'
import * as strings from './strings.ts'

interface ChatPanelProps {
  onClose: () => void
  /** The open recipe, if any: answers can refer to it. */
  recipe?: OpenRecipe
  /** The running timers, shown where the chat covers the page's own. */
  timers?: ReactNode
}

/** As the class `cramped`. */
const fillsWindow = () => window.matchMedia?.('(width < 48rem) or (height < 30rem)').matches ?? true

/** The chat: full screen on a phone, upright or turned; a corner of the window on a desktop, with the page still usable beside it. */
export function ChatPanel({ onClose, recipe, timers }: ChatPanelProps) {
  const [opener] = useState(() => document.activeElement as HTMLElement | null)
  const [isModal] = useState(fillsWindow)
  useBackCloses(isModal, onClose)
  const field = useRef<HTMLTextAreaElement>(null)

  return (
    <Dialog.Root open modal={isModal} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            field.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener?.focus({ preventScroll: true })
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-40 flex animate-toast-in flex-col bg-bg outline-none [--strip:0px] roomy:inset-auto roomy:right-6 roomy:bottom-6 roomy:h-[min(600px,100dvh-3rem)] roomy:w-110 roomy:overflow-hidden roomy:rounded-sheet roomy:border roomy:border-line roomy:shadow-lift cramped:pr-[env(safe-area-inset-right)] cramped:pl-[env(safe-area-inset-left)]"
        >
          <div className="flex items-center gap-2 border-line border-b bg-surface py-2 pr-2 pl-4 pt-[max(0.5rem,env(safe-area-inset-top))] short:py-0">
            <MessageCircle aria-hidden="true" className="size-6 shrink-0 text-accent" />
            <Dialog.Title className="mr-auto text-xl">{strings.panelTitle}</Dialog.Title>
            <ClearChat />
            <Dialog.Close
              aria-label={strings.closeLabel}
              className={buttonLook({ variant: 'quiet', size: 'icon', className: 'shrink-0' })}
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>

          {isModal && timers}
          <Conversation field={field} recipe={recipe} onFollow={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
