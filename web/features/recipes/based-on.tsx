import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { rich } from '#web/ui/rich.tsx'
import { sourceLink } from './attribution.tsx'
import { useRecipe } from './queries.ts'
import * as strings from './strings.ts'

/** Where a recipe of one's own comes from. */
export function OwnOrigin({ own }: { own: OwnRecipe }) {
  const { copied_from, source_url, source_name } = own.content
  // Named once: the name is the link.
  const source = sourceLink(source_url, source_name) ?? source_name
  return (
    <div className="grid gap-1 text-muted text-sm [overflow-wrap:anywhere]">
      <p>{own.isMine ? strings.ownRecipe : strings.householdRecipe}</p>
      {copied_from && <BasedOn id={copied_from} />}
      {source && <p>{rich(strings.ownSource, { link: () => source })}</p>}
    </div>
  )
}

function BasedOn({ id }: { id: string }) {
  const { data } = useRecipe(id)
  if (!data) return null
  return (
    <p>
      {rich(strings.basedOn, {
        link: () => (
          <Link to={paths.recipe(id)} className="text-link">
            {data.title}
          </Link>
        ),
      })}
    </p>
  )
}
