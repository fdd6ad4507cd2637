import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isRecipeImage } from '#core/contracts/recipe-image.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { paths } from '#web/paths.ts'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

const ORIGINS: Record<ExternalRecipeRow['origin'], string> = {
  cookbook: strings.fromCookbook,
  own: strings.ownRecipe,
  scraped: strings.sourceUnknown,
  added: strings.sourceUnknown,
}

/** The source of the recipe, and of a scraped one who it is by. */
type Credited = Pick<ExternalRecipeRow, 'source_url' | 'origin'> &
  Partial<Pick<ExternalRecipeRow, 'author' | 'publisher' | 'license' | 'cover_image_url'>>

export function Attribution({ recipe }: { recipe: Credited }) {
  const link = sourceLink(recipe.source_url)
  if (!link) return <p className="text-muted text-sm">{ORIGINS[recipe.origin]}</p>
  // A recipe that the user wrote isn't the site's.
  const sentence = recipe.origin === 'own' ? strings.ownSource : strings.source
  if (recipe.origin !== 'scraped')
    return <p className="text-muted text-sm">{rich(sentence, { link: () => link })}</p>
  const { author, license, publisher, cover_image_url: cover = null } = recipe
  return (
    <div className="grid gap-1 text-muted text-sm">
      <p>{rich(sentence, { link: () => link })}</p>
      {author && <p>{strings.byAuthor(author, publisher ?? null)}</p>}
      {license && <p>{rich(strings.underLicense, { license: () => licenseLink(license) })}</p>}
      {isRecipeImage(cover) && <p>{rich(strings.photoSource, { link: () => link })}</p>}
      <p className="print:hidden">
        <Link to={paths.contact('removal')} className="text-link">
          {strings.askRemoval}
        </Link>
      </p>
    </div>
  )
}

function licenseLink(license: string): ReactNode {
  const address = webAddress(license)
  if (!address) return license
  return (
    <a href={address} target="_blank" rel="license noopener noreferrer nofollow" className="text-link">
      {address.replace(/^https?:\/\//, '')}
      <span className="sr-only">{strings.opensNewTab}</span>
    </a>
  )
}

/** Null unless it is a web address. Named by its site, if it has no other name. */
export function sourceLink(url: string | null, name?: string | null): ReactNode {
  const source = webAddress(url)
  if (!source || !URL.canParse(source)) return null
  return (
    <a
      href={source}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex items-center gap-1 text-link [overflow-wrap:anywhere]"
    >
      {name || new URL(source).hostname.replace(/^www\./, '')}
      <ExternalLink aria-hidden="true" className="size-4 shrink-0 print:hidden" />
      <span className="sr-only">{strings.opensNewTab}</span>
    </a>
  )
}
