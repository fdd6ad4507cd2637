import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useId, useState } from 'react'
import { splitInput, suggest } from '#core/pantry/ingredient-list.ts'
import { Button } from '#web/ui/button.tsx'
import { EmojiArt } from '#web/ui/food-art/emoji-art.tsx'
import type { KnownIngredient } from './built-in-ingredients.ts'

interface IngredientEntryProps {
  known: readonly KnownIngredient[]
  have: readonly string[]
  text: string
  onText: (text: string) => void
  onAdd: (names: string[]) => void
}

/** A field that suggests while you type. Arrows choose, Enter or a comma adds, Escape closes the list. */
export function IngredientEntry({ known, have, text, onText, onAdd }: IngredientEntryProps) {
  const id = useId()
  const [chosen, setChosen] = useState(-1)
  const [closed, setClosed] = useState(false)
  const suggestions = suggest(known, text, have)
  const open = suggestions.length > 0 && !closed

  const change = (value: string) => {
    setClosed(false)
    setChosen(-1)
    // A comma ends a name: everything before the last one is added immediately.
    const end = value.lastIndexOf(',')
    if (end < 0) return onText(value)
    onAdd(splitInput(value.slice(0, end)))
    onText(value.slice(end + 1).trimStart())
  }
  const add = (names: string[]) => {
    onAdd(names)
    onText('')
    setChosen(-1)
  }
  const submit = () => {
    const picked = open ? suggestions[chosen] : undefined
    add(picked ? [picked.name] : splitInput(text))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      submit()
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setClosed(true)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggestions.length > 0) {
      event.preventDefault()
      setClosed(false)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // -1 is the text itself: the arrows cycle through it.
      setChosen((at) => ((at + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1)
    }
  }

  return (
    <div className="relative">
      <label htmlFor={id} className="block font-semibold">
        What do you have?
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id={id}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && chosen >= 0 ? `${id}-${chosen}` : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          placeholder="eggs, rice, spinach"
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setClosed(true)}
          onFocus={() => setClosed(false)}
          className="min-h-13 w-full min-w-0 rounded-card border border-control bg-raised px-4 text-lg placeholder:text-muted"
        />
        <Button
          onClick={submit}
          aria-disabled={text.trim() === ''}
          size="lg"
          aria-label="Add ingredient"
          className="px-5 aria-disabled:opacity-55"
        >
          <Plus aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">Add</span>
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        Several at once? Put commas between them.
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Suggestions"
        hidden={!open}
        className="absolute inset-x-0 top-[5.75rem] z-25 max-h-80 overflow-y-auto rounded-card border border-line bg-raised py-2 shadow-lift"
      >
        {open &&
          suggestions.map(({ name, emoji }, at) => (
            <div
              key={name}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === chosen}
              // Keep the focus on the field, or the list would close before the click, and the keyboard too.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => add([name])}
              onKeyDown={undefined}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-4 hover:bg-accent-soft aria-selected:bg-accent-soft"
            >
              <EmojiArt emoji={emoji} className="size-6" />
              {name}
            </div>
          ))}
      </div>
    </div>
  )
}
