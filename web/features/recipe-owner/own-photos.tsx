import { clsx } from 'clsx'
import { OwnCover } from '#web/state/own/own-cover.tsx'
import { usePhoto } from '#web/state/own/own-photos.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import * as strings from './strings.ts'

/** The photos side by side, the first one in view; without any, the drawn cover. */
export function OwnPhotos({ own, className }: { own: OwnRecipe; className: string }) {
  const { photos, title } = own.content
  if (photos.length < 2) return <OwnCover own={own} className={className} />
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
  const address = usePhoto(recipeId, name)
  if (address === null) return null
  return (
    <div className="h-full w-[92%] shrink-0 snap-start overflow-hidden rounded-card bg-sunken">
      {address && <img src={address} alt={label} className="size-full object-cover" />}
    </div>
  )
}
