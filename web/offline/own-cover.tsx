import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { usePhoto } from '#web/state/own/own-photos.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { useOwnRecipe } from '#web/state/own/own-recipes.ts'
import type { OwnCoverProps } from '#web/ui/own-cover.ts'
import { askDeviceServer } from './device-client.ts'

const DRAWN_MS = 10_000

/** The drawn cover: the server can't draw what it doesn't know. */
function useDrawnCover({ id, updatedAt }: OwnRecipe, wanted: boolean): string | undefined {
  const [address, setAddress] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another drawing
  useEffect(() => {
    if (!wanted) return
    let gone = false
    void askDeviceServer(
      { method: 'GET', path: `/covers/${id}.svg`, body: '' },
      { own: true, ms: DRAWN_MS },
    ).then((answer) => {
      if (!gone && answer) setAddress(`data:image/svg+xml,${encodeURIComponent(answer.body)}`)
    })
    return () => {
      gone = true
    }
  }, [id, updatedAt, wanted])
  return address
}

function OwnPicture({ own, className }: { own: OwnRecipe; className: string | undefined }) {
  const photo = usePhoto(own.id, own.content.photos[0])
  const drawn = useDrawnCover(own, photo === undefined)
  const address = photo ?? drawn
  const look = clsx('bg-sunken object-cover', className)
  return address ? (
    <img src={address} alt="" width={640} height={480} decoding="async" className={look} />
  ) : (
    <div className={look} />
  )
}

/** The first photo of an own recipe, or its drawn cover. */
export function OwnCover({ recipe, className, children }: OwnCoverProps) {
  const own = useOwnRecipe(recipe.id)
  return own ? <OwnPicture own={own} className={className} /> : children
}
