import { Link } from 'react-router'
import { webAddress } from '#core/contracts/web-address.ts'
import { paths } from '#web/paths.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { rich } from '#web/ui/rich.tsx'
import { Attribution } from './attribution.tsx'
import { useRecipe } from './queries.ts'
import * as strings from './strings.ts'

/** Where a recipe of one's own comes from. */
export function OwnOrigin({ own }: { own: OwnRecipe }) {
  const { copied_from, source_url, source_name } = own.content
  return (
    <div className="grid gap-1 text-muted text-sm">
      <p>{own.isMine ? strings.ownRecipe : strings.householdRecipe}</p>
      {copied_from && <BasedOn id={copied_from} />}
      {source_name && <p>{strings.ownSource(source_name)}</p>}
      {webAddress(source_url) && <Attribution recipe={{ source_url, origin: 'own' }} />}
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
