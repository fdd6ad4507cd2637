import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { MAX_SHOPPING_LINE } from '#core/shopping/item.ts'
import type { ShoppingEntry } from '#core/shopping/merge.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'

export interface EntryActions {
  onCheck: (entry: ShoppingEntry) => void
  onRemove: (entry: ShoppingEntry) => void
  onEdit: (entry: ShoppingEntry, text: string) => void
}

interface EntryRowProps extends EntryActions {
  entry: ShoppingEntry
  titles: Record<string, string>
}

/** One entry: tick, edit or remove it; with what it is for. */
export function EntryRow({ entry, titles, onCheck, onRemove, onEdit }: EntryRowProps) {
  const [editing, setEditing] = useState(false)
  const recipes = [...new Set(entry.items.flatMap(({ recipeId }) => recipeId ?? []))].filter(
    (id) => titles[id],
  )
  if (editing)
    return (
      <EditEntry
        text={entry.text}
        onDone={(text) => {
          setEditing(false)
          if (text && text !== entry.text) onEdit(entry, text)
        }}
      />
    )
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1 py-1">
        <label className="flex min-h-11 items-center gap-3 has-focus-visible:outline-3 has-focus-visible:outline-focus">
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
          <span className="min-w-0 peer-checked:text-muted peer-checked:line-through">
            {entry.text}
            {entry.use && <span className="text-muted text-sm"> for {entry.use}</span>}
          </span>
        </label>
        {!entry.checked && recipes.length > 0 && (
          <p className="pb-1 pl-10 text-muted text-sm">
            for{' '}
            {recipes.map((id, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <Link to={paths.recipe(id)} className="underline underline-offset-4 hover:text-accent">
                  {titles[id] ?? ''}
                </Link>
              </span>
            ))}
          </p>
        )}
      </div>
      {!entry.checked && (
        <Button
          variant="quiet"
          size="icon"
          className="mt-1 text-muted"
          aria-label={`Edit ${entry.text}`}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Button>
      )}
      <Button
        variant="quiet"
        size="icon"
        className="-mr-2 mt-1 text-muted"
        aria-label={`Remove ${entry.text}`}
        onClick={() => onRemove(entry)}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  )
}

function EditEntry({ text, onDone }: { text: string; onDone: (text: string) => void }) {
  const [value, setValue] = useState(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(value.trim())
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-2 py-1">
      <input
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed
        autoFocus
        aria-label={`New words for ${text}`}
        value={value}
        maxLength={MAX_SHOPPING_LINE}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone('')
        }}
        className="min-h-11 w-full min-w-0 rounded-card border border-control bg-surface px-3"
      />
      <Button type="submit" size="sm">
        Save
      </Button>
      <Button variant="quiet" size="sm" onClick={() => onDone('')}>
        Cancel
      </Button>
    </form>
  )
}
