import { clsx } from 'clsx'
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { MAX_PASTED } from '#core/contracts/ingredient-names.ts'
import { finishedUntil } from '#core/pantry/ingredient-list.ts'
import type { PantryItem } from '#web/state/pantry.ts'
import { EmojiArt } from '#web/ui/food-art/emoji-art.tsx'
import type { KnownIngredient } from './built-in-ingredients.ts'
import * as startStrings from './start/strings.ts'
import { useSuggestions } from './use-suggestions.ts'

interface IngredientEntryProps {
  known: readonly KnownIngredient[]
  have: readonly string[]
  text: string
  onText: (text: string) => void
  /** A suggestion was chosen. */
  onPick: (one: PantryItem) => void
  /** Finished text: before a comma, or pasted as a list. */
  onTake: (text: string) => void
  /** Enter, or the button. */
  onSubmit: (text: string) => void
  /** The button, and what else stands beside the field. */
  children: ReactNode
  hint?: ReactNode
  /** What became of the text. */
  notes?: ReactNode
  /** What is wrong, beside the field. */
  error?: string
  isSearch?: boolean
  /** The page's heading asks already. */
  isLabelHidden?: boolean
  /** The page starts with this field. */
  isStart?: boolean
}

/** A field that suggests while you type. Arrows choose, Enter or a comma adds, Escape closes the list. */
export function IngredientEntry(props: IngredientEntryProps) {
  const { known, have, text, onText, onPick, onTake, onSubmit, isSearch = false } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(-1)
  const [closed, setClosed] = useState(false)
  const [isTooLong, setTooLong] = useState(false)
  const { options: suggestions, meant, before, unread } = useSuggestions(known, text, have)
  const open = suggestions.length > 0 && !closed
  const error = isTooLong ? startStrings.entryTooLong(MAX_PASTED) : props.error

  // Text typed before hydration counts too.
  const onTyped = useRef(onText)
  useEffect(() => {
    if (input.current?.value) onTyped.current(input.current.value)
  }, [])

  const change = (value: string) => {
    setClosed(false)
    setChosen(-1)
    setTooLong(value.length > MAX_PASTED)
    const end = finishedUntil(value)
    if (end === 0 || value.length > MAX_PASTED) return onText(value)
    onTake(value.slice(0, end - 1))
    onText(value.slice(end).trimStart())
  }
  const pick = (one: PantryItem) => {
    if (one === meant) onTake(text)
    else {
      if (unread !== '') onTake(unread)
      for (const item of [...before, one]) onPick(item)
    }
    onText('')
    setChosen(-1)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Enter may come before the state: typed and pressed before hydration.
    const typed = input.current?.value ?? text
    if (typed.length > MAX_PASTED) return setTooLong(true)
    setChosen(-1)
    onText('')
    onSubmit(typed)
  }
  /** A list is taken as it is: in a field of one line it would lose its line breaks. */
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length)
    const isLong = whole.length > MAX_PASTED
    setTooLong(isLong)
    if (!isLong && !/[,;\t\n]/.test(pasted.trim())) return
    event.preventDefault()
    if (isLong) return
    onText('')
    onTake(whole)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const picked = open ? suggestions[chosen] : undefined
    if (event.key === 'Enter' && picked) {
      event.preventDefault()
      pick(picked)
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
    <form onSubmit={submit} role={isSearch ? 'search' : undefined}>
      <label htmlFor={id} className={props.isLabelHidden ? 'sr-only' : 'block font-semibold'}>
        {startStrings.entryLabel}
      </label>
      <div className="relative mt-2 flex flex-wrap gap-3">
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && chosen >= 0 ? `${id}-${chosen}` : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          aria-invalid={error !== undefined || undefined}
          autoComplete="off"
          autoCapitalize="none"
          data-start-field={props.isStart || undefined}
          enterKeyHint={isSearch ? 'search' : 'done'}
          placeholder={startStrings.entryExample}
          value={text}
          onChange={(event) => change(event.target.value)}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onBlur={() => setClosed(true)}
          onFocus={() => setClosed(false)}
          className={clsx(
            'min-h-13 min-w-0 rounded-card border border-control bg-raised px-4 text-lg placeholder:text-muted aria-invalid:border-danger',
            isSearch ? 'basis-full' : 'flex-1',
          )}
        />
        {props.children}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={startStrings.suggestions}
          hidden={!open}
          // Below the buttons: what is typed can be searched with while suggestions are open.
          className="absolute inset-x-0 top-full z-25 mt-2 max-h-80 overflow-y-auto rounded-card border border-line bg-raised py-2 shadow-lift"
        >
          {open &&
            suggestions.map((one, at) => (
              <div
                key={one.name}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === chosen}
                // Keep the focus on the field, or the list would close before the click, and the keyboard too.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(one)}
                onKeyDown={undefined}
                className="flex min-h-11 cursor-pointer items-center gap-3 px-4 hover:bg-accent-soft aria-selected:bg-accent-soft"
              >
                <EmojiArt emoji={one.emoji ?? ''} className="size-6" />
                <span>
                  {one.name}
                  {one.amount && <span className="text-muted"> · {one.amount}</span>}
                </span>
              </div>
            ))}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-danger text-sm">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
        {props.hint}
      </p>
      {props.notes}
    </form>
  )
}
