import Lock from 'lucide-react/icons/lock'
import { useEffect, useEffectEvent, useRef } from 'react'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { marks, useMarks } from '#web/state/own/marks.ts'
import { TextArea } from '#web/ui/text-field.tsx'
import * as strings from './strings.ts'
import { useStoredText } from './use-stored-text.ts'

/** A private note on the whole recipe. */
export function NoteField({ recipeId }: { recipeId: string }) {
  const { note } = useMarks(recipeId)
  const { text, isStored, type, finish } = useStoredText(note ?? '', (typed) =>
    marks.set(recipeId, { note: typed.trim() || null }),
  )
  // Text typed before hydration counts too.
  const field = useRef<HTMLTextAreaElement>(null)
  const takeEarly = useEffectEvent(() => {
    const early = field.current?.value
    if (early && early !== text) type(early)
  })
  useEffect(() => takeEarly(), [])
  return (
    <TextArea
      ref={field}
      label={strings.noteLabel}
      hint={
        <span className="flex items-center gap-1.5">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          {strings.notePrivate}
          <span role="status" className="ml-auto">
            {text !== '' && isStored && strings.noteSaved}
          </span>
        </span>
      }
      placeholder={strings.noteExample}
      rows={Math.min(8, Math.max(2, text.split('\n').length))}
      maxLength={OWN_LIMITS.note}
      value={text}
      onValue={type}
      onBlur={finish}
    />
  )
}
