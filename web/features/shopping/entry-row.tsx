import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { AisleId } from '#core/shopping/aisle-ids.ts'
import type { ShoppingEntry } from '#core/shopping/merge.ts'
import { Button } from '#web/ui/button.tsx'
import { EditEntry } from './edit-entry.tsx'
import { EntryAisle } from './entry-aisle.tsx'
import type { EntryUse } from './entry-uses.ts'
import * as strings from './strings.ts'

export interface EntryActions {
  onCheck: (entry: ShoppingEntry) => void
  onRemove: (entry: ShoppingEntry) => void
  onEdit: (entry: ShoppingEntry, text: string) => void
  onMove: (entry: ShoppingEntry, aisle: AisleId) => void
}

interface EntryRowProps extends EntryActions {
  entry: ShoppingEntry
  /** What it is for. */
  uses: readonly EntryUse[]
  /** How much of it there is already. */
  have?: string | undefined
}

/** One entry: tick or edit it; ticked, remove it. What it is for takes one line, so that a screen holds a whole aisle. */
export function EntryRow({ entry, uses, have, ...actions }: EntryRowProps) {
  const { onCheck, onRemove, onEdit, onMove } = actions
  const [editing, setEditing] = useState(false)
  if (editing)
    return (
      <EditEntry
        text={entry.text}
        uses={uses}
        onRemove={() => onRemove(entry)}
        onDone={(text) => {
          setEditing(false)
          if (text && text !== entry.text) onEdit(entry, text)
        }}
      >
        <EntryAisle entry={entry} onMove={onMove} />
      </EditEntry>
    )
  return (
    <div className="flex items-center gap-1">
      <label className="flex min-h-13 min-w-0 flex-1 items-center gap-3 py-1 has-focus-visible:outline-3 has-focus-visible:outline-focus">
        <input
          type="checkbox"
          checked={entry.checked}
          onChange={() => onCheck(entry)}
          className="peer sr-only"
        />
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-chip border-2 border-control peer-checked:border-herb peer-checked:bg-herb-soft"
        >
          {entry.checked && <Check className="size-4 text-herb" />}
        </span>
        <span className="min-w-0 leading-snug peer-checked:text-muted peer-checked:line-through">
          {entry.text}
          {entry.use && <span className="text-muted text-sm"> {strings.forUse(entry.use)}</span>}
          {uses.length > 0 && (
            <span className="inline-block w-full truncate align-top text-muted text-xs">
              {' '}
              {strings.forRecipes(uses.map(({ title }) => title).join(', '))}
            </span>
          )}
        </span>
      </label>
      {have && <span className="max-w-28 shrink-0 text-right text-muted text-xs">{have}</span>}
      {entry.checked ? (
        <Button
          variant="quiet"
          size="icon"
          className="-mr-2 text-muted"
          aria-label={strings.removeEntry(entry.text)}
          onClick={() => onRemove(entry)}
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="icon"
          className="-mr-2 text-muted"
          aria-label={strings.edit(entry.text)}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Button>
      )}
    </div>
  )
}
