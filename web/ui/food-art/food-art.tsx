// Not inlined: <use> can't refer to a data URL.
import firstUrl from './first.svg?no-inline'
import type { foodArtNames } from './names.ts'

type FoodArtName = (typeof foodArtNames)[number]

/** A decorative drawing. It never conveys anything that the text next to it doesn't. */
export function FoodArt({ name, className }: { name: FoodArtName; className?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 32 32" className={className}>
      <use href={`${firstUrl}#${name}`} />
    </svg>
  )
}
