import ArrowUp from 'lucide-react/icons/arrow-up'
import Square from 'lucide-react/icons/square'
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { MAX_MESSAGE } from '#core/contracts/chat.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
  pending: boolean
  canSend: boolean
  /** Before the field. */
  children?: ReactNode
  onSend: () => void
  onStop: () => void
}

const TALLEST_PX = 160
const WARN_AT = MAX_MESSAGE - 300

/** Input for questions: Enter sends, Shift+Enter inserts a line break. Typing is possible while a reply is pending. */
export function Composer({ field, text, onText, pending, canSend, children, onSend, onStop }: ComposerProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const area = field.current
    if (!area) return
    area.style.height = 'auto'
    area.style.height = `${Math.min(area.scrollHeight, TALLEST_PX)}px`
  }, [text, field])

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that confirms an IME candidate belongs to the IME.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!pending && canSend) onSend()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending && canSend) onSend()
      }}
      // Where the bar is below, it has the safe area.
      className="sticky bottom-[calc(var(--bar,0px)+var(--strip,0px))] border-line border-t bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom)-var(--bar,0px))]"
    >
      <div className="flex flex-wrap items-end gap-2">
        {children}
        <textarea
          ref={field}
          rows={1}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          maxLength={MAX_MESSAGE}
          aria-label={strings.questionLabel}
          placeholder={strings.questionPlaceholder}
          enterKeyHint="send"
          className="min-h-11 min-w-0 flex-1 resize-none rounded-sheet border border-control bg-raised px-4 py-2 placeholder:text-muted focus-visible:outline-offset-0"
        />
        {pending ? (
          <Button
            size="icon"
            variant="outline"
            onClick={onStop}
            aria-label={strings.stop}
            className="shrink-0"
          >
            <Square aria-hidden="true" className="size-4 fill-current" />
          </Button>
        ) : (
          <Button
            size="icon"
            type="submit"
            disabled={!canSend}
            aria-label={strings.send}
            className="shrink-0"
          >
            <ArrowUp aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      {text.length > WARN_AT && (
        <p className="mt-1 px-4 text-muted text-xs tabular-nums">
          {strings.lengthNote(text.length, MAX_MESSAGE)}
        </p>
      )}
    </form>
  )
}
