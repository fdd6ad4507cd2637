import Trash2 from 'lucide-react/icons/trash'
import { Button } from '#web/ui/button.tsx'
import { chat, useChat } from './chat.ts'

/** Nothing while there is nothing to clear. */
export function ClearChat() {
  const { messages, pending } = useChat()
  if (messages.length === 0 && !pending) return null
  return (
    <Button variant="quiet" size="sm" onClick={chat.clear} className="min-h-11 px-3">
      <Trash2 aria-hidden="true" className="size-4" />
      Clear
    </Button>
  )
}
