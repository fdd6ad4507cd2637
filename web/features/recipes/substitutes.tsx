import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useAllNeeds } from '#web/state/preferences.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useSubstitutes } from './queries.ts'

const SHOWN = 3

/** Substitutes for a missing ingredient. Fetched when opened. */
export function Substitutes({ name, title, recipeId }: { name: string; title: string; recipeId: string }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="print:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-9 items-center gap-1 font-semibold text-accent text-sm"
      >
        Substitutes<span className="sr-only"> for {name}</span>
        <ChevronDown
          aria-hidden="true"
          className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      {open && (
        <div id={id} className="pb-2">
          <Answer name={name} title={title} />
          <Link
            to={paths.substitutionAssistant({ ingredient: name, recipe: title, recipeId })}
            className="mt-2 inline-flex min-h-9 items-center gap-1 text-link text-sm"
          >
            More about replacing {name}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </div>
      )}
    </div>
  )
}

function Answer({ name, title }: { name: string; title: string }) {
  const { data, isPending, isError } = useSubstitutes(name, title, useAllNeeds(), true)
  if (isPending) return <Spinner label={`Looking for substitutes for ${name}`} />
  if (isError) return <p className="text-sm">That could not be looked up just now. Please try again.</p>
  if (data.substitutions.length === 0)
    return (
      <p className="text-sm">Nothing stands in for it well here. It may be one to buy or to leave out.</p>
    )
  return (
    <ul className="grid gap-2">
      {data.substitutions.slice(0, SHOWN).map(({ substitute, ratio, notes, impact, cautions }) => (
        <li key={substitute} className="text-sm">
          <span className="font-semibold">{substitute}</span> <span>({ratio})</span>
          {(notes || impact) && <span className="block">{notes || impact}</span>}
          {cautions.length > 0 && <span className="block font-semibold">{cautions.join(' ')}</span>}
        </li>
      ))}
    </ul>
  )
}
