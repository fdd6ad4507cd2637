import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import Pencil from 'lucide-react/icons/pencil'
import { useRef, useState } from 'react'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { marks, useMarks } from '#web/state/own/marks.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'
import { useStoredText } from './use-stored-text.ts'

/** Notes are stored by the number of the step, of two digits at most. */
const MOST_STEPS = 100

interface StepNoteProps {
  recipeId: string
  /** Its place in the recipe, from 0. */
  at: number
  /** As it is shown. */
  number: number
}

function saveStepNote({ recipeId, at }: Pick<StepNoteProps, 'recipeId' | 'at'>, typed: string) {
  const { [at]: _old, ...others } = marks.get(recipeId).step_notes
  const text = typed.trim()
  return marks.set(recipeId, { step_notes: text ? { ...others, [at]: text } : others })
}

/** The user's note on one step, with the button that writes it. */
export function StepNote({ recipeId, at, number }: StepNoteProps) {
  const note = useMarks(recipeId).step_notes[at] ?? ''
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (at >= MOST_STEPS) return null
  const close = () => {
    setOpen(false)
    // The button is back after the next render.
    setTimeout(() => button.current?.focus())
  }
  if (open) return <StepNoteField recipeId={recipeId} at={at} number={number} note={note} onDone={close} />
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="icon"
        aria-label={note ? strings.editStepNote(number) : strings.addStepNote(number)}
        onClick={() => setOpen(true)}
        className="-mt-1.5 -mr-3 text-muted! print:hidden"
      >
        {note ? (
          <Pencil aria-hidden="true" className="size-4.5" />
        ) : (
          <MessageSquarePlus aria-hidden="true" className="size-4.5" />
        )}
      </Button>
      {note !== '' && (
        <p className="col-span-2 col-start-2 mt-2 min-w-0 max-w-prose whitespace-pre-line border-accent border-l-3 pl-3 text-muted text-sm">
          <span className="sr-only">{strings.stepNoteLabel(number)}: </span>
          {note}
        </p>
      )}
    </>
  )
}

function StepNoteField({
  recipeId,
  at,
  number,
  note,
  onDone,
}: StepNoteProps & { note: string; onDone: () => void }) {
  const { text, type, finish } = useStoredText(note, (typed) => saveStepNote({ recipeId, at }, typed))
  return (
    <div className="col-span-2 col-start-2 mt-2 flex max-w-prose flex-col items-end gap-2 print:hidden">
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it opens on a tap that asks for it
        autoFocus
        aria-label={strings.stepNoteLabel(number)}
        rows={2}
        maxLength={OWN_LIMITS.stepNote}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
        }}
        className="block w-full resize-y rounded-card border border-control bg-raised px-3 py-2 placeholder:text-muted"
      />
      <Button variant="outline" size="sm" onClick={onDone}>
        {strings.doneStepNote}
      </Button>
    </div>
  )
}
