import Trash2 from 'lucide-react/icons/trash'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { MAX_SHOPPING_LINE } from '#core/shopping/item.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import type { EntryUse } from './entry-uses.ts'
import * as strings from './strings.ts'

interface EditEntryProps {
  text: string
  /** What it is for. */
  uses: readonly EntryUse[]
  onRemove: () => void
  /** An empty text leaves it as it was. */
  onDone: (text: string) => void
  /** What else can be changed about it. */
  children?: ReactNode
}

/** Changes the words of an entry, removes it, or leads to its recipes. */
export function EditEntry({ text, uses, onRemove, onDone, children }: EditEntryProps) {
  const [value, setValue] = useState(text)
  const recipes = uses.filter(({ recipeId }) => recipeId !== null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(value.trim())
  }
  return (
    <form onSubmit={submit} className="py-1">
      <div className="flex items-center gap-2">
        <input
          // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed
          autoFocus
          aria-label={strings.editText(text)}
          value={value}
          maxLength={MAX_SHOPPING_LINE}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone('')
          }}
          className="min-h-11 w-full min-w-0 rounded-card border border-control bg-surface px-3"
        />
        <Button type="submit" size="sm">
          {strings.save}
        </Button>
      </div>
      <div className="flex justify-between gap-2 pt-1">
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          aria-label={strings.removeEntry(text)}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {strings.remove}
        </Button>
        <Button variant="quiet" size="sm" className="-mr-3" onClick={() => onDone('')}>
          {strings.cancel}
        </Button>
      </div>
      {children}
      {recipes.length > 0 && (
        <ul aria-label={strings.recipesLabel} className="text-sm">
          {recipes.map(({ key, recipeId, title }) => (
            <li key={key}>
              <Link to={paths.recipe(recipeId ?? '')} className="flex min-h-11 items-center text-link">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
