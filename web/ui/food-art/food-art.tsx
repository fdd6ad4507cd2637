import firstUrl from './first.svg?url'
import { firstArtNames, type foodArtNames } from './names.ts'
import spriteUrl from './sprite.svg?url'

export type FoodArtName = (typeof foodArtNames)[number]

/** The URL of a drawing, for <use>. */
export const artAddress = (name: FoodArtName) =>
  `${firstArtNames.includes(name) ? firstUrl : spriteUrl}#${name}`

/** A decorative drawing. It never conveys anything that the text next to it doesn't. */
export function FoodArt({ name, className }: { name: FoodArtName; className?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 32 32" className={className}>
      <use href={artAddress(name)} />
    </svg>
  )
}
