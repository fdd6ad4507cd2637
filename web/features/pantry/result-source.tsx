import ExternalLink from 'lucide-react/icons/external-link'
import type { MatchedRecipe } from '#core/contracts/match-recipes.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { paths } from '#web/paths.ts'
import { useOwnRecipe } from '#web/state/own/own-recipes.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

/** Undefined unless it is a web address. */
const hostOf = (source: string | null): string | undefined =>
  source && URL.canParse(source) ? new URL(source).hostname.replace(/^www\./, '') || undefined : undefined

const hidden = (title: string) => (text: string) => (
  <span className="sr-only">{rich(text, { title: () => title })}</span>
)

/** Recipes of our cookbook and of the user's own open here; of others, the source in a new tab. */
export function ResultSource({ recipe }: { recipe: MatchedRecipe }) {
  const look = buttonLook({ variant: 'outline', className: 'w-full' })
  const source = webAddress(recipe.source_url)
  const host = hostOf(source)
  if (recipe.origin === 'own') return <OwnSource recipe={recipe} host={host} />
  if (recipe.origin === 'cookbook') return <OpenHere recipe={recipe} from={strings.fromCookbook} />
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">{host ?? strings.unknownSource}</p>
      {source && URL.canParse(source) ? (
        <a href={source} target="_blank" rel="noopener noreferrer nofollow" className={look}>
          {rich(strings.viewSource, { hidden: hidden(recipe.title) })}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      ) : (
        <button type="button" disabled className={look}>
          {strings.noSource}
        </button>
      )}
    </div>
  )
}

/** Whose recipe it is, and where they have it from. */
function OwnSource({ recipe, host }: { recipe: MatchedRecipe; host: string | undefined }) {
  const own = useOwnRecipe(recipe.id)
  const whose = own?.isMine === false ? strings.householdRecipe : strings.ownRecipe
  const source = own?.content.source_name ?? host
  return <OpenHere recipe={recipe} from={source ? `${whose} · ${source}` : whose} />
}

function OpenHere({ recipe: { id, title }, from }: { recipe: MatchedRecipe; from: string }) {
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">{from}</p>
      <LinkButton to={paths.recipe(id)} variant="outline" className="w-full">
        {rich(strings.openRecipe, { hidden: hidden(title) })}
      </LinkButton>
    </div>
  )
}
