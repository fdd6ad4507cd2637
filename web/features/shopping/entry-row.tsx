import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { ShoppingEntry } from '#core/shopping/merge.ts'
import { Button } from '#web/ui/button.tsx'
import { EditEntry } from './edit-entry.tsx'
import * as strings from './strings.ts'

export interface EntryActions {
  onCheck: (entry: ShoppingEntry) => void
  onRemove: (entry: ShoppingEntry) => void
  onEdit: (entry: ShoppingEntry, text: string) => void
}

interface EntryRowProps extends EntryActions {
  entry: ShoppingEntry
  titles: Record<string, string>
}

/** One entry: tick or edit it; ticked, remove it. What it is for takes one line, so that a screen holds a whole aisle. */
export function EntryRow({ entry, titles, onCheck, onRemove, onEdit }: EntryRowProps) {
  const [editing, setEditing] = useState(false)
  const recipes = [...new Set(entry.items.flatMap(({ recipeId }) => recipeId ?? []))].flatMap((id) =>
    titles[id] ? [{ id, title: titles[id] }] : [],
  )
  if (editing)
    return (
      <EditEntry
        text={entry.text}
        recipes={recipes}
        onRemove={() => onRemove(entry)}
        onDone={(text) => {
          setEditing(false)
          if (text && text !== entry.text) onEdit(entry, text)
        }}
      />
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
          {recipes.length > 0 && (
            <span className="inline-block w-full truncate align-top text-muted text-xs">
              {' '}
              {strings.forRecipes(recipes.map(({ title }) => title).join(', '))}
            </span>
          )}
        </span>
      </label>
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
