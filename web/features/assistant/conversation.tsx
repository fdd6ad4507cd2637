import { lazy, type RefObject, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { recipeAtHand, useRecipeAtHand } from '#web/state/recipe-at-hand.ts'
import { useToastRise } from '#web/ui/use-toast-rise.ts'
import { browserModel, useBrowserModel } from './browser-model.ts'
import { chat, useChat, useDraft } from './chat.ts'
import { Composer } from './composer.tsx'
import { dishMeant } from './dish-meant.ts'
import { hasLanguageModel } from './language-model.ts'
import { AskContext } from './markdown-view.tsx'
import { MessageView } from './message-view.tsx'
import { Opening } from './opening.tsx'
import { usePhotoDraft } from './photos.ts'
import { StandingChips } from './standing-chips.tsx'
import * as strings from './strings.ts'
import { ABOUT_OPEN_RECIPE, SUGGESTIONS } from './suggestions.ts'
import { useQuestionAtTop } from './use-question-at-top.ts'

export interface OpenRecipe {
  id: string
  title: string
}

interface ConversationProps {
  field: RefObject<HTMLTextAreaElement | null>
  /** The open recipe, if any: answers can refer to it. */
  recipe?: OpenRecipe
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
export function Conversation({ field, recipe: open, onFollow = stay }: ConversationProps) {
  const atHand = useRecipeAtHand()
  const recipeId = (open ?? atHand)?.id
  const view = useChat()
  const { messages, pending } = view
  const lastReply = pending ? -1 : messages.findLastIndex(({ role }) => role === 'assistant')
  const [draft, setDraft] = useDraft()
  const log = useRef<HTMLDivElement>(null)
  const turns = useRef<HTMLDivElement>(null)
  useQuestionAtTop(log, turns, view)

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
        aria-label={strings.conversationLabel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be keyboard-accessible
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4"
      >
        {messages.length === 0 && !pending ? (
          <Opening questions={open ? ABOUT_OPEN_RECIPE : SUGGESTIONS} onAsk={begin} onFollow={onFollow} />
        ) : (
          <AskContext value={askNext}>
            <div ref={turns} className="grid content-start gap-5">
              {messages.map((message, at) => (
                <MessageView
                  key={message.id}
                  message={message}
                  isLast={at === lastReply}
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
      <StandingChips
        open={open}
        atHand={open ? undefined : atHand}
        told={dishMeant(messages, recipeId)}
        onForgetRecipe={recipeAtHand.clear}
      />
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
