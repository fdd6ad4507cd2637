import { useId, useState } from 'react'
import { dayWords } from '#core/stock/words/date-words.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

interface DateFieldProps {
  label: string
  value: string | null
  today: string
  /** The first and the last day that make sense. */
  min: string
  max: string
  quick: readonly { label: string; day: string }[]
  onDay: (day: string | null) => void
}

/** A calendar day: by a tap on a likely one, or any other. */
export function DateField({ label, value, today, min, max, quick, onDay }: DateFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const isFine = (day: string) => day >= min && day <= max
  /** Half a date is empty, and a year being typed is long ago: neither is taken or refused until the field is left. */
  const change = (day: string) => {
    setWrong(false)
    if (!isFine(day)) return setTyped(day)
    setTyped(undefined)
    if (day !== value) onDay(day)
  }
  const leave = () => {
    if (typed && !isFine(typed)) setWrong(true)
    else setTyped(undefined)
  }
  const choose = (day: string | null) => {
    setTyped(undefined)
    setWrong(false)
    if (day !== value) onDay(day)
  }
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-2">
        <label htmlFor={id} className="text-muted text-sm">
          {label}
        </label>
        {value !== null && (
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3 min-h-11! px-3! text-muted!"
            aria-label={strings.clearOf(label)}
            onClick={() => choose(null)}
          >
            {strings.clear}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <input
          id={id}
          type="date"
          min={min}
          max={max}
          value={typed ?? value ?? ''}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
          className="min-h-11 min-w-0 flex-1 basis-40 rounded-card border border-control bg-raised px-3 aria-invalid:border-danger"
        />
        {quick.map((one) => (
          <Button
            key={one.label}
            variant="outline"
            size="sm"
            className="min-h-11! px-3!"
            aria-label={strings.quickOf(label, one.label)}
            aria-pressed={one.day === value}
            onClick={() => choose(one.day)}
          >
            {one.label}
          </Button>
        ))}
      </div>
      {isWrong && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-danger text-sm">
          {strings.dayOutOfRange(dayWords(min, today), dayWords(max, today))}
        </p>
      )}
    </div>
  )
}
