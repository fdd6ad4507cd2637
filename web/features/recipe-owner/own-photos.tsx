import { clsx } from 'clsx'
import { svgAddress, usePhotoOrNone } from '#web/state/own/own-cover.ts'
import { useOwnFacts } from '#web/state/own/own-facts.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import * as strings from './strings.ts'

/** The picture of a recipe of one's own: its first photo, else the drawn cover. Null while it isn't known. */
export function useOwnPicture(own: OwnRecipe | undefined): string | null {
  const photo = usePhotoOrNone(own?.id ?? '', own?.content.photos[0])
  const { data } = useOwnFacts(own)
  if (photo !== null) return photo ?? null
  return data?.cover ? svgAddress(data.cover) : null
}

/** The photos side by side, the first one in view; without any, the drawn cover. */
export function OwnPhotos({ own, className }: { own: OwnRecipe; className: string }) {
  const { photos, title } = own.content
  const picture = useOwnPicture(own)
  if (photos.length < 2)
    return (
      <RecipeCover
        key={picture}
        recipe={{ id: own.id, cover_image_url: null }}
        picture={picture}
        first
        className={className}
      />
    )
  return (
    <section
      aria-label={strings.photosLabel(photos.length)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
      tabIndex={0}
      className={clsx(className, 'flex snap-x snap-mandatory gap-2 overflow-x-auto')}
    >
      {photos.map((name, at) => (
        <Photo
          key={name}
          recipeId={own.id}
          name={name}
          label={strings.photoOf(at + 1, photos.length, title)}
        />
      ))}
    </section>
  )
}

function Photo({ recipeId, name, label }: { recipeId: string; name: string; label: string }) {
  const address = usePhotoOrNone(recipeId, name)
  if (address === null) return null
  return (
    <div className="h-full w-[92%] shrink-0 snap-start overflow-hidden rounded-card bg-sunken">
      {address && <img src={address} alt={label} className="size-full object-cover" />}
    </div>
  )
}
