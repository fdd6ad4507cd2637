import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useOfferToAsk } from '#web/lib/ask-here.ts'

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }))

interface AskAssistantProps {
  /** Renders the trigger of the chat; it receives the function that opens it. */
  children: (ask: () => void) => ReactNode
  recipeId?: string
  /** The running timers, for where the chat covers the page. */
  timers?: ReactNode
}

/** Lets any element on a page, and the bar at the bottom, open the chat, whose code is loaded only then. */
export function AskAssistant({ children, recipeId, timers }: AskAssistantProps) {
  const [open, setOpen] = useState(false)
  useOfferToAsk(() => setOpen(true))
  return (
    <>
      {children(() => setOpen(true))}
      {open && (
        <Suspense>
          <ChatPanel recipeId={recipeId} timers={timers} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
