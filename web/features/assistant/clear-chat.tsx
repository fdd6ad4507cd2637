import Trash2 from 'lucide-react/icons/trash'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { chat, useChat } from './chat.ts'
import * as strings from './strings.ts'

function clear() {
  const cleared = chat.clear()
  notify({ title: strings.cleared, undo: () => chat.restore(cleared) })
}

/** Nothing while there is nothing to clear. */
export function ClearChat() {
  const { messages, pending } = useChat()
  if (messages.length === 0 && !pending) return null
  return (
    <Button variant="quiet" size="sm" onClick={clear} className="min-h-11! px-3!">
      <Trash2 aria-hidden="true" className="size-4" />
      {strings.clear}
    </Button>
  )
}
