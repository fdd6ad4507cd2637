import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useOfferToAsk } from '#web/lib/ask-here.ts'
import type { OpenRecipe } from './conversation.tsx'

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }))

interface AskAssistantProps {
  /** Renders the trigger of the chat; it receives the function that opens it. */
  children: (ask: () => void) => ReactNode
  /** The open recipe, if any. */
  recipe?: OpenRecipe
  /** The running timers, for where the chat covers the page. */
  timers?: ReactNode
}

/** Lets any element on a page, and the bar at the bottom, open the chat, whose code is loaded only then. */
export function AskAssistant({ children, recipe, timers }: AskAssistantProps) {
  const [open, setOpen] = useState(false)
  useOfferToAsk(() => setOpen(true))
  return (
    <>
      {children(() => setOpen(true))}
      {open && (
        <Suspense>
          <ChatPanel recipe={recipe} timers={timers} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
