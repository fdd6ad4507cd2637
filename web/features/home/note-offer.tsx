import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { settings } from '#web/api/settings.ts'
import { canNotify } from '#web/lib/can-notify.ts'
import { deviceStore } from '#web/state/device-store.ts'
import { toNote } from '#web/state/note-place.ts'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

const answered = deviceStore('sous-note-offered', (kept) => kept === true)

/** Offers the daily note where one can arrive, until the first answer, whatever it is. */
export function NoteOffer() {
  const isDone = useSyncExternalStore(answered.subscribe, answered.get, () => true)
  if (isDone || !(settings.sendsEmail || canNotify())) return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 text-muted text-sm">
      <span>
        {rich(strings.noteOffer, {
          link: (text) => (
            <Link to={toNote} onClick={() => answered.set(true)} className="text-link">
              {text}
            </Link>
          ),
        })}
      </span>
      <Button variant="quiet" size="sm" className="min-h-11" onClick={() => answered.set(true)}>
        {strings.noteNo}
      </Button>
    </p>
  )
}
