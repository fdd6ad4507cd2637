import ExternalLink from 'lucide-react/icons/external-link'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

/** The source of the recipe. */
export function Attribution({ recipe }: { recipe: Pick<ExternalRecipeRow, 'source_url' | 'origin'> }) {
  const { origin } = recipe
  const source = webAddress(recipe.source_url)
  if (source && URL.canParse(source))
    return (
      <p className="text-muted text-sm">
        {rich(strings.source, {
          link: () => (
            <a
              href={source}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="inline-flex items-center gap-1 text-link"
            >
              {new URL(source).hostname.replace(/^www\./, '')}
              <ExternalLink aria-hidden="true" className="size-4 print:hidden" />
              <span className="sr-only">{strings.opensNewTab}</span>
            </a>
          ),
        })}
      </p>
    )
  return (
    <p className="text-muted text-sm">
      {origin === 'cookbook' ? strings.fromCookbook : strings.sourceUnknown}
    </p>
  )
}
