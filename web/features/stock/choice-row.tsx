import type { LucideIcon } from 'lucide-react'

interface Choice<Value extends string> {
  value: Value
  label: string
  icon: LucideIcon
}

interface ChoiceRowProps<Value extends string> {
  legend: string
  choices: readonly Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A few options side by side, one of them chosen; the arrow keys move between them. */
export function ChoiceRow<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
}: ChoiceRowProps<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {choices.map(({ value, label, icon: Icon }) => (
          <label
            key={value}
            className="flex min-h-12 items-center justify-center gap-2 rounded-card border border-control px-2 font-medium text-sm transition-colors hover:border-herb has-checked:border-2 has-checked:border-herb has-checked:bg-herb-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={legend}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
