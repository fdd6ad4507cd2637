import Plus from 'lucide-react/icons/plus'
import { type ClipboardEvent, type FormEvent, useId, useRef, useState } from 'react'
import { MAX_PASTED } from '#core/contracts/ingredient-names.ts'
import { MAX_SHOPPING_ITEMS } from '#core/contracts/shopping-limits.ts'
import type { NewShoppingItem } from '#web/state/shopping.ts'
import { Button } from '#web/ui/button.tsx'
import { readItems } from './read-items.ts'
import * as strings from './strings.ts'

interface AddItemProps {
  /** Returns whether there was room on the list. */
  onAdd: (items: readonly NewShoppingItem[]) => boolean
}

/** Adds what is typed or pasted: "2 lemons", or several things at once. */
export function AddItem({ onAdd }: AddItemProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const last = useRef(Promise.resolve())
  const addAfter = async (typed: string, before: Promise<void>) => {
    const [items] = await Promise.all([readItems(typed), before])
    if (onAdd(items)) return
    setText(typed)
    setProblem(strings.listFull(MAX_SHOPPING_ITEMS))
  }
  /** Texts are added in the order in which they were typed, whichever is read first. */
  const add = (typed: string) => {
    setText('')
    last.current = addAfter(typed, last.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') setProblem(strings.addEmpty)
    else add(text)
  }
  /** A list is taken as it is: in a field of one line it would lose its line breaks. */
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').trim()
    if (!pasted.includes('\n') || text !== '') return
    event.preventDefault()
    if (pasted.length > MAX_PASTED) setProblem(strings.addTooLong)
    else add(pasted)
  }
  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={id} className="block font-semibold">
        {strings.addLabel}
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id={id}
          value={text}
          maxLength={MAX_PASTED}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={strings.addExample}
          aria-invalid={problem !== ''}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onPaste={onPaste}
          onChange={(event) => {
            setText(event.target.value)
            setProblem('')
          }}
          className="min-h-12 w-full min-w-0 rounded-card border border-control bg-surface px-4 placeholder:text-muted aria-invalid:border-danger"
        />
        <Button type="submit" className="min-h-12">
          <Plus aria-hidden="true" className="size-5" />
          {strings.add}
        </Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-2 text-danger text-sm">
          {problem}
        </p>
      )}
    </form>
  )
}
