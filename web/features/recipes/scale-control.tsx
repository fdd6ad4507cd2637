import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { writeAmount } from '#core/recipes/kitchen-number.ts'
import { MAX_FACTOR, MIN_FACTOR, readingStore } from '#web/state/recipe-reading.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

const QUICK = [
  { factor: 0.5, label: '½×', name: strings.scaleHalf },
  { factor: 1, label: '1×', name: strings.scaleAsWritten },
  { factor: 2, label: '2×', name: strings.scaleDouble },
] as const

const same = (a: number, b: number) => Math.abs(a - b) < 0.001
const short = (factor: number) => String(Number(factor.toFixed(2)))

/** What is made, in servings if the recipe states how many it makes. */
export function servingsText(servings: number | null, factor: number): string | null {
  return servings === null ? null : writeAmount(servings * factor)
}

interface ServingsControlProps {
  id: string
  servings: number | null
  factor: number
}

/** More or less of the recipe, one serving at a time. */
export function ServingsControl({ id, servings, factor }: ServingsControlProps) {
  const setFactor = (next: number) => readingStore.setFactor(id, next)
  // Without a number of servings, the increment is half a recipe.
  const step = servings === null ? 0.5 : 1 / servings
  const near = Math.round(factor / step)
  const shown = servingsText(servings, factor)
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{strings.servingsLegend}</legend>
      <Button
        variant="outline"
        size="icon"
        aria-label={servings === null ? strings.less : strings.oneServingFewer}
        disabled={(near - 1) * step < MIN_FACTOR}
        onClick={() => setFactor((near - 1) * step)}
      >
        <Minus aria-hidden="true" className="size-5" />
      </Button>
      <output className="min-w-22 px-1 text-center font-display text-lg tabular-nums">
        {shown === null ? `${short(factor)}×` : strings.servesOutput(shown)}
      </output>
      <Button
        variant="outline"
        size="icon"
        aria-label={servings === null ? strings.more : strings.oneServingMore}
        disabled={(near + 1) * step > MAX_FACTOR}
        onClick={() => setFactor((near + 1) * step)}
      >
        <Plus aria-hidden="true" className="size-5" />
      </Button>
    </fieldset>
  )
}

/** Half, double, or any factor. */
export function FactorControl({ id, factor }: { id: string; factor: number }) {
  const setFactor = (next: number) => readingStore.setFactor(id, next)
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">{strings.scaleLegend}</legend>
      {QUICK.map((one) => (
        <Button
          key={one.factor}
          variant={same(one.factor, factor) ? 'solid' : 'outline'}
          size="icon"
          className="text-sm"
          aria-label={one.name}
          aria-pressed={same(one.factor, factor)}
          onClick={() => setFactor(one.factor)}
        >
          {one.label}
        </Button>
      ))}
      <FactorField factor={factor} onChange={setFactor} />
    </fieldset>
  )
}

/** Any factor, as "1.5". The typed text stays; it applies as soon as it is a valid factor. */
function FactorField({ factor, onChange }: { factor: number; onChange: (factor: number) => void }) {
  const [text, setText] = useState(short(factor))
  const id = useId()
  useEffect(() => {
    setText((now) => (same(Number(now.replace(',', '.')), Number(short(factor))) ? now : short(factor)))
  }, [factor])
  const type = (next: string) => {
    setText(next)
    const number = Number(next.replace(',', '.'))
    if (number >= MIN_FACTOR && number <= MAX_FACTOR) onChange(number)
  }
  // Text typed before hydration counts too.
  const field = useRef<HTMLInputElement>(null)
  const takeEarly = useEffectEvent(() => {
    const early = field.current?.value
    if (early && early !== text) type(early)
  })
  useEffect(() => takeEarly(), [])
  const typed = Number(text.replace(',', '.'))
  const wrong = !(typed >= MIN_FACTOR && typed <= MAX_FACTOR)
  return (
    <span className="ml-1 inline-flex items-center gap-1">
      <label htmlFor={id} className="text-muted text-sm">
        {` ${strings.scaleBy} `}
      </label>
      <input
        ref={field}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={wrong}
        title={strings.scaleRange(MIN_FACTOR, MAX_FACTOR)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => wrong && setText(short(factor))}
        className="min-h-11 w-14 rounded-card border border-control bg-raised px-2 text-center tabular-nums aria-invalid:border-danger"
      />
    </span>
  )
}
