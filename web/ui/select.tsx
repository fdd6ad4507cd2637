import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'

export interface Option<Value extends string> {
  value: Value
  label: string
  /** It is there to say why it can't be chosen. */
  isDisabled?: boolean
}

/** A native select in our style: it works on every phone, keyboard and screen reader. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  compact = false,
}: {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The label is only spoken: the options say what it is. */
  compact?: boolean
}) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={clsx('block text-muted text-sm', compact && 'sr-only')}>
        {label}
      </label>
      <div className={clsx('relative', !compact && 'mt-1')}>
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className="min-h-11 w-full appearance-none truncate rounded-card border border-control bg-raised pr-9 pl-4 max-[22.5rem]:pl-3"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-muted"
        />
      </div>
    </div>
  )
}
