import { useId, useState } from 'react'
import { listed } from '#core/text/listed.ts'
import { usePantry } from '#web/state/pantry.ts'
import { rich } from '#web/ui/rich.tsx'
import { Staples } from './staples.tsx'
import * as strings from './strings.ts'

/** Staples in one line, until the user wants to change them. */
export function StaplesLine() {
  const id = useId()
  const { staples } = usePantry()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <p className="text-muted text-sm">
        {staples.length > 0 ? strings.staplesListed(listed(staples)) : strings.staplesNone}{' '}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="text-link py-1"
        >
          {rich(open ? strings.staplesDone : strings.staplesChange, {
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </button>
      </p>
      <div id={id} hidden={!open} className="mt-3">
        {open && <Staples />}
      </div>
    </div>
  )
}
