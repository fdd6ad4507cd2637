import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useNear } from '#web/lib/use-near.ts'
import { usePhoto } from '#web/state/own/own-photos.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { drawnCover } from './reader.ts'

/** A photo is usually here at once; if it can't be fetched, the drawn cover takes its place. */
const PHOTO_MS = 1500

/** The recipe's first photo, or a drawn cover. */
export function OwnCover({ recipe, className }: { recipe: OwnRecipe; className?: string }) {
  const { title, cuisine_type: cuisine, ingredients, photos } = recipe.content
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const photo = usePhoto(recipe.id, isNear ? photos[0] : undefined)
  const [drawn, setDrawn] = useState<string>()
  const isDrawn = isNear && !photo
  const hasPhoto = photos.length > 0
  useEffect(() => {
    if (!isDrawn) return
    let gone = false
    const draw = () =>
      void drawnCover({ id: recipe.id, title, cuisine, ingredients }).then((address) => {
        if (!gone) setDrawn(address)
      })
    const timer = setTimeout(draw, hasPhoto ? PHOTO_MS : 0)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [isDrawn, hasPhoto, recipe.id, title, cuisine, ingredients])
  const address = photo ?? drawn
  return (
    <div ref={place} className={clsx('overflow-hidden bg-sunken', className)}>
      {address && <img src={address} alt="" width={640} height={480} className="size-full object-cover" />}
    </div>
  )
}
