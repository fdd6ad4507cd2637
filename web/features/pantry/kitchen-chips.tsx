import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

/** More of them take a second line on a phone. */
const IN_A_LINE = 3

interface KitchenChipsProps {
  ingredients: readonly string[]
  /** Searches without one of them. */
  onRemove: (name: string) => void
}

const chip =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-chip border border-line bg-surface px-4 font-medium text-sm'

/** What the results are for: a tap removes one, as on the list itself. On a phone it is one line until a tap shows all. */
export function KitchenChips({ ingredients, onRemove }: KitchenChipsProps) {
  const [all, setAll] = useState(false)
  const isLong = ingredients.length > IN_A_LINE
  return (
    <div className="mt-2 flex items-start gap-2 md:mt-4">
      <ul
        aria-label={strings.yourIngredients}
        className={clsx(
          'flex min-w-0 grow flex-wrap gap-2',
          isLong && !all && 'max-sm:h-11 max-sm:overflow-hidden',
        )}
      >
        {ingredients.map((name) => (
          <li key={name} className="max-w-full">
            {ingredients.length > 1 ? (
              <button
                type="button"
                aria-label={strings.removeOne(name)}
                onClick={() => onRemove(name)}
                className={`${chip} transition-colors hover:border-danger`}
              >
                <span className="truncate">{name}</span>
                <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </button>
            ) : (
              // Without the last one there is nothing to search with.
              <span className={chip}>
                <span className="truncate">{name}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="flex shrink-0 items-center gap-2 font-medium text-accent text-sm">
        {isLong && (
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="min-h-11 px-1 sm:hidden"
          >
            {all ? strings.fewer : strings.allOf(ingredients.length)}
          </button>
        )}
        <Link to={paths.addIngredients()} className="inline-flex min-h-11 items-center px-1">
          {rich(strings.editIngredients, { hidden: (text) => <span className="sr-only">{text}</span> })}
        </Link>
      </div>
    </div>
  )
}
