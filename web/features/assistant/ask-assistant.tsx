import { lazy, type ReactNode, Suspense, useState } from 'react'

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }))

interface AskAssistantProps {
  /** What opens the chat; it is given the way to do so. */
  children: (ask: () => void) => ReactNode
  recipeId?: string
}

/** Lets anything on a page open the chat, whose code comes along only then. */
export function AskAssistant({ children, recipeId }: AskAssistantProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {children(() => setOpen(true))}
      {open && (
        <Suspense>
          <ChatPanel recipeId={recipeId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
