import { useId, useState } from 'react'
import { MAX_AMOUNT } from '#core/contracts/ingredient-names.ts'
import { capital } from '#core/text/capital.ts'
import * as strings from './strings.ts'
import { isUnclear, type Part, saidAmount, type UsedChoice } from './use-choices.ts'

const PARTS: readonly (readonly [Part, string])[] = [
  ['all', strings.partAll],
  ['some', strings.partSome],
  ['none', strings.partNone],
]

/** "400 g of 500 g", "all of it", "some of it". */
function wordsOf({ used: { item, takes }, part, typed, text }: UsedChoice): string {
  if (part === 'none') return strings.notUsed
  const there = item.amount && saidAmount(item.amount)
  if (part === 'all') return there ? strings.allOf(there) : strings.allOfIt
  if (there && item.amount && text.trim() !== '' && typed) {
    // "About ¼ of 1 head", not "a quarter of a head of 1 head".
    const isPart = typed.unit === item.amount.unit && typed.value < 1
    return strings.someOf(saidAmount(isPart ? { ...typed, unit: null } : typed), there)
  }
  return !there && takes ? saidAmount(takes, true) : strings.someOfIt
}

interface UsedRowProps {
  choice: UsedChoice
  onSay: (more: { part?: Part; text?: string }) => void
}

/** One item of the pantry: how much of it the meal took. */
export function UsedRow({ choice, onSay }: UsedRowProps) {
  const id = useId()
  const { used, part, text } = choice
  const name = capital(used.item.name)
  const unclear = isUnclear(choice)
  const [editing, setEditing] = useState(false)
  const canEdit = part === 'some' && used.item.amount !== null
  return (
    <li className="py-2">
      <fieldset className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <legend className="sr-only">{strings.howMuchOf(name)}</legend>
        <span className="min-w-0 flex-1 basis-24 leading-snug">
          <span className="font-semibold">{name}</span>
          {canEdit && !editing ? (
            <button
              type="button"
              className="flex min-h-11 items-center text-left text-link text-sm"
              aria-label={strings.changeAmount(wordsOf(choice), name)}
              onClick={() => setEditing(true)}
            >
              {wordsOf(choice)}
            </button>
          ) : (
            <span className="block text-muted text-sm">{wordsOf(choice)}</span>
          )}
        </span>
        <span className="flex shrink-0 overflow-hidden rounded-chip border border-control">
          {PARTS.map(([value, label]) => (
            <label
              key={value}
              className="grid min-h-14 min-w-13 cursor-pointer place-items-center px-2 text-sm has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:-outline-offset-3"
            >
              <input
                type="radio"
                name={id}
                value={value}
                checked={part === value}
                onChange={() => {
                  onSay({ part: value })
                  setEditing(value === 'some')
                }}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </span>
        {canEdit && editing && used.item.amount && (
          <span className="flex w-full flex-wrap items-center justify-end gap-2 text-sm">
            <label htmlFor={`${id}-amount`} className="text-muted">
              {strings.amountUsed}
            </label>
            <input
              id={`${id}-amount`}
              value={text}
              maxLength={MAX_AMOUNT}
              autoComplete="off"
              aria-invalid={unclear}
              aria-describedby={unclear ? `${id}-problem` : undefined}
              onChange={(event) => onSay({ text: event.target.value })}
              className="min-h-14 w-28 rounded-card border border-control bg-raised px-3 tabular-nums aria-invalid:border-danger"
            />
            <span className="text-muted">{strings.ofAmount(saidAmount(used.item.amount))}</span>
            {unclear && (
              <span id={`${id}-problem`} className="w-full text-right text-danger">
                {strings.amountUnclear(saidAmount(used.item.amount))}
              </span>
            )}
          </span>
        )}
      </fieldset>
    </li>
  )
}
