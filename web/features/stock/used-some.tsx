import { type FormEvent, useId, useState } from 'react'
import { MAX_AMOUNT } from '#core/contracts/ingredient-names.ts'
import { pluralUnit } from '#core/shopping/measure.ts'
import { minus } from '#core/stock/amounts.ts'
import type { StockItem } from '#core/stock/item.ts'
import { isPieces } from '#core/stock/line-amount.ts'
import { usedOf } from '#core/stock/lot-events.ts'
import { amountInWords } from '#core/stock/words/amount-words.ts'
import { capital } from '#core/text/capital.ts'
import type { NewStockEvent } from '#web/state/stock/stock-log.ts'
import { Button } from '#web/ui/button.tsx'
import { shownName } from './pantry-groups.ts'
import { readAmount } from './read-amount.ts'
import { usedPart } from './stock-changes.ts'
import * as strings from './strings.ts'

const PARTS = [
  { part: 0.25, sign: strings.quarter, left: strings.mostLeft },
  { part: 0.5, sign: strings.half, left: strings.halfLeft },
  { part: 0.75, sign: strings.threeQuarters, left: strings.littleLeft },
] as const

/** One, two, half of them: whole ones, as far as there are; of the last one, half. */
const piecesOf = (value: number): number[] => {
  const whole = [1, 2, value / 2].filter((one) => Number.isInteger(one) && one < value)
  return whole.length > 0 ? [...new Set(whole)] : [value / 2]
}

interface UsedSomeProps {
  item: StockItem
  onUsed: (events: readonly NewStockEvent[], title: string) => void
}

/** A part of it went: a fraction of what was there, or an amount. */
export function UsedSome({ item, onUsed }: UsedSomeProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const amount = item.amount && item.amount.value > 0 ? item.amount : undefined
  const pieces = amount && isPieces(amount.unit) ? piecesOf(amount.value) : undefined
  const title = capital(shownName(item))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const used = amount && readAmount(text, item.name, amount.unit)
    if (!amount || !used || !minus(amount, used))
      return setProblem(strings.partUnclear(amount?.unit ? pluralUnit(amount.unit) : strings.pieces))
    onUsed(usedOf(item, used), strings.wasUsed(title, amountInWords(used)))
  }
  return (
    <fieldset className="rounded-card border border-line bg-sunken p-4">
      <legend className="sr-only">{strings.partUsed}</legend>
      <p>{amount ? strings.partQuestion(amountInWords(amount)) : strings.partQuestionUnknown}</p>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {pieces
          ? pieces.map((value) => {
              const used = { value, unit: amount?.unit ?? null }
              return (
                <Button
                  key={value}
                  variant="outline"
                  className="bg-surface px-2! text-sm!"
                  onClick={() => onUsed(usedOf(item, used), strings.wasUsed(title, amountInWords(used)))}
                >
                  {amountInWords(used)}
                </Button>
              )
            })
          : PARTS.map(({ part, sign, left }) => {
              const used = amount && amountInWords({ ...amount, value: amount.value * part })
              return (
                <Button
                  key={part}
                  variant="outline"
                  className="bg-surface px-2! text-sm!"
                  onClick={() =>
                    onUsed(
                      usedPart(item, part),
                      used ? strings.wasUsed(title, used) : strings.someUsed(title, left),
                    )
                  }
                >
                  {used ? strings.partOf(sign, used) : sign}
                </Button>
              )
            })}
      </div>
      {amount && (
        <form noValidate onSubmit={submit} className="mt-3">
          <label htmlFor={id} className="block text-muted text-sm">
            {strings.partField}
          </label>
          <div className="mt-1 flex gap-2">
            <input
              id={id}
              value={text}
              maxLength={MAX_AMOUNT}
              autoComplete="off"
              enterKeyHint="done"
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={(event) => {
                setText(event.target.value)
                setProblem(undefined)
              }}
              className="min-h-11 w-full min-w-0 rounded-card border border-control bg-surface px-4 aria-invalid:border-danger"
            />
            <Button type="submit" variant="outline" className="bg-surface">
              {strings.partSave}
            </Button>
          </div>
          {problem && (
            <p id={`${id}-problem`} role="alert" className="mt-1 text-danger text-sm">
              {problem}
            </p>
          )}
        </form>
      )}
    </fieldset>
  )
}
