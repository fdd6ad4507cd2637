import { clsx } from 'clsx'
import { useState } from 'react'
import { pictureAddress } from '#core/contracts/web-address.ts'
import { useOwnCover } from './own-cover.ts'
import { Plate } from './plate.tsx'

interface RecipeCoverProps {
  recipe: { id: string; cover_image_url: string | null }
  /** The address of another picture; null while it isn't known yet. */
  picture?: string | null
  /** Visible immediately: it is fetched with priority. */
  first?: boolean
  className?: string
}

/** The recipe's picture, or a plate if it fails to load. */
export function RecipeCover(props: RecipeCoverProps) {
  const Own = useOwnCover()
  const cover = <SharedCover {...props} />
  return Own ? (
    <Own recipe={props.recipe} className={props.className}>
      {cover}
    </Own>
  ) : (
    cover
  )
}

function SharedCover({ recipe, picture, first = false, className }: RecipeCoverProps) {
  const [broken, setBroken] = useState(false)
  // Recipes without a picture get a drawn cover.
  const url = picture ?? pictureAddress(recipe.cover_image_url) ?? `/covers/${recipe.id}.svg`
  if (picture === null) return <div className={clsx('bg-sunken', className)} />
  if (!broken)
    return (
      <img
        src={url}
        alt=""
        width={640}
        height={480}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        onError={() => setBroken(true)}
        className={clsx('bg-sunken object-cover', className)}
      />
    )
  return (
    <div
      className={clsx(
        'flex items-center justify-center bg-[radial-gradient(circle_at_50%_40%,var(--accent-soft),var(--sunken))]',
        className,
      )}
    >
      <Plate className="w-2/5" />
    </div>
  )
}
