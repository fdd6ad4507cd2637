import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type ReactNode, useState } from 'react'
import { rich } from './rich.tsx'
import * as strings from './strings.ts'

interface ToggleChipProps {
  chosen: boolean
  onToggle: (chosen: boolean) => void
  /** Chosen elsewhere, and shown as such: it can't be changed here. */
  fixed?: boolean
  children: ReactNode
}

/** One of several options; a check mark accompanies the color, in room of its own: nothing moves. */
export function ToggleChip({ chosen, onToggle, fixed, children }: ToggleChipProps) {
  const Mark = fixed ? ShieldCheck : Check
  return (
    <label className="relative inline-flex min-h-11 items-center rounded-chip border border-control px-5 font-medium text-sm transition-colors hover:border-herb has-checked:border-herb has-checked:bg-herb-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3">
      <input
        type="checkbox"
        checked={fixed || chosen}
        disabled={fixed}
        onChange={(event) => onToggle(event.target.checked)}
        className="peer sr-only"
      />
      <Mark aria-hidden="true" className="absolute left-1 hidden size-3.5 text-herb peer-checked:block" />
      {children}
      {fixed && <span className="sr-only">{strings.alwaysOn}</span>}
    </label>
  )
}

interface ChipGroupProps<Value extends string> {
  legend: string
  hint?: ReactNode
  options: readonly Value[]
  chosen: readonly Value[]
  /** Of the options, those that the user's diets and allergies have on already. */
  fixed?: readonly Value[]
  onChange: (chosen: Value[]) => void
  name?: (value: Value) => string
  /** Of a long list, how many are shown before it is expanded. The chosen ones always are. */
  first?: number
  /** Next to other filters: the legend looks like their labels. */
  quiet?: boolean
}

/** Chips with multiple selection; the selection keeps the order of the options. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { legend, hint, options, chosen, onChange, name = (value) => value, quiet } = props
  const { first = options.length, fixed = [] } = props
  const [all, setAll] = useState(false)
  // A chip must not vanish under the finger that deselects it.
  const [atFirst] = useState(chosen)
  const shown = options.filter(
    (option, at) => all || at < first || [...chosen, ...atFirst, ...fixed].includes(option),
  )
  const toggle = (option: Value, on: boolean) => {
    const known = options.filter((one) => (one === option ? on : chosen.includes(one)))
    onChange([...chosen.filter((one) => !options.includes(one)), ...known])
  }
  return (
    <fieldset>
      <legend className={quiet ? 'text-muted text-sm' : 'font-semibold'}>{legend}</legend>
      {hint && <p className="mt-1 text-muted text-sm">{hint}</p>}
      {fixed.length > 0 && (
        <p className="flex items-center gap-1 text-muted text-sm">
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-herb" />
          {strings.alwaysOnNote}
        </p>
      )}
      <div className={`flex flex-wrap gap-2 ${quiet ? 'mt-1' : 'mt-3'}`}>
        {shown.map((option) => (
          <ToggleChip
            key={option}
            chosen={chosen.includes(option)}
            fixed={fixed.includes(option)}
            onToggle={(on) => toggle(option, on)}
          >
            {name(option)}
          </ToggleChip>
        ))}
        {shown.length < options.length && (
          <button
            type="button"
            onClick={() => setAll(true)}
            className="inline-flex min-h-11 items-center gap-1 rounded-chip px-3 font-semibold text-accent text-sm hover:bg-accent-soft"
          >
            {rich(strings.moreOptions(options.length - shown.length, legend), {
              legend: (text) => <span className="sr-only">{text}</span>,
            })}
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
    </fieldset>
  )
}
