import type { GrayPicture } from './gray.ts'
import { evenLight } from './light.ts'

/** Pixels that are print: 1 for ink. */
export interface Ink {
  width: number
  height: number
  data: Uint8Array
}

const TILE = 24
/** No text is as dense: a photo, or the table beside the page. */
const DENSEST = 0.42

export function splitLight(data: Uint8Array): number {
  const counts = new Float64Array(256)
  for (const light of data) counts[light] = (counts[light] as number) + 1
  let [total, sum] = [0, 0]
  for (let light = 0; light < 256; light++) {
    total += counts[light] as number
    sum += light * (counts[light] as number)
  }
  let [below, belowSum, best, at] = [0, 0, -1, 128]
  for (let light = 0; light < 256; light++) {
    below += counts[light] as number
    belowSum += light * (counts[light] as number)
    if (below === 0 || below === total) continue
    const apart = belowSum / below - (sum - belowSum) / (total - below)
    const between = below * (total - below) * apart * apart
    if (between > best) {
      best = between
      at = light
    }
  }
  return at
}

/** Text only: what is too dense to be text is left out. */
export function inkOf(picture: GrayPicture): Ink {
  const { width, height, data: light } = evenLight(picture)
  const limit = Math.min(190, Math.max(110, splitLight(light)))
  const data = new Uint8Array(light.length)
  for (let at = 0; at < light.length; at++) data[at] = (light[at] as number) < limit ? 1 : 0
  for (let top = 0; top < height; top += TILE)
    for (let left = 0; left < width; left += TILE) {
      const [bottom, right] = [Math.min(height, top + TILE), Math.min(width, left + TILE)]
      let count = 0
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) count += data[y * width + x] as number
      if (count < DENSEST * (bottom - top) * (right - left)) continue
      for (let y = top; y < bottom; y++) data.fill(0, y * width + left, y * width + right)
    }
  return { width, height, data }
}
