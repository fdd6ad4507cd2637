import { clsx } from 'clsx'
import { useId } from 'react'
import type { System } from '#core/recipes/measures.ts'
import { readingStore } from '#web/state/recipe-reading.ts'
import * as strings from './strings.ts'

const SYSTEMS: readonly { system: System; label: string }[] = [
  { system: 'us', label: strings.unitsUs },
  { system: 'metric', label: strings.unitsMetric },
]

/** Cups and Fahrenheit, or grams and Celsius. The choice applies to all recipes on this device. */
export function UnitSwitch({ system }: { system: System }) {
  const name = useId()
  return (
    <fieldset className="print:hidden">
      <legend className="sr-only">{strings.unitsLegend}</legend>
      <div className="inline-flex rounded-chip border border-control p-0.5">
        {SYSTEMS.map((one) => (
          <label
            key={one.system}
            className={clsx(
              'relative inline-flex min-h-10 items-center rounded-chip px-3 font-semibold text-sm has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              one.system === system ? 'bg-solid text-on-solid' : 'hover:bg-accent-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={one.system === system}
              onChange={() => readingStore.setSystem(one.system)}
              className="sr-only"
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
