import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

interface StepperProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A small number: one less, one more. */
export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by))
    if (next !== value) onChange(next)
  }
  return (
    <fieldset className="flex min-h-11 items-center justify-between gap-4">
      <legend className="float-left font-semibold">{label}</legend>
      <div className="flex items-center gap-1">
        <Button
          variant="outline"
          size="icon"
          aria-label={strings.fewer(label)}
          aria-disabled={value <= min}
          className="aria-disabled:opacity-40"
          onClick={() => step(-1)}
        >
          <Minus aria-hidden="true" className="size-5" />
        </Button>
        <output aria-live="polite" className="min-w-10 text-center font-semibold tabular-nums">
          {value}
        </output>
        <Button
          variant="outline"
          size="icon"
          aria-label={strings.greater(label)}
          aria-disabled={value >= max}
          className="aria-disabled:opacity-40"
          onClick={() => step(1)}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </fieldset>
  )
}
