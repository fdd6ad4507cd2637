import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

const ORIGINS: Record<ExternalRecipeRow['origin'], string> = {
  cookbook: strings.fromCookbook,
  own: strings.ownRecipe,
  scraped: strings.sourceUnknown,
  added: strings.sourceUnknown,
}

/** The source of the recipe. */
export function Attribution({ recipe }: { recipe: Pick<ExternalRecipeRow, 'source_url' | 'origin'> }) {
  const link = sourceLink(recipe.source_url)
  if (!link) return <p className="text-muted text-sm">{ORIGINS[recipe.origin]}</p>
  // A recipe that the user wrote isn't the site's.
  const sentence = recipe.origin === 'own' ? strings.ownSource : strings.source
  return <p className="text-muted text-sm">{rich(sentence, { link: () => link })}</p>
}

/** Null unless it is a web address. */
export function sourceLink(url: string | null): ReactNode {
  const source = webAddress(url)
  if (!source || !URL.canParse(source)) return null
  return (
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
  )
}
