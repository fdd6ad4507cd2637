import Check from 'lucide-react/icons/check'
import { memo } from 'react'
import { pantryStore, usePantry } from '#web/state/pantry.ts'
import * as startStrings from './start/strings.ts'

const OFFERED = [
  'water',
  'salt',
  'black pepper',
  'olive oil',
  'vegetable oil',
  'butter',
  'flour',
  'sugar',
  'garlic',
  'onion',
]

/** Staples: they affect a recipe's score neither way. */
export const Staples = memo(function Staples() {
  const { staples } = usePantry()
  const shown = [...new Set([...OFFERED, ...staples])]
  return (
    <fieldset>
      <legend className="font-semibold">{startStrings.staplesLegend}</legend>
      <p className="mt-1 text-sm text-muted">{startStrings.staplesHint}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {shown.map((name) => (
          <label
            key={name}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-line bg-surface px-4 text-sm font-medium transition-colors hover:border-accent has-checked:border-herb has-checked:bg-herb-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              checked={staples.includes(name)}
              onChange={(event) => pantryStore.setStaples([name], event.target.checked)}
              className="peer sr-only"
            />
            <Check aria-hidden="true" className="hidden size-4 text-herb peer-checked:block" />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
})
