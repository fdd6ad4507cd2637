import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useId, useState } from 'react'
import { MAX_SHOPPING_ITEMS } from '#core/contracts/shopping-limits.ts'
import { MAX_SHOPPING_LINE } from '#core/shopping/item.ts'
import { shoppingStore } from '#web/state/shopping.ts'
import { Button } from '#web/ui/button.tsx'
import { nameOfLine } from './name-of-line.ts'

/** Adds an item by hand: "2 lemons". */
export function AddItem() {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const line = text.trim()
    if (line === '') return setProblem('Type what to buy, such as 2 lemons.')
    if (shoppingStore.add([{ name: nameOfLine(line), line }]) === 0)
      return setProblem(`The list is full: ${MAX_SHOPPING_ITEMS} items. Clear what is done first.`)
    setText('')
  }
  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={id} className="block font-semibold">
        Add to the list
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id={id}
          value={text}
          maxLength={MAX_SHOPPING_LINE}
          autoComplete="off"
          enterKeyHint="done"
          placeholder="2 lemons"
          aria-invalid={problem !== ''}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setProblem('')
          }}
          className="min-h-12 w-full min-w-0 rounded-card border border-control bg-surface px-4 placeholder:text-muted aria-invalid:border-danger"
        />
        <Button type="submit" className="min-h-12">
          <Plus aria-hidden="true" className="size-5" />
          Add
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
