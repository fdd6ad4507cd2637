import CookingPot from 'lucide-react/icons/cooking-pot'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { LogEntry } from '#core/own-recipes/read-stored.ts'
import { notify } from '#web/lib/toast.ts'
import { cookLog, useCookLog } from '#web/state/own/cook-log.ts'
import { usePhoto } from '#web/state/own/own-photos.ts'
import { Button } from '#web/ui/button.tsx'
import { dayWords } from './day.ts'
import { LogForm } from './log-form.tsx'
import * as strings from './strings.ts'
import { notSaved } from './use-stored-text.ts'

const SHOWN = 3

/** When the recipe was cooked, newest first. */
export function CookLogList({ recipeId, onCooked }: { recipeId: string; onCooked?: () => void }) {
  const entries = useCookLog(recipeId)
  const [adding, setAdding] = useState(false)
  const [all, setAll] = useState(false)
  const shown = all ? entries : entries.slice(0, SHOWN)
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3 className="font-sans font-semibold text-base">{strings.logTitle}</h3>
          <p className="text-muted text-sm">
            {entries.length > 0 ? strings.logCount(entries.length) : strings.logEmpty}
          </p>
        </div>
        {!adding && (
          <Button variant="outline" onClick={() => setAdding(true)}>
            <CookingPot aria-hidden="true" className="size-5" />
            {strings.logAdd}
          </Button>
        )}
      </div>
      {adding && <LogForm recipeId={recipeId} onDone={() => setAdding(false)} onCooked={onCooked} />}
      {entries.length > 0 && (
        <ul aria-label={strings.logTitle} className="mt-2 grid">
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {shown.length < entries.length && (
        <Button variant="quiet" className="-ml-3 px-3! text-accent! text-sm" onClick={() => setAll(true)}>
          {strings.logMore(entries.length - shown.length)}
        </Button>
      )}
    </div>
  )
}

function Entry({ entry }: { entry: LogEntry }) {
  const { id, recipe_id, cooked_on, note, photo } = entry
  const [editing, setEditing] = useState(false)
  const day = dayWords(cooked_on)
  const address = usePhoto(recipe_id, photo ?? undefined)
  const remove = () =>
    cookLog
      .remove(id)
      .then(
        () => notify({ title: strings.logRemoved, undo: () => void cookLog.restore(id).catch(notSaved) }),
        notSaved,
      )
  if (editing)
    return (
      <li className="pb-2">
        <LogForm recipeId={recipe_id} entry={entry} onDone={() => setEditing(false)} />
      </li>
    )
  return (
    <li className="flex items-start gap-3 border-line border-b py-2 last:border-0">
      {photo && (
        <span className="mt-1 block h-15 w-20 shrink-0 overflow-hidden rounded-sm bg-sunken">
          {address && (
            <a href={address} target="_blank" rel="noreferrer" className="block size-full">
              <img src={address} alt={strings.photoOf(day)} className="size-full object-cover" />
            </a>
          )}
        </span>
      )}
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold text-sm tabular-nums">{day}</p>
        {note && <p className="whitespace-pre-line text-muted text-sm">{note}</p>}
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={strings.logEdit(day)}
        onClick={() => setEditing(true)}
        className="shrink-0 text-muted!"
      >
        <Pencil aria-hidden="true" className="size-4.5" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={strings.logRemove(day)}
        onClick={remove}
        className="shrink-0 text-muted!"
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </Button>
    </li>
  )
}
