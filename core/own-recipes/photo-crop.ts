export interface Size {
  width: number
  height: number
}

export const CROP_SHAPES = ['original', 'cover', 'square'] as const
export type CropShape = (typeof CROP_SHAPES)[number]

/** What stays of a picture. Lengths are pixels of the picture after its turns. */
export interface Crop {
  shape: CropShape
  /** Quarter turns, clockwise. */
  turns: 0 | 1 | 2 | 3
  /** 1: as large as the picture allows. */
  zoom: number
  /** The middle of what stays. */
  x: number
  y: number
}

/** A rectangle of the turned picture. */
export interface Cut extends Size {
  turns: Crop['turns']
  left: number
  top: number
}

const COVER_RATIO = 4 / 3
const MOST_ZOOM = 5
/** Less than this many pixels a side would look coarse. */
const LEAST_SIDE = 240

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** Width by height of what stays. */
export function ratioOf(picture: Size, { shape, turns }: Pick<Crop, 'shape' | 'turns'>): number {
  if (shape === 'square') return 1
  if (shape === 'cover') return COVER_RATIO
  const { width, height } = turnedSize(picture, turns)
  return width / height
}

/** The largest rectangle of this shape in the picture. */
function largest(picture: Size, crop: Pick<Crop, 'shape' | 'turns'>): Size {
  const { width, height } = turnedSize(picture, crop.turns)
  const ratio = ratioOf(picture, crop)
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio }
}

export function mostZoom(picture: Size, crop: Pick<Crop, 'shape' | 'turns'>): number {
  const { width, height } = largest(picture, crop)
  return between(1, Math.min(width, height) / LEAST_SIDE, MOST_ZOOM)
}

/** The nearest crop that lies within the picture. */
function within(picture: Size, crop: Crop): Crop {
  const whole = turnedSize(picture, crop.turns)
  const zoom = between(1, crop.zoom, mostZoom(picture, crop))
  const { width, height } = largest(picture, crop)
  const [halfWide, halfHigh] = [width / zoom / 2, height / zoom / 2]
  return {
    ...crop,
    zoom,
    x: between(halfWide, crop.x, whole.width - halfWide),
    y: between(halfHigh, crop.y, whole.height - halfHigh),
  }
}

export const firstCrop = (picture: Size, shape: CropShape): Crop =>
  within(picture, { shape, turns: 0, zoom: 1, x: picture.width / 2, y: picture.height / 2 })

export function cutOf(picture: Size, crop: Crop): Cut {
  const { width, height } = largest(picture, crop)
  const [wide, high] = [width / crop.zoom, height / crop.zoom]
  const left = Math.max(0, crop.x - wide / 2)
  const top = Math.max(0, crop.y - high / 2)
  return { turns: crop.turns, left, top, width: wide, height: high }
}

/** The picture follows a finger that moved by these parts of the frame. */
export function moveCrop(picture: Size, crop: Crop, right: number, down: number): Crop {
  const { width, height } = cutOf(picture, crop)
  return within(picture, { ...crop, x: crop.x - right * width, y: crop.y - down * height })
}

/** Zooms, and leaves in place what is at this point of the frame; the middle is 0, 0 and the edges are at ±0.5. */
export function zoomCrop(picture: Size, crop: Crop, to: number, at = { x: 0, y: 0 }): Crop {
  const zoom = between(1, to, mostZoom(picture, crop))
  const before = cutOf(picture, crop)
  const after = cutOf(picture, { ...crop, zoom })
  const x = crop.x + at.x * (before.width - after.width)
  const y = crop.y + at.y * (before.height - after.height)
  return within(picture, { ...crop, zoom, x, y })
}

/** A quarter turn clockwise: what was in the middle stays there. */
export function turnCrop(picture: Size, crop: Crop): Crop {
  const { height } = turnedSize(picture, crop.turns)
  const turns = ((crop.turns + 1) % 4) as Crop['turns']
  return within(picture, { ...crop, turns, x: height - crop.y, y: crop.x })
}

export const shapeCrop = (picture: Size, crop: Crop, shape: CropShape): Crop =>
  within(picture, { ...crop, shape })

/** Whether the picture stays as it is. */
export const isWhole = (picture: Size, crop: Crop): boolean => {
  const { width, height } = cutOf(picture, crop)
  return crop.turns === 0 && picture.width - width < 0.5 && picture.height - height < 0.5
}

/** As a cover it would lose an edge, and it is large enough to choose which. */
export function isCutAsCover(picture: Size): boolean {
  const { width, height } = largest(picture, { shape: 'cover', turns: 0 })
  const lost = 1 - (width * height) / (picture.width * picture.height)
  return lost > 0.05 && Math.min(width, height) > LEAST_SIDE
}
