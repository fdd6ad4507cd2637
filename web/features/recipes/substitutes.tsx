import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useAllNeeds } from '#web/state/preferences.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useSubstitutes } from './queries.ts'
import * as strings from './strings.ts'

const SHOWN = 3

/** Substitutes for a missing ingredient, fetched when they are shown. */
export function Substitutes({ name, title, recipeId }: { name: string; title: string; recipeId: string }) {
  return (
    <>
      <Answer name={name} title={title} />
      <Link
        to={paths.substitutionAssistant({ ingredient: name, recipe: title, recipeId })}
        className="inline-flex min-h-11 items-center gap-1 text-link text-sm"
      >
        {strings.substitutesMore(name)}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </>
  )
}

function Answer({ name, title }: { name: string; title: string }) {
  const { data, isPending, isError } = useSubstitutes(name, title, useAllNeeds(), true)
  if (isPending) return <Spinner label={strings.substitutesLoading(name)} />
  if (isError) return <p className="text-sm">{strings.substitutesFailed}</p>
  if (data.substitutions.length === 0) return <p className="text-sm">{strings.substitutesNone}</p>
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
