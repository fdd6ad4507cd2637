import { type ReactNode, useId } from 'react'

interface SwitchProps {
  label: string
  hint?: ReactNode
  on: boolean
  onChange: (on: boolean) => void
}

export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className={`flex min-h-11 justify-between gap-4 py-1.5 ${hint ? 'items-start' : 'items-center'}`}>
      <span className="min-w-0">
        <span className="font-semibold">{label}</span>
        {hint && (
          <span id={id} className="block text-muted text-sm">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="relative mt-0.5 h-7 w-12 shrink-0 appearance-none rounded-chip border border-control bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5.5 before:rounded-chip before:bg-control before:transition-transform checked:border-solid checked:bg-solid checked:before:translate-x-5 checked:before:bg-on-solid"
      />
    </label>
  )
}
