import sharp from 'sharp'
import { plainJpeg } from '../../lib/detector/read-picture.ts'

const SIZES = [1200, 900, 600]
const MOST_BYTES = 400 * 1024
/** Smaller ones are icons, or count visitors. */
const LEAST_PIXELS = 100

/** A picture of a page, encoded again and small, in base64; undefined if it is none. */
export async function smallPhoto(bytes: Uint8Array): Promise<string | undefined> {
  try {
    for (const size of SIZES) {
      const jpeg = Buffer.from(await plainJpeg(bytes, size))
      const { width = 0, height = 0 } = await sharp(jpeg).metadata()
      if (Math.min(width, height) < LEAST_PIXELS) return undefined
      if (jpeg.length <= MOST_BYTES) return jpeg.toString('base64')
    }
  } catch {
    // Not a picture, or a damaged one: the recipe comes without it.
  }
  return undefined
}
