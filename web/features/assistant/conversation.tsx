import { lazy, type RefObject, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { recipeAtHand, useRecipeAtHand } from '#web/state/recipe-at-hand.ts'
import { Button } from '#web/ui/button.tsx'
import { useToastRise } from '#web/ui/use-toast-rise.ts'
import { browserModel, useBrowserModel } from './browser-model.ts'
import { chat, useChat, useDraft } from './chat.ts'
import { Composer } from './composer.tsx'
import { hasLanguageModel } from './language-model.ts'
import { AskContext } from './markdown-view.tsx'
import { MessageView } from './message-view.tsx'
import { usePhotoDraft } from './photos.ts'
import { StandingChips } from './standing-chips.tsx'
import { SUGGESTIONS } from './suggestions.ts'
import { useStayAtEnd } from './use-stay-at-end.ts'

interface ConversationProps {
  field: RefObject<HTMLTextAreaElement | null>
  /** The open recipe, if any: answers can refer to it. */
  recipeId?: string
  /** A link in an answer was followed. */
  onFollow?: () => void
}

const stay = () => {}

const BrowserModelSwitch = lazy(async () => ({
  default: (await import('./browser-model-switch.tsx')).BrowserModelSwitch,
}))
const PhotoAttach = lazy(async () => ({ default: (await import('./photo-attach.tsx')).PhotoAttach }))
const never = () => stay
/** Not in a prerendered page, which is the same for every browser. */
const useMayHaveModel = () =>
  useSyncExternalStore(
    never,
    () => hasLanguageModel() || browserModel.isOn(),
    () => false,
  )

/** The messages and the field to ask, in the column of its parent. */
export function Conversation({ field, recipeId: open, onFollow = stay }: ConversationProps) {
  const atHand = useRecipeAtHand()
  const recipeId = open ?? atHand?.id
  const { messages, pending } = useChat()
  const [draft, setDraft] = useDraft()
  const log = useRef<HTMLDivElement>(null)
  const asked = messages.filter(({ role }) => role === 'user').length
  useStayAtEnd(log, pending ?? messages, asked)

  useToastRise('5rem')
  const mayHaveModel = useMayHaveModel()
  const { on } = useBrowserModel()
  const { photo, isReading } = usePhotoDraft()
  // Only the browser's model sees photos.
  const hasPhoto = on && photo !== undefined

  const send = () => {
    if (chat.send(draft, recipeId, hasPhoto)) setDraft('')
  }
  const begin = (question: string) => {
    chat.send(question, recipeId)
    field.current?.focus()
  }

  const askNext = (question: string) => void chat.send(question, recipeId)

  return (
    <>
      <section
        ref={log}
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be keyboard-accessible
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4"
      >
        {messages.length === 0 && !pending ? (
          <Opening onAsk={begin} />
        ) : (
          <AskContext value={askNext}>
            <div className="grid gap-5">
              {messages.map((message, at) => (
                <MessageView
                  key={message.id}
                  message={message}
                  onFollow={onFollow}
                  onRetry={!pending && at === messages.length - 1 ? () => chat.retry(recipeId) : undefined}
                />
              ))}
              {pending && <MessageView message={pending} writing onFollow={onFollow} />}
            </div>
          </AskContext>
        )}
      </section>
      <Finished />
      {/* Below the messages: it appears only once the browser was asked, and must not move them. */}
      {mayHaveModel && (
        <Suspense>
          <BrowserModelSwitch turns={messages.length} />
        </Suspense>
      )}
      <StandingChips about={open ? undefined : atHand} onForgetRecipe={recipeAtHand.clear} />
      <Composer
        field={field}
        text={draft}
        onText={setDraft}
        pending={pending !== undefined}
        canSend={(draft.trim() !== '' || hasPhoto) && !(on && isReading)}
        onSend={send}
        onStop={chat.stop}
      >
        {mayHaveModel && on && (
          <Suspense>
            <PhotoAttach turns={messages.length} />
          </Suspense>
        )}
      </Composer>
    </>
  )
}

function Opening({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div className="grid gap-4">
      <p>
        How long, how hot, what instead, what went wrong: ask in your own words. I know what’s in your pantry.
      </p>
      <ul aria-label="Questions to start with" className="flex flex-wrap gap-2">
        {SUGGESTIONS.map((question) => (
          <li key={question}>
            <Button
              variant="outline"
              onClick={() => onAsk(question)}
              className="bg-surface px-4 py-2 text-left font-medium text-sm whitespace-normal"
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
