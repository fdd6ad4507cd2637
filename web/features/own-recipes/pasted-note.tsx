import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

interface PastedNoteProps {
  ingredients: number
  steps: number
  onUndo: () => void
}

/** Above the form, where it covers no field. */
export function PastedNote({ ingredients, steps, onUndo }: PastedNoteProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-accent-soft px-4 py-2"
    >
      <p>
        <span className="font-semibold">{strings.pastedTitle}</span>
        <span className="block text-muted text-sm">{strings.pastedText(ingredients, steps)}</span>
      </p>
      <Button variant="outline" size="sm" className="min-h-11" onClick={onUndo}>
        {strings.undoPasted}
      </Button>
    </div>
  )
}
