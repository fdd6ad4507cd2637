import MessageCircle from 'lucide-react/icons/message-circle'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import * as strings from './strings.ts'

/** Ask the assistant, or browse the collection. On a phone, the bar at the bottom has both. */
export function AssistantButton({ onAsk }: { onAsk: () => void }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [open])
  return (
    <div className="fixed right-6 bottom-6 z-30 flex flex-col items-end gap-2 cramped:hidden">
      <div id="assistant-choices" hidden={!open} className="flex flex-col items-end gap-2">
        {open && (
          <>
            <Button
              variant="outline"
              className="bg-raised! shadow-lift"
              onClick={() => {
                // The chat returns the focus to where it came from, and this menu is gone by then.
                button.current?.focus()
                setOpen(false)
                onAsk()
              }}
            >
              <MessageCircle aria-hidden="true" className="size-5" />
              {strings.askAssistant}
            </Button>
            <LinkButton to={paths.recipes()} variant="outline" className="bg-raised! shadow-lift">
              <Search aria-hidden="true" className="size-5" />
              {strings.browseRecipes}
            </LinkButton>
          </>
        )}
      </div>
      <Button
        ref={button}
        size="icon"
        aria-expanded={open}
        aria-controls="assistant-choices"
        aria-label={open ? strings.closeHelp : strings.openHelp}
        onClick={() => setOpen(!open)}
        className="size-14 shadow-lift"
      >
        {open ? (
          <X aria-hidden="true" className="size-6" />
        ) : (
          <MessageCircle aria-hidden="true" className="size-6" />
        )}
      </Button>
    </div>
  )
}
