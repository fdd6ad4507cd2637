import { type ReactNode, useEffect, useId, useState } from 'react'
import * as strings from './strings.ts'

interface Bounds {
  min: number
  max: number
  step?: number
}

interface SliderProps extends Bounds {
  label: string
  value: number
  onChange: (value: number) => void
  hint?: ReactNode
  /** How the number is displayed: "70 of 100". */
  text?: (value: number) => string
}

/** A native slider. The number next to it is authoritative, even beyond the slider's end. */
export function Slider({ label, value, onChange, hint, text = String, ...bounds }: SliderProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="font-display text-lg tabular-nums">
          {text(value)}
        </output>
      </div>
      <input
        {...bounds}
        id={id}
        type="range"
        value={Math.min(value, bounds.max)}
        aria-valuetext={text(value)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(Number(event.target.value))}
        className="mt-1 h-11 w-full accent-accent"
      />
      <p className="flex justify-between text-muted text-xs tabular-nums" aria-hidden="true">
        <span>{bounds.min}</span>
        <span>{bounds.max}</span>
      </p>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

interface NumberFieldProps extends Bounds {
  label: string
  value: number
  onChange: (value: number) => void
  hint?: ReactNode
}

const clamp = (value: number, { min, max }: Bounds) => Math.min(max, Math.max(min, Math.round(value)))

/** An integer within bounds. The text may be anything while typing; the value always stays within them. */
export function NumberField({ label, value, onChange, hint, min, max, step = 1 }: NumberFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped((now) => (Number(now) === value ? now : String(value))), [value])
  const settle = () => {
    const number = Number(typed)
    const next = typed.trim() === '' || Number.isNaN(number) ? value : clamp(number, { min, max })
    setTyped(String(next))
    onChange(next)
  }
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={step}
        value={typed}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setTyped(event.target.value)
          const number = Number(event.target.value)
          if (event.target.value.trim() !== '' && !Number.isNaN(number)) onChange(clamp(number, { min, max }))
        }}
        onBlur={settle}
        className="mt-2 min-h-12 w-full rounded-card border border-control bg-raised px-4 tabular-nums"
      />
      <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
        {hint ?? strings.range(min, max.toLocaleString('en-US'))}
      </p>
    </div>
  )
}

/** Related controls, side by side if there is room. */
export const ControlGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">{children}</div>
)
