import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { MAX_AMOUNT } from '#core/contracts/ingredient-names.ts'
import { measureText } from '#core/shopping/measure.ts'
import type { Amount, StockDetail } from '#core/stock/event.ts'
import type { StockItem } from '#core/stock/item.ts'
import { Button } from '#web/ui/button.tsx'
import { stepped } from './amount-steps.ts'
import { amountWords } from './amount-words.ts'
import * as strings from './strings.ts'

/** Several taps are one change. */
const PAUSE_MS = 700

interface AmountFieldProps {
  item: StockItem
  onChange: (detail: StockDetail) => void
}

/** How much there is: counted up and down, or as the user writes it. */
export function AmountField({ item, onChange }: AmountFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [counted, setCounted] = useState<Amount>()
  const now = counted ?? item.amount
  const shown = counted ? measureText(counted) : amountWords(item)
  const isTyping = typed !== undefined && typed.trim() !== shown

  const commit = () => {
    if (counted) onChange({ amount: counted })
    setCounted(undefined)
  }
  const commitLast = useEffectEvent(commit)
  useEffect(() => {
    if (!counted) return
    const timer = setTimeout(commitLast, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [counted])
  // Closed before the pause was over.
  useEffect(() => () => commitLast(), [])

  const step = (direction: 1 | -1) => {
    setTyped(undefined)
    if (now) setCounted(stepped(now, direction))
  }
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    const text = typed?.trim() ?? ''
    if (isTyping) onChange(text === '' ? { amount: null, text: null } : { text })
    setTyped(undefined)
  }
  return (
    <form onSubmit={save} onBlur={counted ? commit : undefined}>
      <label htmlFor={id} className="font-semibold">
        {strings.amount}
      </label>
      <div className="mt-2 flex gap-2">
        {now && (
          <Button
            variant="outline"
            size="icon"
            className="size-12! shrink-0"
            aria-label={strings.less}
            disabled={now.value === 0}
            onClick={() => step(-1)}
          >
            <Minus aria-hidden="true" className="size-5" />
          </Button>
        )}
        <input
          id={id}
          value={typed ?? shown}
          maxLength={MAX_AMOUNT}
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setCounted(undefined)
            setTyped(event.target.value)
          }}
          onBlur={() => save()}
          className="min-h-12 w-full min-w-0 rounded-card border border-control bg-raised px-4 tabular-nums"
        />
        {now && (
          <Button
            variant="outline"
            size="icon"
            className="size-12! shrink-0"
            aria-label={strings.more}
            onClick={() => step(1)}
          >
            <Plus aria-hidden="true" className="size-5" />
          </Button>
        )}
        {isTyping && (
          <Button type="submit" className="min-h-12">
            {strings.save}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
        {strings.amountExample}
      </p>
    </form>
  )
}
