import { blurred, evenContrast, thickened } from './contrast.ts'
import { type GrayPicture, shrink } from './gray.ts'
import { inkOf } from './ink.ts'
import { lieOf } from './slant.ts'
import { warped } from './warp.ts'

const negative = (picture: GrayPicture): GrayPicture => ({
  ...picture,
  data: picture.data.map((light) => 255 - light),
})

const LONGEST = 1600
const STRAIGHT = 0.4

/** With its lines level, and enlarged by a scale. */
function leveled(picture: GrayPicture, angle: number, scale: number): GrayPicture {
  const turn = ((Math.abs(angle) < STRAIGHT ? 0 : angle) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [wide, high] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  return warped(picture, wide, high, (x, y, to) => {
    const [dx, dy] = [(x - wide / 2) / scale, (y - high / 2) / scale]
    to[0] = picture.width / 2 + dx * cos - dy * sin
    to[1] = picture.height / 2 + dx * sin + dy * cos
  })
}

/** How a picture is made ready. */
export interface StampLook {
  /** White on dark. */
  isNegative: boolean
  /** How far dots are joined, in pixels. */
  join: number
  scale: number
}

/** Stamped dates in a picture, made ready for a recognizer in one way or another. */
export function stampPictures(source: GrayPicture) {
  const small = shrink(source, LONGEST)
  const { picture, lean } = evenContrast(blurred(small, 1))
  const angles = new Map<boolean, number>()
  const dark = (isNegative: boolean) =>
    isNegative ? evenContrast(negative(blurred(small, 1))).picture : picture
  const angleOf = (isNegative: boolean) => {
    const known = angles.get(isNegative)
    if (known !== undefined) return known
    const { isSideways, angle } = lieOf(inkOf(blurred(thickened(dark(isNegative), 1), 1)))
    angles.set(isNegative, isSideways ? 0 : angle)
    return isSideways ? 0 : angle
  }
  return {
    isNegative: lean > 0,
    look({ isNegative, join, scale }: StampLook): GrayPicture {
      const ready = leveled(dark(isNegative), angleOf(isNegative), scale)
      return join === 0 ? ready : blurred(thickened(ready, join), join)
    },
  }
}
