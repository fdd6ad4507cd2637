import type { Position } from '#core/contracts/vision-ingredient-detector.ts'
import type { PictureSize } from '#core/vision/detector.ts'
import { cropOf } from './crop-of.ts'

interface CropProps {
  url: string
  size: PictureSize | null
  /** The whole photo if null. */
  position: Position | null
}

const look = 'size-12 shrink-0 rounded-lg border border-line bg-sunken'

/** What a name was read from, cut out of the photo. Decorative: the name is beside it. */
export function Crop({ url, size, position }: CropProps) {
  if (!size || !position) return <img src={url} alt="" className={`${look} object-cover`} />
  return (
    <span
      aria-hidden="true"
      className={`${look} block bg-no-repeat`}
      style={{ backgroundImage: `url("${url}")`, ...cropOf(position, size) }}
    />
  )
}
