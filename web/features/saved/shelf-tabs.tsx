import { clsx } from 'clsx'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import * as strings from './strings.ts'

const SHELVES = [
  { at: 'saved', to: paths.saved(), label: strings.shelfSaved },
  { at: 'own', to: paths.myRecipes(), label: strings.shelfOwn },
] as const

/** What was saved and what was written are two pages; whoever looks for a recipe on one finds the way to the other. */
export function ShelfTabs({ at }: { at: 'saved' | 'own' }) {
  return (
    <nav aria-label={strings.shelves} className="mb-5 flex gap-2">
      {SHELVES.map((shelf) => (
        <Link
          key={shelf.at}
          to={shelf.to}
          aria-current={shelf.at === at ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-chip border px-4 font-semibold',
            shelf.at === at
              ? 'border-transparent bg-solid text-on-solid'
              : 'border-control hover:bg-accent-soft',
          )}
        >
          {shelf.label}
        </Link>
      ))}
    </nav>
  )
}
