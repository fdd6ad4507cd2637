import { type Ref, useId, useImperativeHandle, useState } from 'react'
import { MAX_AMOUNT } from '#core/contracts/ingredient-names.ts'
import { Button } from '#web/ui/button.tsx'
import type { Saves } from './saves.ts'
import * as strings from './strings.ts'

/** Below zero, none at all, or a number that no kitchen holds; words such as "half full" are fine. */
const NONSENSE = /^\s*[-–−]|\d\s*e\s*\d|^\s*0+(?:[.,]0+)?(?:\s|$)|\d{7}/i

interface AmountFieldProps {
  /** In words; empty if unknown. */
  now: string
  isGuess: boolean
  onAmount: (text: string) => void
  saves?: Ref<Saves>
}

/** How much of it there is in all, as the user writes it. */
export function AmountField({ now, isGuess, onAmount, saves }: AmountFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && NONSENSE.test(typed)
  const commit = () => {
    if (isWrong) return false
    if (typed !== undefined && typed.trim() !== now) onAmount(typed.trim())
    setTyped(undefined)
    return true
  }
  useImperativeHandle(saves, () => ({ save: commit }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {strings.amount}
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id={id}
          value={typed ?? now}
          maxLength={MAX_AMOUNT}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-hint`}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => commit()}
          className="min-h-12 w-full min-w-0 rounded-card border border-control bg-raised px-4 tabular-nums aria-invalid:border-danger"
        />
        {typed !== undefined && typed.trim() !== now && (
          <Button type="submit" className="min-h-12">
            {strings.save}
          </Button>
        )}
      </div>
      <p
        id={`${id}-hint`}
        role={isWrong ? 'alert' : undefined}
        className={`mt-1.5 text-sm ${isWrong ? 'text-danger' : 'text-muted'}`}
      >
        {isWrong ? strings.amountWrong : isGuess ? strings.amountGuessed : strings.amountExample}
      </p>
    </form>
  )
}
