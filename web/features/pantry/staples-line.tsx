import { useId, useState } from 'react'
import { listed } from '#core/food-facts/labels.ts'
import { usePantry } from '#web/state/pantry.ts'
import { Staples } from './staples.tsx'

/** Staples in one line, until the user wants to change them. */
export function StaplesLine() {
  const id = useId()
  const { staples } = usePantry()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <p className="text-muted text-sm">
        {staples.length > 0 ? `Always in your kitchen: ${listed(staples)}.` : 'No staples yet.'}{' '}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="text-link py-1"
        >
          {open ? 'Done' : 'Change'}
          <span className="sr-only"> what you always have</span>
        </button>
      </p>
      <div id={id} hidden={!open} className="mt-3">
        {open && <Staples />}
      </div>
    </div>
  )
}
