import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'

interface ToggleChipProps {
  chosen: boolean
  onToggle: (chosen: boolean) => void
  children: ReactNode
}

/** One of several options; a check mark accompanies the color. */
export function ToggleChip({ chosen, onToggle, children }: ToggleChipProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-control px-4 font-medium text-sm transition-colors hover:border-herb has-checked:border-herb has-checked:bg-herb-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3">
      <input
        type="checkbox"
        checked={chosen}
        onChange={(event) => onToggle(event.target.checked)}
        className="peer sr-only"
      />
      <Check aria-hidden="true" className="hidden size-4 text-herb peer-checked:block" />
      {children}
    </label>
  )
}

interface ChipGroupProps<Value extends string> {
  legend: string
  hint?: ReactNode
  options: readonly Value[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  name?: (value: Value) => string
}

/** Chips with multiple selection. */
export function ChipGroup<Value extends string>({
  legend,
  hint,
  options,
  chosen,
  onChange,
  name = (value) => value,
}: ChipGroupProps<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {hint && <p className="mt-1 text-muted text-sm">{hint}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map((option) => (
          <ToggleChip
            key={option}
            chosen={chosen.includes(option)}
            onToggle={(on) => onChange(on ? [...chosen, option] : chosen.filter((one) => one !== option))}
          >
            {name(option)}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  )
}
