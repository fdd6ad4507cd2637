import { clsx } from 'clsx'
import { useRef } from 'react'
import { useNear } from '../../lib/use-near.ts'
import type { OwnCoverProps } from '../../ui/own-cover.ts'
import { useDrawnCover } from './own-facts.ts'
import { usePhoto } from './own-photos.ts'
import type { OwnRecipe } from './own-recipe.ts'
import { useOwnRecipe } from './own-recipes.ts'

/** The first photo of an own recipe, else its drawn cover; both only when the reader is near. */
export function OwnCover({ own, className }: { own: OwnRecipe; className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const photo = usePhoto(own.id, isNear ? own.content.photos[0] : undefined)
  const drawn = useDrawnCover(own, isNear && photo === null)
  const address = photo ?? drawn
  return (
    <div ref={place} className={clsx('overflow-hidden bg-sunken', className)}>
      {address && (
        <img
          src={address}
          alt=""
          width={640}
          height={480}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </div>
  )
}

/** For lists in which only some recipes are the user's own. */
export function CoverIfOwn({ recipe, className, children }: OwnCoverProps) {
  const own = useOwnRecipe(recipe.id)
  return own ? <OwnCover own={own} className={className} /> : children
}
