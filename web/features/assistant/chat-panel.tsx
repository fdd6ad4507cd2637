import ChefHat from 'lucide-react/icons/chef-hat'
import Trash2 from 'lucide-react/icons/trash'
import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { chat, useChat, useDraft } from './chat.ts'
import { Composer } from './composer.tsx'
import { MessageView } from './message-view.tsx'
import { SUGGESTIONS } from './suggestions.ts'
import { useStayAtEnd } from './use-stay-at-end.ts'

interface ChatPanelProps {
  onClose: () => void
  /** The open recipe, if any: answers can refer to it. */
  recipeId?: string
}

const fillsWindow = () => window.matchMedia?.('(width < 768px)').matches ?? true

/** The chat: full screen on a phone; a corner of the window on a desktop, with the page still usable beside it. */
export function ChatPanel({ onClose, recipeId }: ChatPanelProps) {
  const { messages, pending } = useChat()
  const [draft, setDraft] = useDraft()
  const [opener] = useState(() => document.activeElement as HTMLElement | null)
  const [isModal] = useState(fillsWindow)
  const field = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const asked = messages.filter(({ role }) => role === 'user').length
  useStayAtEnd(log, pending ?? messages, asked)

  // Toasts appear above the field, not on top of it.
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--toast-rise', '5rem')
    return () => void document.documentElement.style.removeProperty('--toast-rise')
  }, [])

  const send = () => {
    if (chat.send(draft, recipeId)) setDraft('')
  }
  const begin = (question: string) => {
    chat.send(question, recipeId)
    field.current?.focus()
  }
  const isEmpty = messages.length === 0 && !pending

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
          className="fixed inset-0 z-40 flex animate-toast-in flex-col bg-bg outline-none md:inset-auto md:right-6 md:bottom-6 md:h-[min(600px,100dvh-3rem)] md:w-110 md:overflow-hidden md:rounded-sheet md:border md:border-line md:shadow-lift"
        >
          <div className="flex items-center gap-3 border-line border-b bg-surface py-2 pr-2 pl-4 pt-[max(0.5rem,env(safe-area-inset-top))]">
            <ChefHat aria-hidden="true" className="size-6 shrink-0 text-accent" />
            <Dialog.Title className="mr-auto text-xl">Ask the assistant</Dialog.Title>
            {!isEmpty && (
              <Button variant="quiet" size="sm" onClick={chat.clear} className="px-3">
                <Trash2 aria-hidden="true" className="size-4" />
                Clear
              </Button>
            )}
            <Dialog.Close
              aria-label="Close the chat"
              className={buttonLook({ variant: 'quiet', size: 'icon' })}
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>

          <section
            ref={log}
            aria-label="Conversation"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be keyboard-accessible
            tabIndex={0}
            className="flex-1 overflow-y-auto overscroll-contain p-4"
          >
            {isEmpty ? (
              <Opening onAsk={begin} />
            ) : (
              <div className="grid gap-5">
                {messages.map((message, at) => (
                  <MessageView
                    key={message.id}
                    message={message}
                    onFollow={onClose}
                    onRetry={!pending && at === messages.length - 1 ? () => chat.retry(recipeId) : undefined}
                  />
                ))}
                {pending && <MessageView message={pending} writing onFollow={onClose} />}
              </div>
            )}
          </section>
          <Finished />
          <Composer
            field={field}
            text={draft}
            onText={setDraft}
            pending={pending !== undefined}
            onSend={send}
            onStop={chat.stop}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Opening({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div className="grid gap-4">
      <p>
        How long, how hot, what instead, what went wrong: ask in your own words. What you have in your list of
        ingredients is known here.
      </p>
      <ul aria-label="Questions to start with" className="grid gap-2">
        {SUGGESTIONS.map((question) => (
          <li key={question}>
            <Button
              variant="outline"
              onClick={() => onAsk(question)}
              className="w-full justify-start rounded-card bg-surface py-2 text-left font-medium whitespace-normal"
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        The conversation stays on this device. Answers can be wrong: trust a thermometer and your nose.
      </p>
    </div>
  )
}

/** Announced once a reply is complete; chunks would be unintelligible in a screen reader. */
function Finished() {
  const last = useChat().messages.at(-1)
  const [atStart] = useState(last?.id)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (last?.role === 'assistant' && last.id !== atStart) setSaid(last.content.replace(/[*`#]/g, ''))
  }, [last, atStart])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
