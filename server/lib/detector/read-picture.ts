import sharp from 'sharp'
import { MAX_PICTURE_PIXELS } from '#core/contracts/vision-ingredient-detector.ts'
import * as strings from '../strings.ts'

export interface Pixels {
  rgba: Uint8Array
  width: number
  height: number
}

/** The model's input is 320 px; twice that keeps resampling accurate and memory use small. */
const LONGEST_SIDE = 640

/** The supported formats; documents and scriptable drawings are excluded. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff'])

export class UnreadablePicture extends Error {}

/** A photo that is validated, rotated upright and scaled down to this size. */
async function openPicture(bytes: Uint8Array, longest: number) {
  const picture = sharp(bytes, {
    limitInputPixels: MAX_PICTURE_PIXELS,
    failOn: 'error',
    animated: false,
    pages: 1,
  })
  const { format, width, height } = await picture.metadata().catch((error: Error) => {
    throw new UnreadablePicture(
      /pixel limit/i.test(error.message) ? strings.imageTooManyPixels : strings.imageUnreadable,
    )
  })
  if (!FORMATS.has(format ?? '')) throw new UnreadablePicture(strings.imageUnsupported)
  if ((width ?? 0) * (height ?? 0) > MAX_PICTURE_PIXELS)
    throw new UnreadablePicture(strings.imageTooManyPixels)
  return picture
    .rotate()
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
}

const damaged = () => {
  throw new UnreadablePicture(strings.imageDamaged)
}

/** Decodes any photo to raw pixels. Throws `UnreadablePicture` with a message for the sender. */
export async function readPicture(bytes: Uint8Array): Promise<Pixels> {
  const picture = await openPicture(bytes, LONGEST_SIDE)
  const { data, info } = await picture
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged)
  return { rgba: data, width: info.width, height: info.height }
}

/** Converts any photo to a JPEG of a size that models accept, without camera metadata. */
export async function plainJpeg(bytes: Uint8Array, longest = 1024): Promise<Uint8Array> {
  const picture = await openPicture(bytes, longest)
  return picture.jpeg({ quality: 85 }).toBuffer().catch(damaged)
}
