import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import * as strings from './strings.ts'
import { EARLIER_IMPORTS, usePastImports } from './use-past-imports.ts'

/** From the cookbook to where an import is undone. */
export function PastImportsLink() {
  if (usePastImports().length === 0) return null
  return (
    <p className="mt-8">
      <Link
        to={`${paths.importRecipes()}#${EARLIER_IMPORTS}`}
        className="text-link inline-flex min-h-11 items-center"
      >
        {strings.pastTitle}
      </Link>
    </p>
  )
}
